import { cut } from '../text.ts';
import { type ListingRecord, milesOf } from './listing.ts';

/** Longest texts that marketplaces take, in characters (supplement 8.1; the title: the catalog's public schema). */
export const LONGEST = { title: 500, description: 5000 } as const;

const joined = (parts: readonly unknown[], by: string): string | undefined =>
  parts.filter((part) => part !== undefined).join(by) || undefined;

/** The heading, else `year make model trim` (supplement 8.1). */
export function titleOf({ heading, build }: ListingRecord): string | undefined {
  const title = heading ?? joined([build?.year, build?.make, build?.model, build?.trim], ' ');
  return title && cut(title, LONGEST.title);
}

/** The colour in the dealer's words, else the base colour. */
export const exteriorOf = (listed: ListingRecord): string | undefined =>
  listed.exterior_color ?? listed.base_ext_color;

/** The interior colour: as it is worded, else the base colour. */
export const interiorOf = (listed: ListingRecord): string | undefined =>
  listed.interior_color ?? listed.base_int_color;

const followed = (value: string | undefined, by: string): string | undefined => value && `${value} ${by}`;

/** made once: making one costs more than the rest of a listing */
const thousands = new Intl.NumberFormat('en-US');

function factsOf(listed: ListingRecord): string | undefined {
  const { build } = listed;
  const miles = milesOf(listed);
  const facts = [
    miles === undefined ? undefined : `${thousands.format(miles)} miles`,
    followed(exteriorOf(listed), 'exterior'),
    followed(interiorOf(listed), 'interior'),
    build?.body_type,
    followed(build?.engine, 'engine'),
    followed(build?.transmission, 'transmission'),
    build?.drivetrain,
  ];
  return joined(facts, ', ');
}

function sellerOf({ dealer, source }: ListingRecord): string | undefined {
  const seller = joined([dealer?.name ?? source, joined([dealer?.city, dealer?.state], ', ')], ', ');
  return seller && `Offered by ${seller}`;
}

function composed(listed: ListingRecord): string {
  const { vin, stock_no } = listed;
  const sentences = [
    titleOf(listed),
    factsOf(listed),
    stock_no && `Stock number ${stock_no}`,
    vin && `VIN ${vin.toUpperCase()}`,
    sellerOf(listed),
  ];
  return `${joined(sentences, '. ') ?? `Listing ${listed.id}`}.`;
}

/**
 * The seller's own text, else one of what is known; never empty (part-1.md). Markup in it stays: telling a tag
 * from "price <b and year >c" takes a parser, and a wrong guess would lose words that the seller wrote.
 */
export const descriptionOf = (listed: ListingRecord): string =>
  cut(listed.comments?.trim() || composed(listed), LONGEST.description);
