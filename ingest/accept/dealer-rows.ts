import type { Directory } from '../../src/catalog/directory.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import type { Market } from '../../src/catalog/markets.ts';
import { fedFields } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';
import { cellOf, type ReadFile } from './cell-columns.ts';
import { readStages } from './cell-stages.ts';
import type { RowForm } from './form.ts';
import { type MarketRules, rulesOf } from './market-rules.ts';
import { marksSql } from './marks.ts';
import { commonChecks, problemsSql, tooLong } from './problems.ts';
import { type WordColumn, wordColumns, wordSql } from './words.ts';

/** The field that names a record of each directory. */
const KEY: Readonly<Record<Directory, string>> = { dealers: 'id', dealerships: 'mc_website_id' };

/** Ids are text; a number that a file holds as a fraction is the same id (feeds.md 2.2). */
const idSql = (field: string): string => `regexp_replace(${name(field)}, '^([0-9]+)[.]0+$', '\\1')`;
const isId = (field: string): boolean => field === 'id' || /^mc_.*_id$/.test(field);

/** Columns whose words are understood: names of states and provinces become codes (feeds.md section 3). */
const WORDS: readonly WordColumn[] = [{ field: 'state', vocabulary: 'state' }];

const COUNTRY = 'placed_country(told_country, country, coalesce(state, centre_state), centre_country)';

/** Values of the place, as listings derive them; where no postal code is looked up they stay as they are delivered. */
const placeRules = ({ located }: MarketRules): Readonly<Record<string, string>> =>
  located.length
    ? {
        zip: 'zip_code',
        country: COUNTRY,
        city: 'coalesce(city, centre_city)',
        state: 'coalesce(state, centre_state)',
        latitude: 'CASE WHEN latitude IS NULL OR longitude IS NULL THEN centre_latitude ELSE latitude END',
        longitude: 'CASE WHEN latitude IS NULL OR longitude IS NULL THEN centre_longitude ELSE longitude END',
      }
    : {};

const DEFAULTS: Readonly<Record<string, string>> = {
  data_source: "coalesce(data_source, 'mc')",
  status: "coalesce(status, 'active')",
};

const markConditions = ({ countries, located }: MarketRules): Map<string, string> =>
  new Map(
    located.length
      ? [
          [
            'normalised_state',
            `${cellOf('state')} IS NOT NULL AND ${cellOf('state')} IS DISTINCT FROM state`,
          ],
          ['zip_repaired', 'zip_code IS NOT NULL AND lost_zero(zip)'],
          ['zip_unknown', 'zip IS NOT NULL AND zip_code IS NULL'],
          ['country_unknown', 'country IS NOT NULL AND country_word(country) IS NULL'],
          ['country_foreign', `country_word(country) NOT IN (${countries.map(literal).join(', ')})`],
        ]
      : [],
  );

function statement(dataset: SearchDataset, key: string, rules: MarketRules, file: ReadFile): string {
  const fields = fedFields(dataset).map(({ name: field }) => field);
  const final: Readonly<Record<string, string>> = { ...DEFAULTS, ...placeRules(rules) };
  const selected = fields.map((field) => final[field] ?? (isId(field) ? idSql(field) : name(field)));
  const common = commonChecks(dataset, file, {
    required: [key, 'seller_name', 'inventory_url'],
    counts: fields.filter((field) => field === 'listing_count'),
  });
  const checks = [...common, tooLong(key, file)];
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, ${fields.map(name).join(', ')})
    WITH ${readStages(dataset, file)},
      checked AS (SELECT *, ${wordColumns(WORDS, file)}, ${problemsSql(checks)} AS problems FROM read),
      worded AS (SELECT * REPLACE (${wordSql('state')} AS state), told_country(country, ${wordSql('state')}, city, zip) AS told_country FROM checked),
      looked_up AS (
        SELECT worded.*, known_zip(worded.zip, worded.state, worded.told_country, centre.code, centre.state) AS zip_code,
          centre.state AS found_state, centre.country AS found_country, centre.city AS found_city,
          centre.latitude AS found_latitude, centre.longitude AS found_longitude
        FROM worded LEFT JOIN postal AS centre ON centre.code = postal_key_in(worded.zip, worded.told_country)
      ),
      placed AS (
        SELECT *, CASE WHEN zip_code IS NOT NULL THEN found_state END AS centre_state,
          CASE WHEN zip_code IS NOT NULL THEN found_country END AS centre_country,
          CASE WHEN zip_code IS NOT NULL THEN found_city END AS centre_city,
          CASE WHEN zip_code IS NOT NULL THEN found_latitude END AS centre_latitude,
          CASE WHEN zip_code IS NOT NULL THEN found_longitude END AS centre_longitude
        FROM looked_up
      )
    SELECT seq_of(${file.fileNumber}, line), problems, ${marksSql(markConditions(rules))}, 0, ${selected.join(', ')}
    FROM placed`;
}

/** Rows of a directory delivery of a market (feeds.md 2.2): a dealer each, known by its id. */
export const dealerRows = (dataset: SearchDataset, market: Market, directory: Directory): RowForm => ({
  dataset,
  statement: (file) => statement(dataset, KEY[directory], rulesOf(market), file),
  understood: { words: rulesOf(market).words, columns: WORDS },
  identity: `CREATE OR REPLACE TEMP TABLE identity AS
    SELECT seq, key, max(seq) OVER (PARTITION BY key) AS kept
    FROM (SELECT seq, ${name(KEY[directory])} AS key FROM delivered)`,
});
