import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** Writes the listings day by day as a state directory publishes them (src/catalog/trends.ts). */

export type Cell = string | number | boolean | null;
export type SpanRow = Readonly<Record<string, Cell>>;

const TEXTS =
  `event searched role id vin vehicle dealer_id seller_name heading vdp_url stock_no inventory_type seller_type
  mc_category dealer_type dealership_group_name source city state country make model trim body_type body_subtype drivetrain
  transmission powertrain_type fuel_type_category base_exterior_color base_interior_color msrp_label`.split(
    /\s+/,
  );

/** Columns of a month's file: name → SQL type. */
const COLUMNS: readonly (readonly [string, string])[] = [
  ...['from_day', 'to_day', 'since', 'source_since'].map((name) => [name, 'DATE'] as const),
  ...['price', 'miles', 'msrp', 'price_before'].map((name) => [name, 'DOUBLE'] as const),
  ...['listing', 'year'].map((name) => [name, 'INTEGER'] as const),
  ...['is_searchable', 'is_certified'].map((name) => [name, 'BOOLEAN'] as const),
  ...TEXTS.map((name) => [name, 'VARCHAR'] as const),
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Publishes rows as the months of their first days, the manifest last. */
export async function publishTrends(
  dataDir: string,
  rows: readonly SpanRow[],
  { first, last, generation = 1 }: { first: string; last: string; generation?: number },
): Promise<void> {
  const folder = path.join(dataDir, 'trends', 'us-cars');
  mkdirSync(folder, { recursive: true });
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  const columns = COLUMNS.map(([name, type]) => `${quoted(name)}: ${quoted(type)}`).join(', ');
  const months = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = nextMonth(month)) {
    const own = rows.filter(({ from_day: day }) => String(day).startsWith(month));
    const file = `${month}-g${generation}.parquet`;
    const json = path.join(folder, `${file}.json`);
    writeFileSync(json, own.map((row) => JSON.stringify(row)).join('\n'));
    await db.run(
      `COPY (SELECT * FROM read_json(${quoted(json)}, format = 'newline_delimited', columns = {${columns}}))
       TO ${quoted(path.join(folder, file))} (FORMAT parquet, COMPRESSION zstd)`,
    );
    months.push({ month, file, rows: own.length, first_day: first, last_day: last, holds: '' });
  }
  db.closeSync();
  instance.closeSync();
  const manifest = {
    layout: 1,
    generation,
    first_day: first,
    last_day: last,
    as_of: Date.parse(last) / 1000,
    delivery: generation,
    months,
  };
  writeFileSync(path.join(folder, 'manifest.new'), JSON.stringify(manifest));
  renameSync(path.join(folder, 'manifest.new'), path.join(folder, 'manifest.json'));
}

const nextMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};
