import { dataset } from '../../../src/catalog/datasets/plates.ts';
import { keyedIndexBody } from '../../../src/catalog/mapping.ts';
import { countryCodes, provinceCodes, states } from '../../../src/catalog/vocabulary/place.ts';
import { cellOf } from '../../accept/cell-columns.ts';
import { headerOf } from '../../accept/problems.ts';
import { wholeRows } from '../../accept/whole-rows.ts';
import { literal, name } from '../../ground/sql.ts';
import type { SharedRecords } from '../records.ts';

/** Longest plate; real ones have up to ten characters. */
const LONGEST = 20;
/** Countries whose plates are told apart by their state only (supplement section 6), and the states that there are. */
const OF_STATES: Readonly<Record<string, readonly string[]>> = { US: states, CA: provinceCodes };

/** SQL of a plate without blanks and dashes, in upper case: as src/grammar/plate.ts reads it. */
const plateSql = (plate: string): string => `regexp_replace(upper(${plate}), '[^\\p{L}\\p{N}]', '', 'g')`;

const COUNTRY = "upper(coalesce(country, 'US'))";

const among = (text: string, words: readonly string[]): string =>
  `${text} IN (${words.map((word) => literal(word.toUpperCase())).join(', ')})`;

/** SQL: nobody could ask for a plate of such a state. */
const STATELESS = Object.entries(OF_STATES)
  .map(
    ([country, known]) => `${COUNTRY} = '${country}' AND NOT ${among("upper(coalesce(state, ''))", known)}`,
  )
  .join(' OR ');

/** Rows of a `plates` delivery: the same plate in another state or country is another one. */
const form = wholeRows({
  dataset,
  required: ['plate'],
  checks: (file) => [
    {
      fails: `len(${plateSql('plate')}) NOT BETWEEN 1 AND ${LONGEST}`,
      column: headerOf(file, 'plate'),
      value: cellOf('plate'),
      reason: `is not a plate (1 to ${LONGEST} letters and digits)`,
    },
    {
      fails: `NOT ${among(COUNTRY, countryCodes)}`,
      column: headerOf(file, 'country'),
      value: cellOf('country'),
      reason: 'is not a country of ISO 3166-1 alpha-2',
    },
    {
      fails: STATELESS,
      column: headerOf(file, 'state'),
      value: `coalesce(${cellOf('state')}, '')`,
      reason: 'is not a state of its country, of two letters',
    },
  ],
  values: { plate: plateSql('plate'), state: 'upper(state)', country: COUNTRY },
  key: "concat_ws(' ', country, coalesce(state, '-'), plate)",
});

/** Vehicles by their plates (feeds.md 2.2). */
export const records: SharedRecords = {
  dataset,
  form,
  content: async (_, { id }) => ({
    body: keyedIndexBody(dataset),
    documents: `
      SELECT key AS id, to_json({
        'registered': country || ' ' || plate,
        'record': json_merge_patch('{}', to_json({
          ${dataset.fields.map((field) => `${literal(field.name)}: ${name(field.name)}`).join(', ')}
        }))
      }) AS document
      FROM plate WHERE delivery = ${id}`,
  }),
};
