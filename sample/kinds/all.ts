import type { Market } from '../../src/catalog/markets.ts';
import { heavyEquipment } from './equipment.ts';
import type { Kind } from './kind.ts';
import { ukCars, ukRvs } from './uk.ts';
import { motorcycles, rvs } from './wheels.ts';

/** The made-up markets besides US cars. */
const KINDS: readonly Kind[] = [motorcycles, heavyEquipment, rvs, ukCars, ukRvs];

/** Markets that the sample holds besides US cars. */
export const OTHER_MARKETS: readonly Market[] = KINDS.map(({ market }) => market);

/** What a market sells, and its number among them. */
export function kindOf(market: Market): readonly [Kind, number] {
  const at = KINDS.findIndex((kind) => kind.market === market);
  const kind = KINDS[at];
  if (!kind) throw new Error(`the sample has nothing of ${market}`);
  return [kind, at];
}
