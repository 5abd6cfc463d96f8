import { followable } from '../../words.ts';
import type { Row } from './requests.ts';

/** What of an answered record names it. */

/** The value at a path: `build.make`; of `financing_options[].loan_term` the first. */
export function valueAt(row: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const name = key.replace(/\[\]$/, '');
    const inner = (value as Row | undefined)?.[name];
    return key.endsWith('[]') ? (inner as unknown[] | undefined)?.[0] : inner;
  }, row);
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const first = (row: Row, paths: readonly string[]): string | undefined =>
  paths.map((path) => text(valueAt(row, path))).find((value) => value !== undefined);

export const titleOf = (row: Row): string =>
  first(row, ['heading', 'seller_name', 'inventory_url', 'id', 'vin']) ?? 'Without a name';

/** Who sells it and where, or where a dealer is. */
export const sellerOf = (row: Row): string =>
  [['dealer.name'], ['dealer.city', 'city'], ['dealer.state', 'state']]
    .map((paths) => first(row, paths))
    .filter((one) => one !== undefined)
    .join(', ');

export const pageOf = (row: Row): string | undefined => followable(row.vdp_url);

/** Addresses of the dealer's photos; http ones are none, the page's policy has no place for them. */
export const photosOf = (row: Row): string[] => {
  const links = valueAt(row, 'media.photo_links');
  if (!Array.isArray(links)) return [];
  return links.flatMap((link) => followable(link) ?? []).filter((link) => link.startsWith('https:'));
};

export const nameOf = (row: Row): string => first(row, ['id', 'mc_website_id', 'vin']) ?? titleOf(row);
