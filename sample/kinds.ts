import { MARKETS, type Market } from '../src/catalog/markets.ts';
import { exportsOf } from '../src/catalog/modules.ts';
import type { Kind } from './kind.ts';

/** The made-up markets besides US cars: each file of kinds/ exports one. */
const KINDS: readonly Kind[] = (await exportsOf<Kind>(new URL('./kinds/', import.meta.url), 'kind')).toSorted(
  (one, other) => one.number - other.number,
);

for (const [at, { market, number }] of KINDS.entries()) {
  if (!MARKETS.includes(market))
    throw new Error(`sample/kinds: ${market}: no file of src/catalog/markets declares this market`);
  const same = KINDS.slice(0, at).find((one) => one.number === number || one.market === market);
  if (same)
    throw new Error(
      `sample/kinds: ${same.market} has the number ${same.number}, ${market} has ${number}: each kind has a market and a number of its own`,
    );
}

/** Markets that the sample holds besides US cars. */
export const OTHER_MARKETS: readonly Market[] = KINDS.map(({ market }) => market);

/** What a market sells. Throws where the sample has nothing of it. */
export function kindOf(market: Market): Kind {
  const kind = KINDS.find((one) => one.market === market);
  if (!kind) throw new Error(`the sample has nothing of ${market}: no file of sample/kinds is of it`);
  return kind;
}
