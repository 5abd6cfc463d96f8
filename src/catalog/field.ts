/**
 * What a field is. A field is declared once; its parameters, permissions, engine mapping, feed column,
 * place in the answer and text in the OpenAPI document all follow from the declaration.
 */

/**
 * - keyword: text, matched and counted without regard to case
 * - lower: text kept in lower case (seller_name, domains)
 * - upper: text kept in upper case (VINs)
 * - exact: text compared letter by letter (ids)
 * - postal: a postal code; blanks do not matter
 * - mark: a registration mark, in upper case; blanks do not matter
 * - code: a whole number that is a name (ids, doors); filtered as a number, counted as a term
 * - integer, number: quantities
 * - instant: Unix seconds
 * - measure: a quantity shown as it was delivered, searched by the first number in it
 * - flag: true or false
 * - point: a position
 * - keywords: several keyword values
 * - prose: several texts, searched by their words and phrases
 * - objects: several objects, whose members are fields of their own; filters of members must hold on one of them
 * - text, texts: shown, never searched
 */
export type FieldType =
  | 'keyword'
  | 'lower'
  | 'upper'
  | 'exact'
  | 'postal'
  | 'mark'
  | 'code'
  | 'integer'
  | 'number'
  | 'instant'
  | 'measure'
  | 'flag'
  | 'point'
  | 'keywords'
  | 'prose'
  | 'objects'
  | 'text'
  | 'texts';

/** How the value of a parameter is read and what it asks of its field (grammar/ reads, search/filters.ts plans). */
export type ParamForm =
  | 'anyOf'
  | 'allOf'
  | 'noneOf'
  | 'years'
  | 'whole'
  | 'range'
  | 'singleOrRange'
  | 'measured'
  | 'signedRange'
  | 'sign'
  | 'days'
  | 'dates'
  | 'flag'
  | 'present'
  | 'atLeast'
  | 'some'
  | 'names'
  | 'words'
  | 'domains'
  | 'noDomains';

/** A query parameter that filters by one field. */
export interface Param {
  readonly name: string;
  readonly form: ParamForm;
  readonly about: string;
  /** the only values allowed, in lower case; others are 422 */
  readonly oneOf?: readonly string[];
}

/** How a value stands in the answer, where that differs from how it is indexed. */
export type ShownAs =
  | 'text'
  | 'upper'
  | 'number'
  | 'integer'
  | 'flag'
  | 'bit'
  | 'texts'
  | 'instant'
  | 'timestamp'
  | 'usDate'
  | 'objects';

/** The feed column that carries the field (feeds.md 2.1); a dot leads into an object: `offer.msrp`. */
export interface Column {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly type: ColumnType;
}

/**
 * How the text of a feed cell is read (ingest/accept). Of amounts: money is not negative, a payment is money that may be,
 * an odometer reading may name its unit. A past day is kept as text, YYYY-MM-DD.
 */
export type ColumnType =
  | 'text'
  | 'texts'
  | 'number'
  | 'integer'
  | 'code'
  | 'year'
  | 'vin'
  | 'mark'
  | 'flag'
  | 'instant'
  | 'day'
  | 'link'
  | 'links'
  | 'domain'
  | 'latitude'
  | 'longitude'
  | 'postal'
  | 'amount'
  | 'money'
  | 'payment'
  | 'odometer'
  | 'past day'
  | 'currency'
  | 'unit'
  | 'written day'
  | 'choice'
  | 'objects';

/** Start and length of a range facet when the request leaves them out (supplement 2.2 and decision 29). */
export interface RangeFacet {
  readonly start: number;
  readonly span: number;
}

/** A field of a dataset. Columns, parameters, facets, orders, mapping and answers follow from it. */
export interface Field {
  readonly name: string;
  readonly about: string;
  readonly type: FieldType;
  /** false: the engine does not index it; it is only shown */
  readonly indexed: boolean;
  readonly column?: Column | undefined;
  /** allowed values of a `choice` column, in lower case */
  readonly choices?: readonly string[];
  /** path of the value in the answered record: `build.make`, `financing_options[].loan_term` */
  readonly at?: string | undefined;
  /** another path of the same value, shown where an id of the newer directory (`mc_dealership.…`) is known */
  readonly ofDealership?: string;
  readonly shownAs?: ShownAs;
  /** name of the value in the part of a listing that only its details and marketplaces show */
  readonly extra?: string;
  readonly params: readonly Param[];
  /** field facets may count it */
  readonly facet: boolean;
  /** other names under which a facet may ask for it */
  readonly facetAliases: readonly string[];
  /** name of the sort_by value that orders by it */
  readonly sort?: string | undefined;
  /** other sort_by values that do the same */
  readonly sortAliases?: readonly string[];
  /** where sort_order is not sent, the largest come first */
  readonly sortsDown?: boolean;
  readonly stats: boolean;
  readonly rangeFacet?: RangeFacet | undefined;
  /** the engine needs its values in columns: an order that is no sort_by value, terms that are no facet */
  readonly ordered?: boolean;
  /** of an `objects` field */
  readonly members?: readonly Field[];
  /** name of the `objects` field that it is a member of */
  readonly within?: string;
}

/** A list of fields that live in one kind of index. */
export interface Dataset {
  readonly name: string;
  readonly about: string;
  readonly fields: readonly Field[];
}

/** One key of an order. */
export interface OrderKey {
  readonly field: string;
  readonly descending: boolean;
}

/** A dataset that has indices of its own and is searched. */
export interface SearchDataset extends Dataset {
  /** name of the schema of its records in the OpenAPI document: Listing, UkDealer */
  readonly schema: string;
  /** where no order is asked for; the indices are sorted by it */
  readonly order: readonly OrderKey[];
  /** orders what is equal in the order asked for, before the tie (catalog/mapping.ts) does */
  readonly ties: readonly OrderKey[];
}

const flattened = new WeakMap<Pick<Dataset, 'fields'>, readonly Field[]>();

/** Every field of a dataset, also those within objects. */
export function allFields(dataset: Pick<Dataset, 'fields'>): readonly Field[] {
  const found = flattened.get(dataset);
  if (found) return found;
  const made = dataset.fields.flatMap((field) => [field, ...(field.members ?? [])]);
  flattened.set(dataset, made);
  return made;
}

/** The field of that name, also within objects; a programming error when there is none. */
export function fieldOf(dataset: Pick<Dataset, 'fields'> & { readonly name?: string }, name: string): Field {
  const found = allFields(dataset).find((field) => field.name === name);
  if (!found) throw new Error(`${dataset.name ?? 'the dataset'} has no field ${name}`);
  return found;
}
