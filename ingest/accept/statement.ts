import type { Dataset } from '../../src/catalog/field.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { literal, name } from '../sql.ts';
import { isMultiValued, readingOf } from './cells.ts';
import type { FeedMap } from './map.ts';
import { marksSql } from './marks.ts';
import type { Source, SourceColumn } from './source.ts';
import { VOCABULARIES } from './vocabulary/tables.ts';

/** Between the problems of a row, and between column, value and reason of a problem. */
const PROBLEM = 'chr(30)';
const PART = 'chr(31)';

const cellOf = (field: string): string => name(`cell_${field}`);
const SHOWN_VALUE = 300;

/** SQL of a cell's text, its words translated by the map. */
function cellSql(field: FedField, columns: readonly SourceColumn[], map: FeedMap): string {
  const constant = map.constants.get(field.name);
  const words = map.values.get(field.name);
  const translated = (cell: string): string => {
    if (!words?.size) return cell;
    const cases = [...words].map(([from, to]) => `WHEN ${literal(from)} THEN ${literal(to)}`);
    return `text_of(CASE lower(${cell}) ${cases.join(' ')} ELSE ${cell} END)`;
  };
  if (isMultiValued(field)) {
    if (constant !== undefined) return `texts_of(string_split(${literal(constant)}, '|'))`;
    const lists = columns.map(({ texts }) => `texts_of(${texts})`);
    const list = lists.length > 1 ? `coalesce(${lists.join(', ')})` : (lists[0] ?? 'NULL::VARCHAR[]');
    return words?.size ? `texts_of(list_transform(${list}, lambda cell: ${translated('cell')}))` : list;
  }
  if (constant !== undefined) return `text_of(${literal(constant)})`;
  const cells = columns.map(({ text }) => translated(`text_of(${text})`));
  return cells.length > 1 ? `coalesce(${cells.join(', ')})` : (cells[0] ?? 'NULL::VARCHAR');
}

/** A check of one row: when it fails, the column, the value and the reason go into the rejects. */
interface Check {
  readonly fails: string;
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

function checksOf(fields: readonly FedField[], headers: ReadonlyMap<string, string>): Check[] {
  const column = (field: string): string => headers.get(field) ?? field;
  const unreadable = fields.flatMap((field): Check[] => {
    const { read, reason } = readingOf(field);
    if (!read || !reason) return [];
    const cell = cellOf(field.name);
    const value = isMultiValued(field) ? `array_to_string(${cell}, '|')` : cell;
    return [
      {
        fails: `${cell} IS NOT NULL AND ${name(field.name)} IS NULL`,
        column: column(field.name),
        value,
        reason,
      },
    ];
  });
  const negative = ['price', 'msrp', 'miles'].map((field) => ({
    fails: `${name(field)} < 0`,
    column: column(field),
    value: cellOf(field),
    reason: 'is negative',
  }));
  return [
    { fails: 'broken', column: '', value: "''", reason: 'the line is no JSON object' },
    {
      fails: `NOT broken AND ${cellOf('source')} IS NULL`,
      column: column('source'),
      value: "''",
      reason: 'is missing',
    },
    {
      fails: `NOT broken AND coalesce(${['vin', 'stock_no', 'vdp_url'].map(cellOf).join(', ')}) IS NULL`,
      column: 'vin',
      value: "''",
      reason: 'vin, stock_no and vdp_url are all missing',
    },
    { fails: `strlen(id) > 512`, column: column('id'), value: 'id', reason: 'is longer than 512 bytes' },
    ...unreadable,
    ...negative,
  ];
}

/** SQL of a row's problems; NULL for a good row, which costs one condition. */
function problemsSql(checks: readonly Check[]): string {
  const each = checks.map(({ fails, column, value, reason }) => {
    const shown = `left(translate(${value}, ${PROBLEM} || ${PART}, '  '), ${SHOWN_VALUE})`;
    const parts = `${literal(column)}, ${shown}, ${literal(reason)}`;
    return `CASE WHEN ${fails} THEN concat_ws(${PART}, ${parts}) END`;
  });
  const any = checks.map(({ fails }) => `(${fails})`).join(' OR ');
  return `CASE WHEN ${any} THEN concat_ws(${PROBLEM}, ${each.join(', ')}) END`;
}

/** The word of a vocabulary that a cell means, as SQL on the joined spelling; unknown words stay. */
function wordSql(field: string): string {
  const patterns = VOCABULARIES.find((vocabulary) => vocabulary.field === field)?.patterns ?? [];
  const found = patterns.map(
    ([pattern, word]) => `WHEN regexp_matches(lower(${field}), ${literal(pattern)}) THEN ${literal(word)}`,
  );
  return `coalesce(word_${field}.word, ${found.length ? `CASE ${found.join(' ')} END, ` : ''}read.${field})`;
}

/** Values that follow from more than their own cell (row.sql); by field name. */
const RULES: Readonly<Record<string, string>> = {
  price: 'known_amount(price)',
  msrp: 'known_amount(msrp)',
  ref_price: 'known_amount(ref_price)',
  mc_msrp: 'known_amount(mc_msrp)',
  miles: 'known_miles(miles, miles_indicator, inventory_type)',
  ref_miles: 'in_miles(ref_miles, miles_indicator)',
  data_source: "coalesce(data_source, 'mc')",
  seller_type: "coalesce(seller_type, 'dealer')",
  taxonomy_vin: 'coalesce(taxonomy_vin, squish(vin))',
  make: `coalesce(split_make.make, ${wordSql('make')})`,
  model: 'CASE WHEN split_make.make IS NULL THEN model ELSE without_word(model, split_make.rest) END',
  drivetrain: wordSql('drivetrain'),
  fuel_type: wordSql('fuel_type'),
  transmission: wordSql('transmission'),
  body_type: wordSql('body_type'),
  powertrain_type: 'coalesce(powertrain_type, word_fuel_type.powertrain)',
  base_ext_color: `coalesce(${wordSql('base_ext_color')}, colour_exterior.word)`,
  base_int_color: `coalesce(${wordSql('base_int_color')}, colour_interior.word)`,
  dealer_website: 'coalesce(dealer_website, domain_of(source))',
};

/** The same for values that follow from the place (see `placed` below). */
const PLACE_RULES: Readonly<Record<string, string>> = {
  zip: 'zip_code',
  country: 'known_country(country, coalesce(state, centre_state), centre_country)',
  city: 'coalesce(city, centre_city)',
  state: 'coalesce(state, centre_state)',
  latitude: 'CASE WHEN latitude IS NULL OR longitude IS NULL THEN centre_latitude ELSE latitude END',
  longitude: 'CASE WHEN latitude IS NULL OR longitude IS NULL THEN centre_longitude ELSE longitude END',
  currency_indicator: `coalesce(currency_indicator,
      CASE known_country(country, coalesce(state, centre_state), centre_country) WHEN 'CA' THEN 'CAD' ELSE 'USD' END)`,
};

const spellingJoin = ({ field }: { field: string }): string =>
  `LEFT JOIN spelling AS word_${field} ON word_${field}.field = '${field}' AND word_${field}.spelling = lower(read.${field})`;

function markConditions(): Map<string, string> {
  return new Map([
    ...VOCABULARIES.map(({ field }): [string, string] => [
      `normalised_${field}`,
      `cell_${field} IS NOT NULL AND cell_${field} IS DISTINCT FROM ${field}`,
    ]),
    ['zip_repaired', 'zip_code IS NOT NULL AND lost_zero(zip)'],
    ['zip_unknown', 'zip IS NOT NULL AND zip_code IS NULL'],
    ['country_unknown', 'country IS NOT NULL AND country_word(country) IS NULL'],
    ['wrong_check_digit', 'vin IS NOT NULL AND NOT check_digit_fits(vin, vin_digits)'],
    ['kilometres_converted', "miles IS NOT NULL AND miles_indicator = 'kilometers'"],
  ]);
}

export interface AcceptStatement {
  readonly dataset: Dataset;
  readonly source: Source;
  /** field name → the columns of the file that carry it */
  readonly matched: ReadonlyMap<string, readonly SourceColumn[]>;
  readonly map: FeedMap;
  /** number of the file within the delivery */
  readonly fileNumber: number;
}

/**
 * The statement that reads one file and inserts its rows into `listing`, good and bad ones: a bad one has its
 * problems in `problems`. Everything wide is done in this one pass.
 */
export function acceptSql({ dataset, source, matched, map, fileNumber }: AcceptStatement): string {
  const fields = fedFields(dataset);
  const headers = new Map(
    [...matched].flatMap(([field, [column]]) => (column ? [[field, column.header] as const] : [])),
  );
  const cells = fields.map(
    (field) => `${cellSql(field, matched.get(field.name) ?? [], map)} AS ${cellOf(field.name)}`,
  );
  const values = fields.map((field) => {
    const cell = cellOf(field.name);
    return `${readingOf(field).read?.(cell) ?? (field.column.type === 'postal' ? `postal_text(${cell})` : cell)} AS ${name(field.name)}`;
  });
  const ruled = Object.entries(RULES).map(([field, sql]) => `${sql} AS ${name(field)}`);
  const target = fields.map(({ name: field }) => name(field));
  const selected = fields.map(({ name: field }) =>
    PLACE_RULES[field] ? `${PLACE_RULES[field]} AS ${name(field)}` : name(field),
  );
  return `
    INSERT INTO listing (delivery, seq, problems, marks, ${target.join(', ')})
    WITH
      cell AS (SELECT line, ${source.broken} AS broken, ${cells.join(', ')} FROM ${source.from}),
      read AS (SELECT *, ${values.join(', ')} FROM cell),
      checked AS (SELECT *, vin_digits(vin) AS vin_digits, ${problemsSql(checksOf(fields, headers))} AS problems FROM read),
      worded AS (
        SELECT read.* REPLACE (${ruled.join(', ')}),
          centre.code AS centre_code, centre.state AS found_state, centre.country AS found_country, centre.city AS found_city,
          centre.latitude AS found_latitude, centre.longitude AS found_longitude,
          known_zip(read.zip, read.state, centre.code, centre.state) AS zip_code
        FROM checked AS read
        ${VOCABULARIES.map(spellingJoin).join('\n        ')}
        LEFT JOIN split_make ON split_make.word = lower(read.make) AND starts_with_word(read.model, split_make.rest)
        LEFT JOIN colour_word AS colour_exterior ON colour_exterior.spelling = missing_colour(read.base_ext_color, read.exterior_color)
        LEFT JOIN colour_word AS colour_interior ON colour_interior.spelling = missing_colour(read.base_int_color, read.interior_color)
        LEFT JOIN postal AS centre ON centre.code = postal_key(read.zip)
      ),
      placed AS (
        SELECT *, CASE WHEN zip_code IS NOT NULL THEN found_state END AS centre_state,
          CASE WHEN zip_code IS NOT NULL THEN found_country END AS centre_country,
          CASE WHEN zip_code IS NOT NULL THEN found_city END AS centre_city,
          CASE WHEN zip_code IS NOT NULL THEN found_latitude END AS centre_latitude,
          CASE WHEN zip_code IS NOT NULL THEN found_longitude END AS centre_longitude
        FROM worded
      )
    SELECT getvariable('delivery'), seq_of(${fileNumber}, line), problems, ${marksSql(markConditions())}, ${selected.join(', ')}
    FROM placed`;
}
