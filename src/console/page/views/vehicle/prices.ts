import type { SearchDescription } from '../../../metadata.ts';
import { isMixed, named, unitOf, withUnit } from '../../money.ts';
import type { Column } from '../../parts/data-table.tsx';
import { figure } from '../../words.ts';
import { unitOfRecord } from '../dealer/country.ts';

/** Prices of a vehicle's records: each is in the money of the country where it was offered. */

/** What is asked of a record. */
export interface PricedListing {
  readonly price?: number | undefined;
  readonly country?: string | undefined;
}

const ownUnit = (search: SearchDescription, { country }: PricedListing): string | undefined =>
  unitOfRecord(search, 'price', { country });

/** What the prices of all these records are of; undefined: of several kinds of money, or of one that is not told. */
export function commonUnit(search: SearchDescription, records: readonly PricedListing[]): string | undefined {
  const units = new Set(records.flatMap((one) => (one.price === undefined ? [] : [ownUnit(search, one)])));
  const [unit = unitOf(search, 'price')] = units;
  return units.size > 1 || isMixed(unit) ? undefined : unit;
}

/** The column of prices: its head tells what all are of, or each price does. */
export function priceColumn<One>(
  search: SearchDescription,
  rows: readonly One[],
  pricedOf: (row: One) => PricedListing,
): Column<One> {
  const unit = commonUnit(search, rows.map(pricedOf));
  const column = { name: 'price', title: named('Price', unit), value: (row: One) => pricedOf(row).price };
  if (unit !== undefined) return column;
  const show = (row: One): string => {
    const { price } = pricedOf(row);
    return price === undefined ? '–' : withUnit(figure(price), ownUnit(search, pricedOf(row)));
  };
  return { ...column, show };
}
