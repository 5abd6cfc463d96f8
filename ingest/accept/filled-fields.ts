import { name } from '../ground/sql.ts';
import { DEALER_GIVES, DEALERSHIP_GIVES } from './directories.ts';

/** Where a vehicle without a dealer stands: filled from the postal code of that place. */
const STANDING = ['car_city', 'car_state', 'car_latitude', 'car_longitude'];

/** Fields that are filled where the row leaves them empty: by a directory, a postal code, or the market. */
export const FILLED_FIELDS: readonly string[] = [
  ...new Set([...DEALER_GIVES, ...DEALERSHIP_GIVES]),
  'currency_indicator',
  ...STANDING,
];

/** Those of them that a postal code or the market fills. */
const PLACE_FILLS = [
  'zip',
  'country',
  'city',
  'state',
  'latitude',
  'longitude',
  'currency_indicator',
  ...STANDING,
];

/** Fields that may be filled; `directories`: some directory is known. Without one its look-ups are left out of the stages. */
const filledWith = (directories: boolean): readonly string[] => (directories ? FILLED_FIELDS : PLACE_FILLS);

/** Fields of a row that filling reads and never fills. */
export const FILLING_READS: readonly string[] = ['dealer_id', 'seller_type', 'car_zip'];

/** Column that keeps what the row itself gave. */
export const givenOf = (field: string): string => name(`given_${field}`);

/** Parts of a place, which is taken whole from one side. */
const PLACE = new Set([
  ...['street', 'city', 'state', 'zip', 'country', 'latitude', 'longitude', 'msa_code', 'county'],
]);

/**
 * SQL that a directory's row tells the same place as what comes before it: by the postal code where both tell one, else by city
 * and state. (Streets and positions are written in too many ways.)
 */
function samePlace(table: string, before: readonly string[]): string {
  const known = (part: string): string => `coalesce(${before.map((one) => `${one}.${part}`).join(', ')})`;
  const agrees = (part: string): string => `lower(${known(part)}) = lower(${table}.${part})`;
  return `coalesce(${agrees('zip')}, coalesce(${agrees('city')}, true) AND coalesce(${agrees('state')}, true))`;
}

const DIRECTORIES = ['dealer', 'dealership', 'of_dealer'] as const;
type Table = (typeof DIRECTORIES)[number];

/** Fields that a directory's row tells. */
const givesOf = (table: Table): readonly string[] => (table === 'dealer' ? DEALER_GIVES : DEALERSHIP_GIVES);

/** Columns that keep what a directory's row tells of a field, and whether it tells of the same place. */
const saidOf = (table: Table, field: string): string => name(`${table}_says_${field}`);
const agreesOf = (table: Table): string => `${table}_agrees`;

/** SQL of those columns. They have a stage of their own: an expression that many fields ask for is planned for each of them. */
const DIRECTORY_COLUMNS = DIRECTORIES.flatMap((table) => [
  `${samePlace(table, table === 'dealer' ? ['given'] : ['given', 'dealer'])} AS ${agreesOf(table)}`,
  ...givesOf(table).map((field) => `${table}.${name(field)} AS ${saidOf(table, field)}`),
]).join(', ');

/** SQL of a field's value: given, else from the first directory that knows it (feeds.md 2.1, "dealer"). */
function filledSql(field: string): string {
  const from = DIRECTORIES.filter((table) => givesOf(table).includes(field)).map((table) =>
    PLACE.has(field) ? `CASE WHEN ${agreesOf(table)} THEN ${saidOf(table, field)} END` : saidOf(table, field),
  );
  return `coalesce(${[`found.${name(field)}`, ...from].join(', ')})`;
}

/** SQL that tells a listing without a dealer: a directory is looked up by the same ids, so that it adds none. */
const WITHOUT_DEALER = `has_no_dealer(${[
  'seller_type',
  'seller_name',
  'dealer_id',
  'mc_website_id',
  'mc_dealer_id',
]
  .map((field) => `found.${field}`)
  .join(', ')})`;

// one that has no dealer is where it stands (feeds.md section 5); `there`: the postal code of that place is looked up
const STATE = `coalesce(
  CASE WHEN known.apart THEN known.car_state END, CASE WHEN known.there THEN centre.state END, known.state, centre.state
)`;
const COUNTRY = `placed_country(known.looked_country, known.country, ${STATE}, centre.country)`;

/** SQL of a part of a place from its postal code, where that is the one looked up. */
const fromCode = (field: string, part: string, there: boolean): string =>
  `coalesce(known.${field}, CASE WHEN ${there ? '' : 'NOT '}known.there THEN centre.${part} END)`;

/** Values that follow from the postal code, the state and the market (feeds.md 2.1 and 3). */
const PLACED: Readonly<Record<string, string>> = {
  country: COUNTRY,
  ...Object.fromEntries(
    ['city', 'state', 'latitude', 'longitude'].flatMap((part) => [
      [part, fromCode(part, part, false)],
      [`car_${part}`, fromCode(`car_${part}`, part, true)],
    ]),
  ),
  car_zip: `CASE WHEN known.there THEN coalesce(known_zip(known.car_zip, known.car_state, known.looked_country, centre.code, centre.state), known.car_zip)
    ELSE known.car_zip END`,
};

/** Fields of a row that these stages give a value where the row gives none. */
export const placedFields = (directories: boolean): readonly string[] => [
  ...filledWith(directories),
  ...Object.keys(PLACED),
];

/** SQL of the stage `found`: what the directories say of a row. */
const directoryStages = (given: string): string => `
      found AS (
        SELECT given.*, ${DIRECTORY_COLUMNS}
        FROM ${given} AS given
        LEFT JOIN known_dealer AS dealer ON dealer.dealer_id = given.dealer_id
        LEFT JOIN known_dealership AS dealership ON dealership.mc_website_id = given.mc_website_id
        -- one dealership tells of a listing, not two: the website's where it is known
        LEFT JOIN dealership_of_dealer AS of_dealer
          ON of_dealer.mc_dealer_id = CASE WHEN dealership.mc_website_id IS NULL THEN given.mc_dealer_id END
      ),`;

/**
 * SQL of the stages that fill in who sells a vehicle and where, last the stage `placed`. `given`: the stage or table
 * before, with a column for each of FILLED_FIELDS as the row gives it: the postal code is one that a table knows, the
 * country a code, a position both of its coordinates; NULL: not given. What was given stays in the columns of givenOf.
 * The currency stays as it was given: whoever asks for it tells it by the country. Accepting a row and filling it again later
 * (ledger/refill.ts) are this one text. `hasCodes`: may any row have a postal code? Else the 43,000 that there are are not looked at.
 */
export const placedStages = (
  given: string,
  { directories, hasCodes }: { readonly directories: boolean; readonly hasCodes: boolean },
): string => `${directories ? directoryStages(given) : ''}
      known AS (
        SELECT * ${directories ? `REPLACE (${FILLED_FIELDS.map((field) => `${filledSql(field)} AS ${name(field)}`).join(', ')})` : ''},
          ${filledWith(directories)
            .map((field) => `found.${name(field)} AS ${givenOf(field)}`)
            .join(', ')},
          ${WITHOUT_DEALER} AS apart, ${WITHOUT_DEALER} AND found.car_zip IS NOT NULL AS there
        FROM ${directories ? 'found' : `${given} AS found`}
      ),
      looked AS (
        SELECT *, told_country(country, looked_state, looked_city, looked_zip) AS looked_country
        FROM (
          SELECT *, CASE WHEN there THEN postal_text(car_zip) ELSE zip END AS looked_zip,
            CASE WHEN there THEN car_state ELSE state END AS looked_state, CASE WHEN there THEN car_city ELSE city END AS looked_city
          FROM known
        )
      ),
      placed AS (
        SELECT known.* REPLACE (${Object.entries(PLACED)
          .map(([field, sql]) => `${sql} AS ${name(field)}`)
          .join(', ')})
        FROM looked AS known LEFT JOIN ${hasCodes ? 'postal' : '(FROM postal WHERE false)'} AS centre ON centre.code = coalesce(postal_key_in(known.looked_zip, known.looked_country), '')
      )`;

/** SQL of the names of the fields that were not given and have a value now, joined by commas; NULL for none. */
export const filledNames = (directories: boolean): string =>
  `nullif(concat_ws(',', ${filledWith(directories)
    .map((field) => `CASE WHEN ${givenOf(field)} IS NULL AND ${name(field)} IS NOT NULL THEN '${field}' END`)
    .join(', ')}), '')`;
