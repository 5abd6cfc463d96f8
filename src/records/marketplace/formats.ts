import type { MarketplaceFormat } from './format.ts';
import { marketplaceA } from './marketplace-a.ts';
import { marketplaceB } from './marketplace-b.ts';

/** Formats by their names in the path. Throws where two have one name, as a copy has whose name was not changed. */
export function byName(formats: readonly MarketplaceFormat[]): Readonly<Record<string, MarketplaceFormat>> {
  const names = formats.map(({ name }) => name);
  const twice = names.find((one, at) => names.indexOf(one) < at);
  if (twice !== undefined)
    throw new Error(`src/records/marketplace/formats.ts: two formats are called ${twice}`);
  return Object.fromEntries(formats.map((format) => [format.name, format]));
}

/** Every format by its name in the path (part-1.md E3); a new one is a file and a name in this list. */
export const MARKETPLACE_FORMATS: Readonly<Record<string, MarketplaceFormat>> = byName([
  marketplaceA,
  marketplaceB,
]);

/** Names by which existing clients ask for a format (supplement section 0) → its name here. */
const VENDOR_NAMES: ReadonlyMap<string, string> = new Map([
  ['facebook', marketplaceA.name],
  ['google-va-feed', marketplaceB.name],
]);

/** an object would also know `constructor` */
const BY_NAME: ReadonlyMap<string, MarketplaceFormat> = new Map(Object.entries(MARKETPLACE_FORMATS));

/** The format of a name in the path; case-sensitive, undefined when there is none. */
export const formatOf = (name: string): MarketplaceFormat | undefined =>
  BY_NAME.get(VENDOR_NAMES.get(name) ?? name);
