import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReadRows } from '../../ingest/accept/read-rows.ts';
import { literal } from '../../ingest/ground/sql.ts';
import { setState } from '../../ingest/ledger/deliveries.ts';
import type { Ledger } from '../../ingest/ledger/open.ts';
import { readSold } from '../../ingest/sold/files.ts';
import { prepareSold } from '../../ingest/sold/prepare.ts';
import { changesMonths, dropSold, takeSoldIn } from '../../ingest/sold/take-in.ts';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { type Cell, DAY, type Kept, type Row, T, TestLedger } from './test-ledger.ts';

/** Number of the first sold delivery; those of listings are counted from 1. */
const FIRST_SOLD = 1000;

/** What a ledger held, and what it had published, when it was kept. */
interface KeptSold {
  readonly ledger: Kept;
  readonly published: string;
  readonly sold: number;
}

/** A ledger in memory whose sold months are published into a folder, without an engine. */
export class SoldLedger {
  readonly #test: TestLedger;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sold-'));
  readonly #ledger: Ledger;
  #sold = FIRST_SOLD;

  private constructor(test: TestLedger) {
    this.#test = test;
    const [sold, work] = [join(this.#folder, 'sold'), join(this.#folder, 'work')];
    for (const folder of [sold, work]) mkdirSync(folder);
    const folders = { sold, work, ledger: work, rejects: work, repeated: work, trends: work };
    this.#ledger = { id: 'sold', db: test.db, folders, sample: false, close() {} };
  }

  static async open(): Promise<SoldLedger> {
    return new SoldLedger(await TestLedger.open());
  }

  close(): void {
    this.#test.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** Forgets everything, published or not. */
  async clear(): Promise<void> {
    await this.#test.clear();
    this.#empty();
    this.#sold = FIRST_SOLD;
  }

  #empty(): void {
    const { sold } = this.#ledger.folders;
    rmSync(sold, { recursive: true });
    mkdirSync(sold);
  }

  /** Keeps what it holds and has published, for tests that begin with it. */
  async keep(): Promise<KeptSold> {
    const ledger = await this.#test.keep();
    const published = join(this.#folder, ledger.database);
    cpSync(this.#ledger.folders.sold, published, { recursive: true });
    return { ledger, published, sold: this.#sold };
  }

  /** Brings back what was kept. */
  async restore({ ledger, published, sold }: KeptSold): Promise<void> {
    await this.#test.restore(ledger);
    this.#empty();
    cpSync(published, this.#ledger.folders.sold, { recursive: true });
    this.#sold = sold;
  }

  async #publish(anew = false): Promise<void> {
    await (await prepareSold(this.#ledger, { anew }))?.show();
  }

  /** Takes in the listings of each day (days after T) and publishes after each. */
  async listings(...days: readonly (readonly [number, ...Row[]])[]): Promise<void> {
    for (const [day, ...list] of days) {
      await this.#test.deliver(day, list);
      await this.#publish();
    }
  }

  /** Takes in a partial delivery of listings and publishes. */
  async partial(day: number, ...list: Row[]): Promise<void> {
    await this.#test.deliver(day, list, { partial: true });
    await this.#publish();
  }

  /** Takes the newest listings delivery out again and publishes. */
  async rollBack(): Promise<void> {
    await this.#test.rollBack();
    await this.#publish();
  }

  /** Takes in a sold delivery: VIN, day of the sale, state. */
  async sold(
    day: number,
    ...list: readonly (readonly [vin: string, soldDate: string, state?: string])[]
  ): Promise<void> {
    const { db } = this.#test;
    this.#sold += 1;
    await createReadRows(db, soldVehicles);
    const values = list.map(
      ([vin, date, state], at) =>
        `(${at + 1}, 0, ${literal(vin)}, ${literal(date)}, 'used', 'dealer', ${state === undefined ? 'NULL' : literal(state)})`,
    );
    await db.run(
      `INSERT INTO staging.read_row (seq, marks, vin, sold_date, inventory_type, seller_type, state) VALUES ${values.join(', ')}`,
    );
    await takeSoldIn(db, {
      ...{ id: this.#sold, dataset: 'sold', market: 'all', asOf: T + Math.round(day * DAY), sample: false },
      ...{ partial: false, state: 'live', accepted: list.length, indices: {}, report: '{}' },
    });
    await this.#publish();
  }

  /** Did the newest sold delivery bring anything new? */
  changed(): Promise<boolean> {
    return changesMonths(this.#test.db, this.#sold);
  }

  /** Takes the newest sold delivery out again, as `rollback sold` does. */
  async rollBackSold(): Promise<void> {
    await setState(this.#test.db, this.#sold, 'withdrawing');
    await this.#publish();
    await dropSold(this.#test.db, this.#sold);
    await this.#publish();
    this.#sold -= 1;
  }

  /** Writes every file again. */
  rebuild(): Promise<void> {
    return this.#publish(true);
  }

  /** Lets what is published say that it has this layout. */
  tellLayout(layout: number): void {
    const file = join(this.#ledger.folders.sold, 'manifest.json');
    writeFileSync(file, JSON.stringify({ ...this.manifest, layout }));
  }

  get manifest() {
    const manifest = readSold(this.#ledger.folders.sold);
    if (!manifest) throw new Error('nothing is published');
    return manifest;
  }

  /** Files in the folder, the manifest left out. */
  get files(): string[] {
    return readdirSync(this.#ledger.folders.sold).filter((name) => name !== 'manifest.json');
  }

  bytesOf(file: string): string {
    return readFileSync(join(this.#ledger.folders.sold, file)).toString('base64');
  }

  rowsOf(file: string): Promise<Record<string, Cell>[]> {
    return this.#test.table(`read_parquet(${literal(join(this.#ledger.folders.sold, file))})`);
  }

  /** What is published: month → VINs. */
  async months(): Promise<Record<string, Cell[]>> {
    const entries = this.manifest.months.map(async ({ month, file, rows }) => {
      const vins = (await this.rowsOf(file)).map(({ vin = null }) => vin);
      if (vins.length !== rows) throw new Error(`${file}: ${rows} rows are told, ${vins.length} are there`);
      return [month, vins] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  /** VINs of the recent sales. */
  async recent(): Promise<Cell[]> {
    const rows = await this.rowsOf(this.manifest.recent?.file ?? '');
    return rows.map(({ vin = null }) => vin);
  }

  table(name: string): Promise<Record<string, Cell>[]> {
    return this.#test.table(name);
  }
}
