import type { ScopeName } from '../../catalog/market-operations.ts';
import { listingsOf, type Market } from '../../catalog/markets.ts';
import { RECENTS, REST } from '../../catalog/roles.ts';
import type { Scope } from '../policy.ts';
import { activeDays } from './active-days.ts';
import { attributed, likeAttributed } from './attribution.ts';
import { carType, condition } from './condition.ts';
import { coverage } from './coverage.ts';
import { ukCoverage, ukRecents } from './coverage-uk.ts';
import { inventory, newInTransit } from './inventory.ts';
import { like } from './like.ts';
import { location, ukLocation } from './location.ts';
import { offers } from './offers.ts';
import { preferredDealers } from './preferred-dealers.ts';
import { privateOnly, soldBy, title } from './private-and-auction.ts';
import { likeCars, sellers } from './sellers.ts';
import { oneKindOfCounts, soldOrExpired } from './sold-or-expired.ts';
import { ymmt } from './ymmt.ts';

/** The scopes by the names that markets give them. */
const SCOPES: Readonly<Record<ScopeName, Scope | ((market: Market) => Scope)>> = {
  coverage,
  'coverage, any seller': sellers(coverage, likeCars),
  'UK coverage': ukCoverage,
  'UK coverage, any seller': sellers(ukCoverage),
  attributed: (market) => attributed(market),
  'attributed, any seller': (market) => sellers(attributed(market), likeAttributed),
  inventory,
  'private sellers': soldBy(REST, 'fsbo'),
  auctions: soldBy(REST, 'auction'),
  departed: soldBy(RECENTS, 'dealer'),
  'UK departed': ukRecents,
  location,
  'UK location': ukLocation,
  condition,
  'car type': carType,
  offers: offers,
  ymmt: (market) => ymmt(listingsOf(market)),
  like,
  'active days': activeDays,
  'preferred dealers': preferredDealers,
  'new in transit': newInTransit,
  'no dealers': privateOnly,
  title,
  'sold or expired': soldOrExpired,
  'one kind of counts': oneKindOfCounts,
};

/** The scope that a market's search names. */
export function scopeNamed(name: ScopeName, market: Market): Scope {
  const scope = SCOPES[name];
  return typeof scope === 'function' ? scope(market) : scope;
}
