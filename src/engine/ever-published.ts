import type { Client } from '@elastic/elasticsearch';
import { INSIGHTS_MARKET, type Market } from '../catalog/markets.ts';
import { NO_MARKET, type Role, rolesOf, SOLD } from '../catalog/roles.ts';
import { engineFault } from './ask.ts';
import { reportedRoles } from './deliveries.ts';
import { publishedBefore } from './published-roles.ts';

/** Sold deliveries have no market; sales that follow from listings are of one. */
const PUBLISHED_BY = [NO_MARKET, INSIGHTS_MARKET];

/** Longest time that an answer is believed. */
const FRESH_MS = 1000;

/** Whose deliveries published what is asked for, and which roles tell it. */
interface Wanted {
  readonly markets: readonly string[];
  readonly roles: readonly Role[];
}

async function everPublished(
  client: Client,
  prefix: string,
  dataDir: string,
  { markets, roles }: Wanted,
): Promise<boolean> {
  for (const market of markets) {
    const reported = await reportedRoles(client, prefix, market);
    const known = reported ?? publishedBefore({ dataDir, indexPrefix: prefix }, market);
    if (roles.some((role) => known.has(role))) return true;
  }
  return false;
}

/** Asks at most once a second. */
function asking(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let askedAt = 0;
  return () => {
    if (asked && performance.now() - askedAt < FRESH_MS) return asked;
    askedAt = performance.now();
    const now = ask().catch((error) => {
      if (asked === now) asked = undefined;
      throw engineFault(error);
    });
    asked = now;
    return now;
  };
}

/**
 * Were sold months ever published, on whichever machine? The reports of deliveries tell; where the engine has none at
 * all, the state directory does. Asked at most once a second. Throws EngineDown where it cannot be known.
 */
export const soldEverPublished = (
  client: Client,
  prefix: string,
  dataDir: string,
): (() => Promise<boolean>) =>
  asking(() => everPublished(client, prefix, dataDir, { markets: PUBLISHED_BY, roles: [SOLD] }));

/** The same of the listings of a market, whose days every delivery publishes. */
export const listingsEverPublished = (
  client: Client,
  prefix: string,
  dataDir: string,
  market: Market,
): (() => Promise<boolean>) =>
  asking(() => everPublished(client, prefix, dataDir, { markets: [market], roles: rolesOf(market) }));
