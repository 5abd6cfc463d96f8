/** What groups are made of, and where they lie (part-2.md S1, "Grouping, ranking and output"). */
export interface Dimension {
  readonly name: string;
  readonly about: string;
  /** value of a sold vehicle; null where it has none */
  readonly sql: string;
  /** so often unknown that the rows left out are told (warning sparse_dimension_rows_excluded) */
  readonly sparse?: true;
}

const text = (name: string, about: string, more: { readonly sparse?: true } = {}): Dimension => ({
  name,
  about,
  sql: name,
  ...more,
});

/** Every ranking dimension, in the order of the contract. */
export const DIMENSIONS: readonly Dimension[] = [
  text('inventory_type', 'new or used'),
  { name: 'year', about: 'model year', sql: 'CAST(year AS INTEGER)' },
  text('make', 'make'),
  text('model', 'model'),
  text('trim', 'trim'),
  text('body_type', 'body'),
  text('body_subtype', 'cab configuration of a pickup', { sparse: true }),
  text('drivetrain', 'drivetrain'),
  text('transmission', 'transmission'),
  text('powertrain_type', 'powertrain', { sparse: true }),
  text('fuel_type_category', 'ice, ev, hybrid, unknown or other'),
  text('base_exterior_color', 'base exterior colour', { sparse: true }),
  text('base_interior_color', 'base interior colour', { sparse: true }),
  text('msrp_label', 'how the MSRP was determined'),
  text('dealership_group_name', "name of the dealer's group", { sparse: true }),
  text('source', 'domain of the website'),
];

/** Dimensions of a summary that names none. */
export const DEFAULT_DIMENSIONS: readonly string[] = ['make', 'model', 'body_type'];

/** Geography of the rows → the columns that name it, the wider first. */
export const GEOGRAPHIES = {
  state: ['state'],
  city_state: ['state', 'city'],
  national: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Geography of the rows of a summary. */
export type Geography = keyof typeof GEOGRAPHIES;

const EXPRESSIONS: ReadonlyMap<string, string> = new Map(DIMENSIONS.map(({ name, sql }) => [name, sql]));

/** SQL of a dimension's or a geography column's value. */
export const valueSql = (name: string): string => EXPRESSIONS.get(name) ?? name;

/** The requested dimensions that are often unknown. */
export const sparseOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => DIMENSIONS.some((one) => one.name === name && one.sparse));
