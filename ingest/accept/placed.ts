import { name } from '../sql.ts';
import { DEALER_GIVES, DEALERSHIP_GIVES } from './directories.ts';

/** Fields that are filled where the row leaves them empty: by a directory, the postal code, or the market. */
export const FILLED_FIELDS: readonly string[] = [
  ...new Set([...DEALER_GIVES, ...DEALERSHIP_GIVES]),
  'currency_indicator',
];

/** Column that keeps what the row itself gave. */
export const givenOf = (field: string): string => name(`given_${field}`);

/** SQL of a field's value: given, else from the first directory that knows it (feeds.md 2.1, "dealer"). */
function filledSql(field: string): string {
  const from = [
    'given',
    ...(DEALER_GIVES.includes(field) ? ['dealer'] : []),
    ...(DEALERSHIP_GIVES.includes(field) ? ['dealership', 'of_dealer'] : []),
  ];
  return `coalesce(${from.map((table) => `${table}.${name(field)}`).join(', ')})`;
}

const COUNTRY = 'known_country(known.country, coalesce(known.state, centre.state), centre.country)';

/** Values that follow from the postal code, the state and the market (feeds.md 2.1 and 3). */
const PLACED: Readonly<Record<string, string>> = {
  country: COUNTRY,
  city: 'coalesce(known.city, centre.city)',
  state: 'coalesce(known.state, centre.state)',
  latitude: 'coalesce(known.latitude, centre.latitude)',
  longitude: 'coalesce(known.longitude, centre.longitude)',
  currency_indicator: `coalesce(known.currency_indicator, currency_of(${COUNTRY}))`,
};

/**
 * SQL of the stages that fill in who sells a vehicle and where, last the stage `placed`. `given`: the stage or table
 * before, with a column for each of FILLED_FIELDS as the row gives it: the postal code is one that a table knows, the
 * country a code, a position both of its coordinates; NULL: not given. What was given stays in the columns of givenOf.
 * Accepting a row and filling it again later (ledger/refill.ts) are this one text.
 */
export const placedStages = (given: string): string => `
      known AS (
        SELECT given.* REPLACE (${FILLED_FIELDS.map((field) => `${filledSql(field)} AS ${name(field)}`).join(', ')}),
          ${FILLED_FIELDS.map((field) => `given.${name(field)} AS ${givenOf(field)}`).join(', ')}
        FROM ${given} AS given
        LEFT JOIN known_dealer AS dealer ON dealer.dealer_id = given.dealer_id
        LEFT JOIN known_dealership AS dealership ON dealership.mc_website_id = given.mc_website_id
        -- one dealership tells of a listing, not two: the website's where it is known
        LEFT JOIN dealership_of_dealer AS of_dealer
          ON of_dealer.mc_dealer_id = CASE WHEN dealership.mc_website_id IS NULL THEN given.mc_dealer_id END
      ),
      placed AS (
        SELECT known.* REPLACE (${Object.entries(PLACED)
          .map(([field, sql]) => `${sql} AS ${name(field)}`)
          .join(', ')})
        FROM known LEFT JOIN postal AS centre ON centre.code = postal_key(known.zip)
      )`;

/** SQL of the names of the fields that were not given and have a value now, joined by commas; NULL for none. */
export const FILLED_NAMES = `nullif(concat_ws(',', ${FILLED_FIELDS.map(
  (field) => `CASE WHEN ${givenOf(field)} IS NULL AND ${name(field)} IS NOT NULL THEN '${field}' END`,
).join(', ')}), '')`;
