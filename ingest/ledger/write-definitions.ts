import { listingsOf, MARKETS } from '../../src/catalog/markets.ts';
import { BUILT, madeIn } from './built.ts';
import { definitionsFile } from './definitions.ts';
import { emptyLedger } from './empty.ts';
import { WRITING } from './lock.ts';

// the last step of a build
await madeIn(BUILT, definitionsFile());
for (const market of MARKETS)
  await madeIn(BUILT, emptyLedger({ market, dataset: listingsOf(market) }, WRITING));
