import type { FieldDescription, Metadata, ParameterDescription, SearchDescription } from './metadata.ts';

/**
 * What the page knows of the interface, as it is sent: searches share most of their fields and parameters, and each of
 * those stands once. Packed by the server, unpacked by the page.
 */
export interface PackedMetadata {
  readonly fields: readonly FieldDescription[];
  readonly parameters: readonly ParameterDescription[];
  readonly markets: Metadata['markets'];
  /** with places in the lists above */
  readonly searches: readonly Packed<SearchDescription>[];
  readonly operations: readonly Packed<Metadata['operations'][number]>[];
}

type Packed<Described> = {
  readonly [Member in keyof Described]: Member extends 'fields' | 'parameters'
    ? readonly number[]
    : Described[Member];
};

/** Each value once, in the order in which they came. */
class Once<Value> {
  readonly values: Value[] = [];
  readonly #places = new Map<string, number>();

  placeOf(value: Value): number {
    const text = JSON.stringify(value);
    const known = this.#places.get(text) ?? this.values.push(value) - 1;
    this.#places.set(text, known);
    return known;
  }
}

/** The metadata with each field and each parameter once. */
export function packMetadata({ markets, searches, operations }: Metadata): PackedMetadata {
  const fields = new Once<FieldDescription>();
  const parameters = new Once<ParameterDescription>();
  const placesOf = (all: readonly ParameterDescription[]): number[] =>
    all.map((one) => parameters.placeOf(one));
  const packedSearches = searches.map((search) => ({
    ...search,
    fields: search.fields.map((field) => fields.placeOf(field)),
    parameters: placesOf(search.parameters),
  }));
  const packedOperations = operations.map((one) => ({ ...one, parameters: placesOf(one.parameters) }));
  return {
    fields: fields.values,
    parameters: parameters.values,
    markets,
    searches: packedSearches,
    operations: packedOperations,
  };
}

const at = <Value>(values: readonly Value[], places: readonly number[]): Value[] =>
  places.map((place) => values[place] as Value);

/** The metadata as it was before it was packed: searches and operations have their fields and parameters again. */
export const unpackMetadata = ({ fields, parameters, ...told }: PackedMetadata): Metadata => ({
  markets: told.markets,
  searches: told.searches.map((search) => ({
    ...search,
    fields: at(fields, search.fields),
    parameters: at(parameters, search.parameters),
  })),
  operations: told.operations.map((one) => ({ ...one, parameters: at(parameters, one.parameters) })),
});
