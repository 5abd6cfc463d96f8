import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { createReadRows, GIVEN_TIMES } from '../../ingest/accept/read-rows.ts';
import { closedRecords } from '../../ingest/derive/closed-records.ts';
import { deriveDeparted } from '../../ingest/derive/departed-listings.ts';
import { type Derivation, derive, type PassedOverIds } from '../../ingest/derive/derive.ts';
import { documentQueries } from '../../ingest/derive/document.ts';
import { rememberDerived } from '../../ingest/derive/remember.ts';
import { literal, name, rows, sqlFile } from '../../ingest/ground/sql.ts';
import { JOINS_AS_WRITTEN } from '../../ingest/ledger/database.ts';
import { attachDefinitions } from '../../ingest/ledger/definitions.ts';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import { withinReach } from '../../ingest/ledger/reach.ts';
import { migrate } from '../../ingest/ledger/schema.ts';
import {
  type Changes,
  changesOf,
  collect,
  takeDelivery,
  withdrawDelivery,
} from '../../ingest/ledger/take.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';

/** Unix seconds of day 0 of every hand-made sequence. */
export const T = 1_700_000_000;
export const DAY = 86_400;

export type Cell = string | number | boolean | null;
/** A delivered row by field name, as it is after accepting. */
export type Row = Readonly<Record<string, Cell>>;

const TIMES: ReadonlySet<string> = new Set(GIVEN_TIMES);
const sql = (cell: Cell): string => (typeof cell === 'string' ? literal(cell) : String(cell));

/** A document as it goes to the engine. */
export interface Shown {
  readonly role: string;
  /** that is shown */
  readonly id: string;
  /** that names the document */
  readonly document: string;
  readonly [field: string]: unknown;
}

/** Fields that the rules of the ledger read or show; a narrow data set, for long random sequences. */
const RULED = new Set(
  `id vin has_vin heading vehicle_registration_mark source stock_no vdp_url seller_type inventory_type price miles country state city
  street zip seller_name car_seller_name car_street car_city car_state car_zip mc_category dealer_id is_searchable is_owned
  ref_price ref_price_dt ref_miles ref_miles_dt photo_links_cached inventory_count price_change_percent
  is_sold is_expired`
    .split(/\s+/)
    .concat(GIVEN_TIMES),
);
export const narrow = (dataset: Dataset): Dataset => ({
  ...dataset,
  fields: dataset.fields.filter(({ name: field }) => RULED.has(field) || field === 'price_change'),
});

/** The tables of the ledger. */
export const TABLES = [
  'delivery',
  'coverage',
  'listing',
  'gain',
  'presence',
  'record',
  'content',
  'given_times',
  'told',
  'hold',
  'attribution',
  'sale',
  'sold_row',
  'sold_month',
] as const;

/** What derive counts of the others; a rollback leaves it to be counted anew. */
const COUNTS = ['counted', 'active_term', 'active_dealer', 'active_site', 'departed_term'] as const;
const KEPT = [...TABLES, ...COUNTS];

/** Variables of the delivery that is taken in. */
const NEWEST = ['delivery', 'as_of', 'partial', 'ends_holds'] as const;

/** What a ledger held when it was kept. */
export interface Kept {
  /** database with its tables */
  readonly database: string;
  readonly number: number;
  /** that tell the rules which delivery was taken in last */
  readonly variables: string;
}

/** A ledger in memory that takes hand-made deliveries, without reading files and without an engine. */
export class TestLedger {
  readonly db: DuckDBConnection;
  readonly #dataset: Dataset;
  readonly #market: Market;
  #number = 0;
  #keeps = 0;
  /** what the tables of derived values hold: derived once and then read, as those of a load are */
  #derived: { readonly touchedOnly: boolean; readonly found: Derivation } | undefined;

  private constructor(db: DuckDBConnection, dataset: Dataset, market: Market) {
    this.db = db;
    this.#dataset = dataset;
    this.#market = market;
  }

  static async open(
    dataset: Dataset = narrow(listingsOf('us-cars')),
    market: Market = 'us-cars',
  ): Promise<TestLedger> {
    const db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
    await db.run(
      `ATTACH ':memory:' AS ledger; ATTACH ':memory:' AS staging; USE ledger; ${JOINS_AS_WRITTEN}`,
    );
    await attachDefinitions(db);
    await migrate(db, { market, dataset });
    return new TestLedger(db, dataset, market);
  }

  close(): void {
    this.db.closeSync();
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    for (const table of KEPT) await this.db.run(`DELETE FROM ${table}`);
    this.#number = 0;
    this.#derived = undefined;
  }

  /**
   * Keeps what the ledger holds, for tests that begin with the same deliveries: to bring it back takes a fraction of what taking
   * them in again would.
   */
  async keep(): Promise<Kept> {
    this.#keeps += 1;
    const database = `kept_${this.#keeps}`;
    const copies = KEPT.map((table) => `CREATE TABLE ${database}.${table} AS FROM ${table};`);
    await this.db.run(`ATTACH ':memory:' AS ${database}; ${copies.join(' ')}`);
    const [newest] = await rows<Record<string, number | boolean>>(
      this.db,
      `SELECT ${NEWEST.map((one) => `getvariable('${one}') AS ${one}`).join(', ')}`,
    );
    const variables = NEWEST.map((one) => `SET VARIABLE ${one} = ${newest?.[one]};`).join(' ');
    return { database, number: this.#number, variables };
  }

  /** Brings back what was kept, in place of what the ledger holds. */
  async restore({ database, number, variables }: Kept): Promise<void> {
    await this.clear();
    await this.db.run(
      `${variables} ${KEPT.map((table) => `INSERT INTO ${table} FROM ${database}.${table};`).join(' ')}`,
    );
    this.#number = number;
  }

  /** Every table of the ledger. */
  async everything(): Promise<Record<string, Record<string, Cell>[]>> {
    const found: Record<string, Record<string, Cell>[]> = {};
    for (const table of TABLES) found[table] = await this.table(table);
    return found;
  }

  async #read(list: readonly Row[]): Promise<void> {
    await createReadRows(this.db, this.#dataset);
    const given = list.map(
      (row): Row => ({ source: 'a.example', seller_type: 'dealer', country: 'US', ...row }),
    );
    const columns = [...new Set(given.flatMap(Object.keys))];
    const unknown = columns.filter((column) => !this.#dataset.fields.some((field) => field.name === column));
    if (unknown.length > 0)
      throw new Error(
        `This ledger has no ${unknown.join(', ')}: add what its rules read to RULED (test/ledger/test-ledger.ts), or open it with a dataset that has it`,
      );
    const values = given.map((row, at) => {
      const content = Object.entries(row).filter(([field, cell]) => cell !== null && !TIMES.has(field));
      const hash = `hash(${literal(JSON.stringify(content.sort()))})`;
      return `(${at + 1}, 0, ${hash}, ${columns.map((field) => sql(row[field] ?? null)).join(', ')})`;
    });
    if (given.length) {
      await this.db.run(
        `INSERT INTO staging.read_row (seq, marks, content_hash, ${columns.map(name).join(', ')}) VALUES ${values.join(', ')}`,
      );
    }
    await this.db.run(sqlFile('../../ingest/accept/listing-identity.sql', import.meta.url));
  }

  /** Takes in what is active on a day, and gives what that changed. */
  async changesBy(...delivered: Parameters<TestLedger['deliver']>): Promise<Changes> {
    await this.deliver(...delivered);
    return await this.changes();
  }

  /** What the newest delivery changed. */
  changes(): Promise<Changes> {
    return changesOf(this.db);
  }

  /** Takes in what is active on a day (days after T; fractions are hours). */
  async deliver(
    day: number,
    list: readonly Row[],
    { partial = false, acceptShrink = false } = {},
  ): Promise<void> {
    this.#number += 1;
    this.#derived = undefined;
    await this.#read(list);
    const delivery: Delivery = {
      id: this.#number,
      dataset: 'listings',
      market: this.#market,
      asOf: T + Math.round(day * DAY),
      sample: false,
      partial,
      state: 'live',
      accepted: list.length,
      indices: {},
      report: '{}',
    };
    await this.db.run('BEGIN');
    await takeDelivery(this.db, { dataset: this.#dataset, delivery, endsHolds: acceptShrink });
    await this.#derive(partial);
    await rememberDerived(this.db, delivery);
    await this.db.run('COMMIT');
  }

  async #derive(touchedOnly: boolean): Promise<Derivation> {
    if (this.#derived?.touchedOnly === touchedOnly) return this.#derived.found;
    const options = { dataset: this.#dataset, market: this.#market, upto: this.#number, touchedOnly };
    const found = await derive(this.db, options);
    this.#derived = { touchedOnly, found };
    return found;
  }

  /** Takes the newest delivery out again. */
  async rollBack(): Promise<void> {
    await withdrawDelivery(this.db, this.#number);
    this.#number -= 1;
    this.#derived = undefined;
  }

  /** Forgets what is not needed any more. */
  async collect(): Promise<void> {
    await collect(this.db, this.#number - 1, this.#market);
    this.#derived = undefined;
  }

  /** Listings that do not show the id that they were given. */
  async passedOver(touchedOnly: boolean): Promise<PassedOverIds> {
    return (await this.#derive(touchedOnly)).passedOverIds;
  }

  /** Every active listing's document, by id: all of the market, or what the newest partial delivery touches. */
  async documents(touchedOnly = false): Promise<Shown[]> {
    const { spellings } = await this.#derive(touchedOnly);
    return await this.#shown(await documentQueries(this.db, this.#dataset, spellings));
  }

  /** The documents that queries give, by id. */
  async #shown(queries: readonly string[]): Promise<Shown[]> {
    const found: { role: string; id: string; document: string }[] = [];
    for (const query of queries) found.push(...(await rows<(typeof found)[number]>(this.db, query)));
    return found
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ role, id, document }) => ({ ...JSON.parse(document), role, document: id }));
  }

  /**
   * Documents of the listings that have left within 90 days: all, or what the newest partial delivery changes; and ids
   * that these replace besides those of its sources.
   */
  async departed(touchedOnly = false): Promise<{ shown: Shown[]; replaced: readonly string[] }> {
    await this.#derive(touchedOnly);
    const { documents, listings, replaced } = await deriveDeparted(this.db, {
      dataset: this.#dataset,
      upto: this.#number,
      touchedOnly,
    });
    const shown = await this.#shown(documents);
    if (shown.length !== listings) throw new Error(`${listings} have left, ${shown.length} documents`);
    return { shown, replaced };
  }

  /** The closed records that the deliveries from `from` to `upto` closed, as rows of `closed_record`. */
  async closed(from = 0, upto = this.#number): Promise<Record<string, Cell>[]> {
    await this.#derive(false);
    if (!(await closedRecords(this.db, from, upto))) return [];
    return await this.table('closed_record');
  }

  /** What the newest delivery closed, from what its load leaves, as rows of `closed_record`. */
  async closedByNewest(partial: boolean): Promise<Record<string, Cell>[]> {
    await this.#derive(partial);
    const find = () => closedRecords(this.db, this.#number, this.#number);
    const some = await (partial ? withinReach(this.db, find) : find());
    return some ? await this.table('closed_record') : [];
  }

  /** What is counted of the market; the whole of it, whatever a partial delivery touches. */
  async counts(): Promise<Record<string, Record<string, Cell>[]>> {
    const found: Record<string, Record<string, Cell>[]> = {};
    for (const table of [...COUNTS, 'inventory']) found[table] = await this.table(table);
    return found;
  }

  /** From now on everything is read and counted anew with each delivery, as if it touched the whole market. */
  readWholeMarket(): void {
    const run = this.db.run.bind(this.db);
    this.db.run = async (...args) => {
      const found = await run(...args);
      if (args[0].includes('TEMP TABLE reach AS'))
        await run('CREATE OR REPLACE TEMP TABLE reach AS SELECT listing FROM listing; DELETE FROM counted');
      return found;
    };
  }

  /** A table of the ledger or of the derived values, in a fixed order; 64-bit numbers as numbers. */
  async table(table: string): Promise<Record<string, Cell>[]> {
    const found = await this.db.runAndReadAll(`SELECT * FROM ${table} ORDER BY ALL`);
    return found
      .getRowObjectsJS()
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            typeof value === 'bigint' ? Number(value) : (value as Cell),
          ]),
        ),
      );
  }
}
