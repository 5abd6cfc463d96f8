import type { Dataset } from '../../src/catalog/field.ts';
import { name } from '../ground/sql.ts';

/**
 * Where a listing stands (feeds.md section 5, "private sellers and auctions"): at its dealer; one that has no dealer
 * where its car_location is, where that is known. A place is taken whole from one side.
 */

/** Parts of a place: of the seller, and of where the vehicle stands. */
const PARTS = [
  ['city', 'car_city'],
  ['state', 'car_state'],
  ['county', 'car_county'],
  ['zip', 'car_zip'],
  ['latitude', 'car_latitude'],
  ['longitude', 'car_longitude'],
] as const;

/**
 * SQL of the parts of the place by the name of the seller's field, on columns named as the fields; `relation`: whose
 * columns, where several have the name.
 */
export function standsSql(
  { fields }: Pick<Dataset, 'fields'>,
  relation?: string,
): Readonly<Record<string, string>> {
  const names = new Set(fields.map((field) => field.name));
  const of = (field: string): string =>
    names.has(field) ? `${relation === undefined ? '' : `${relation}.`}${name(field)}` : 'NULL';
  const known = PARTS.map(([, car]) => of(car)).filter((sql) => sql !== 'NULL');
  if (known.length === 0) return {};
  const seller = ['seller_type', 'seller_name', 'dealer_id', 'mc_website_id', 'mc_dealer_id'].map(of);
  const apart = `has_no_dealer(${seller.join(', ')}) AND coalesce(${known.join(', ')}) IS NOT NULL`;
  return Object.fromEntries(
    PARTS.filter(([own]) => names.has(own)).map(([own, car]) => {
      const there = car === 'car_zip' ? `postal_text(${of(car)})` : of(car);
      return [own, `CASE WHEN ${apart} THEN ${there} ELSE ${of(own)} END`];
    }),
  );
}
