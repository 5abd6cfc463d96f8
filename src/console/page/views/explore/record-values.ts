import { followable } from '../../words.ts';
import type { Row } from './answer.ts';

/** What of an answered record names it. */

const isKnown = (value: unknown): boolean => value !== undefined && value !== null;

/** Every value at a path: `build.make`; of `offer.vehicles[].make` that of each object that has one. */
export const valuesAt = (row: Row, path: string): readonly unknown[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>(
      (values, key) =>
        values.flatMap((value) => (value as Row)[key.replace(/\[\]$/, '')]).filter((value) => isKnown(value)),
      [row],
    );

/** The value at a path, a list whole; of several objects that of the first that has one. */
export function valueAt(row: Row, path: string): unknown {
  if (path.includes('[]')) return valuesAt(row, path)[0];
  return path.split('.').reduce<unknown>((value, key) => (value as Row | undefined)?.[key], row);
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const first = (row: Row, paths: readonly string[]): string | undefined =>
  paths.map((path) => text(valueAt(row, path))).find((value) => value !== undefined);

const NAMES = [
  'heading',
  'seller_name',
  'inventory_url',
  'offer.titles[]',
  'offer.oem_program_name',
  'offer.offer_type',
  'id',
  'vin',
];

/** Name of a record, as a heading. */
export const titleOf = (row: Row): string => first(row, NAMES) ?? 'No name';

/** Who sells it and where, or where a dealer is, or an offer is made. */
export const sellerOf = (row: Row): string =>
  [['dealer.name'], ['dealer.city', 'city'], ['dealer.state', 'state']]
    .map((paths) => first(row, paths))
    .filter((one) => one !== undefined)
    .join(', ');

/** Address of the vehicle's page at its dealer; undefined where it is none that a browser may follow. */
export const pageOf = (row: Row): string | undefined => followable(row.vdp_url);

/** Addresses of the dealer's photos; http ones are none, the page's policy has no place for them. */
export const photosOf = (row: Row): string[] => {
  const links = valueAt(row, 'media.photo_links');
  if (!Array.isArray(links)) return [];
  return links.flatMap((link) => followable(link) ?? []).filter((link) => link.startsWith('https:'));
};

/** Id of a record, or its title where it has none. */
export const nameOf = (row: Row): string => first(row, ['id', 'mc_website_id', 'vin']) ?? titleOf(row);
