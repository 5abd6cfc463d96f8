/**
 * What the console's page knows of the interface: made from the catalogue and the table of operations
 * (server/metadata.ts), read by the page. Types alone: the page holds no list of fields, markets or operations.
 */

/** A query parameter. */
export interface ParameterDescription {
  readonly name: string;
  readonly about: string;
  /** how its value is written: the form of a field's filter (catalog/field.ts), or what its schema says */
  readonly form: string;
  /** the only values that it takes */
  readonly values?: readonly string[] | undefined;
  readonly initial?: string | number | boolean | undefined;
  /** it narrows what is found; others say how the answer is shown */
  readonly filters: boolean;
  /** several objects of a record that it looks at (FieldTold.within) */
  readonly within?: string | undefined;
}

/** A parameter that filters by a field, and how a value is written there. */
export interface FieldFilter {
  readonly name: string;
  readonly form: string;
  /** the only values that it takes */
  readonly values?: readonly string[] | undefined;
  /** parameters to send with it, so that it finds what the field's facet counts */
  readonly along?: Readonly<Record<string, string>>;
  /** it finds more than the field's facet counts, and no other parameter keeps that out: copies of a store's listings */
  readonly widens?: true;
}

/** A field of a dataset: what may be asked about it. */
export interface FieldDescription {
  readonly name: string;
  readonly about: string;
  /** catalogue type of its values (catalog/field.ts) */
  readonly type: string;
  /** what its numbers are of: $, £, mi; instants are in UTC */
  readonly unit?: string | undefined;
  /** path of the value in an answered record; what follows [] is of each of several objects */
  readonly at?: string | undefined;
  /**
   * several objects of a record have it (vehicles of an offer): filters on members of the same objects hold on one of
   * them; figures and ranges count the first value of a record, facets every record that has the term
   */
  readonly within?: string | undefined;
  readonly facet: boolean;
  readonly stats: boolean;
  /** sort_by value that orders by it */
  readonly sort?: string | undefined;
  /** that order begins with the largest where no direction is said */
  readonly sortsDown?: boolean | undefined;
  /** start and length of its range facet where a request leaves them out */
  readonly rangeFacet?: { readonly start: number; readonly span: number } | undefined;
  /** keeps listings with a value; none: the field's values cannot be asked for */
  readonly include?: FieldFilter;
  /** drops listings with a value; none: its values cannot be left out */
  readonly exclude?: FieldFilter;
  /** keeps a span of values */
  readonly range?: FieldFilter;
  /** keeps what has any value */
  readonly present?: FieldFilter;
  /** names of further parameters that choose among its values */
  readonly others?: readonly string[];
}

/** A filter that stands in the head of a search: its parameter, and how it is given. */
export interface HeadFilter {
  readonly name: string;
  readonly label: string;
  /** a few words; values that the market has; a span of numbers; a text */
  readonly as: 'choice' | 'offered' | 'span' | 'text';
  /** the words of a choice */
  readonly values?: readonly string[] | undefined;
  /** the word where none is sent; none: any */
  readonly initial?: string | undefined;
}

/** An operation that searches a dataset of a market. */
export interface SearchDescription {
  /** path below /v2 */
  readonly path: string;
  readonly summary: string;
  readonly market: string;
  /** member of the answer that holds the page */
  readonly list: string;
  readonly fields: readonly FieldDescription[];
  readonly parameters: readonly ParameterDescription[];
  /** sort_by values */
  readonly sorts: readonly string[];
  readonly rows: { readonly default: number; readonly maximum: number };
  /** filters that stand in the head, in their order */
  readonly head: readonly HeadFilter[];
  /** what postal codes are called where its records are */
  readonly postal: string;
  /** signs of its money by the word of `country` that asks for it, where countries have several; '': where none is sent */
  readonly money?: Readonly<Record<string, string>> | undefined;
  /** `plot` gives points for a map */
  readonly plots: boolean;
  /** one of these parameters has to be sent */
  readonly needs: readonly string[];
  /** parameters that stand in the path, in braces: all of them have to be given */
  readonly inPath: readonly string[];
  /** what a record is */
  readonly shows: 'listing' | 'directory' | 'incentive';
  /** fields that tell a record in short; none: its quantities do */
  readonly first?: readonly string[] | undefined;
  /** facets that stand on the page at first; none: its first words */
  readonly firstFacets?: readonly string[] | undefined;
  /** facets, range facets and statistics are asked apart, one kind a request */
  readonly countsApart: boolean;
  /** path of the operation that answers one record by its id */
  readonly details?: string | undefined;
  /** operation to use in its place */
  readonly replacedBy?: string | undefined;
}

/** Any operation. */
export interface OperationDescription {
  /** path below /v2; members in braces */
  readonly path: string;
  readonly kind: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** market of its data, where it is of one */
  readonly market?: string | undefined;
  /** right that the key must have */
  readonly right?: string | undefined;
  /** those that the search does not tell, where it is one or a part of one */
  readonly parameters: readonly ParameterDescription[];
}

/** `GET /console/caller`: who looks, and what of the interface is not theirs. */
export interface CallerDescription {
  readonly keyId: string;
  /** path of an operation → why the key may not use it */
  readonly hindered: Readonly<Record<string, string>>;
}

/** `GET /console/metadata`: the same for everybody. */
export interface Metadata {
  readonly markets: readonly string[];
  readonly searches: readonly SearchDescription[];
  readonly operations: readonly OperationDescription[];
}
