import { exportsOf } from '../../src/catalog/modules.ts';
import type { MarketCases } from './market-cases.ts';

/** What the tests need of each market besides US cars: the files of markets/. */
export const MARKET_CASES: readonly MarketCases[] = await exportsOf<MarketCases>(
  new URL('./markets/', import.meta.url),
  'cases',
);
