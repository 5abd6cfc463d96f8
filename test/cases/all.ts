import { build } from './build.ts';
import type { Case } from './case.ts';
import { colours } from './colours.ts';
import { composites } from './composites.ts';
import { coverage } from './coverage.ts';
import { dealers } from './dealers.ts';
import { dealerships } from './dealerships.ts';
import { equipment } from './equipment.ts';
import { facets } from './facets.ts';
import { figures } from './figures.ts';
import { identity } from './identity.ts';
import { incentives, incentivesOfMake } from './incentives.ts';
import { inventory } from './inventory.ts';
import { marketplaces } from './marketplaces.ts';
import { money } from './money.ts';
import { otherMarkets } from './other-markets.ts';
import { otherSellers } from './other-sellers.ts';
import { page } from './page.ts';
import { place } from './place.ts';
import { presentation } from './presentation.ts';
import { refusals } from './refusals.ts';
import { seller } from './seller.ts';
import { times } from './times.ts';
import { uk } from './uk.ts';

/** The corpus by theme. */
export const CORPUS: Readonly<Record<string, readonly Case[]>> = {
  apart: otherSellers,
  build,
  colours,
  composites,
  coverage,
  dealers,
  dealerships,
  equipment,
  facets,
  figures,
  identity,
  incentives,
  'incentives of a make': incentivesOfMake,
  inventory,
  marketplaces,
  money,
  otherMarkets,
  page,
  place,
  presentation,
  refusals,
  seller,
  times,
  uk,
};

export const CASES: readonly Case[] = Object.values(CORPUS).flat();
