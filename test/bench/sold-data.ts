import type { DuckDBConnection } from '@duckdb/node-api';

/** Generated sold vehicles for the bench: the shape of a real month, made in SQL from a seed. */

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A whole number from 0 below `below`, from the row, the month and the seed. */
const draw = (salt: number, below: number): string => `(hash(i, m, seed, ${salt}) % ${below})::INTEGER`;
/** The same, small numbers far more often: the cube of an even share. */
const skewed = (salt: number, below: number): string =>
  `floor(${below} * pow((hash(i, m, seed, ${salt}) % 1000000) / 1e6, 3))::INTEGER`;
const pick = (salt: number, words: readonly string[]): string =>
  `[${words.map(quoted).join(', ')}][1 + ${draw(salt, words.length)}]`;
/** NULL in so many of a hundred rows */
const lacks = (salt: number, percent: number, sql: string): string =>
  `CASE WHEN ${draw(salt, 100)} >= ${percent} THEN ${sql} END`;

const STATES =
  'CA TX FL NY PA IL OH GA NC MI NJ VA WA AZ TN MA IN MO MD WI CO MN SC AL LA KY OR OK CT UT IA NV AR MS KS NM NE ID WV HI NH ME MT RI DE SD ND AK DC VT WY'.split(
    ' ',
  );
const BODIES = [
  'SUV',
  'Sedan',
  'Pickup',
  'Minivan',
  'Coupe',
  'Hatchback',
  'Wagon',
  'Convertible',
  'Cargo Van',
];
const POWER = ['Combustion', 'Combustion', 'Combustion', 'Combustion', 'HEV', 'BEV', 'PHEV', 'MHEV'];
const COLOURS = ['White', 'Black', 'Silver', 'Gray', 'Red', 'Blue', 'Green', 'Brown'];

/** Columns that others are made of. */
const drawn = (month: string): string => `
  SELECT i, m, seed, DATE ${quoted(`${month}-01`)} + ${draw(1, 28)} AS sold_date,
    ${skewed(2, 900)} AS car, ${skewed(3, STATES.length)} AS place, ${draw(4, 1000)} AS town,
    ${draw(5, 100)} < 30 AS fresh, 2008 + ${draw(6, 18)} AS old_year, 18000 + ${draw(7, 42)} * 1000 AS base
  FROM (SELECT range AS i, $1 AS m, $2 AS seed FROM range($3))`;

/** Columns of a sold month, in the order of the catalogue. */
const sold = (month: string): string => `
  SELECT sold_date, printf('%017d', i) AS vin, if(fresh, 'new', 'used') AS inventory_type,
    NOT fresh AND ${draw(8, 5)} = 0 AS is_certified,
    if(${draw(9, 100)} < 4, 'auction', 'dealer') AS seller_type,
    ${pick(10, ['franchise', 'franchise', 'independent'])} AS dealer_type,
    ${lacks(11, 55, "'Group ' || (hash(i, m, 12) % 470)")} AS dealership_group_name,
    'dealer-' || (hash(i, m, 13) % 20000) || '.com' AS source,
    'Town ' || lpad((place * 400 + floor(400 * pow(town / 1000, 2))::INTEGER)::VARCHAR, 5, '0') AS city,
    [${STATES.map(quoted).join(', ')}][1 + place] AS state,
    if(fresh, 2026 + ${draw(14, 2)}, old_year) AS "year",
    'Make ' || lpad((car % 45)::VARCHAR, 2, '0') AS make, 'Model ' || lpad(car::VARCHAR, 3, '0') AS model,
    ${lacks(15, 10, `'Trim ' || ${draw(16, 7)}`)} AS trim,
    [${BODIES.map(quoted).join(', ')}][1 + (car + if(${draw(17, 10)} = 0, 1, 0)) % ${BODIES.length}] AS body_type,
    ${lacks(18, 80, pick(19, ['Crew', 'Extended', 'Regular']))} AS body_subtype,
    ${pick(20, ['4WD', 'FWD', 'RWD'])} AS drivetrain, ${pick(21, ['Automatic', 'Automatic', 'CVT', 'Manual'])} AS transmission,
    ${lacks(22, 6, pick(23, POWER))} AS powertrain_type,
    ${pick(24, ['ice', 'ice', 'ice', 'ev', 'hybrid'])} AS fuel_type_category,
    ${lacks(25, 5, pick(26, COLOURS))} AS base_exterior_color, ${lacks(27, 12, pick(28, COLOURS))} AS base_interior_color,
    ${lacks(29, 6, `round((base + car * 20) * if(fresh, 1, pow(0.93, 2026 - old_year))) + ${draw(30, 2000)} - ${draw(31, 2)} * 0.01`)} AS price,
    ${lacks(32, 4, `if(fresh, ${draw(33, 60)}, (2027 - old_year) * 9000 + ${draw(34, 12000)})`)}::DOUBLE AS miles,
    if(${draw(35, 300)} = 0, 'KILOMETERS', 'MILES') AS miles_indicator,
    ${lacks(36, 40, `base + car * 20 + ${draw(37, 9)} * 250`)}::DOUBLE AS msrp,
    ${pick(38, ['oem_msrp', 'build_specs_msrp'])} AS msrp_label,
    ${lacks(39, 25, `base + car * 20 + ${draw(40, 9)} * 100`)}::DOUBLE AS mc_msrp,
    ${lacks(41, 3, skewed(42, 300))}::BIGINT AS dom_active, ${lacks(43, 3, skewed(44, 200))}::BIGINT AS dos_active
  FROM (${drawn(month)})
  ORDER BY state, city, make, model, body_type`;

/** Writes a month of `rows` sold vehicles; `at` is its place among the months. */
export async function writeSoldMonth(
  db: DuckDBConnection,
  { month, at, seed, rows, file }: { month: string; at: number; seed: number; rows: number; file: string },
): Promise<void> {
  const copy = `COPY (${sold(month)}) TO ${quoted(file)} (FORMAT parquet, COMPRESSION zstd)`;
  // a COPY takes no parameters
  await db.run(copy.replace('$1', String(at)).replace('$2', String(seed)).replace('$3', String(rows)));
}
