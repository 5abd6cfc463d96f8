import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import { fieldOfHeader } from '../../ingest/accept/headers.ts';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { NO_MAP } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import type { VinSource } from '../../ingest/accept/vins/source.ts';
import { takeListingsIn } from '../../ingest/delivery/take-listings-in.ts';
import { derive } from '../../ingest/derive/derive.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spool } from '../../ingest/feeds/spool.ts';
import { row, rows } from '../../ingest/ground/sql.ts';
import { type Ledger, openLedger } from '../../ingest/ledger/open.ts';
import { refill } from '../../ingest/ledger/refill.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { type DirectoryRow, loadDirectory } from './directories.ts';
import { TABLES } from './test-ledger.ts';

const T = 1_760_000_000;
const DAY = 86_400;

/** A delivered row by column; `source` is a.example unless it says otherwise. */
export type Given = Readonly<Record<string, string | number>>;
type Cell = string | number | boolean | null;

function csv(list: readonly Given[]): string {
  const columns = ['source', ...new Set(list.flatMap(Object.keys).filter((column) => column !== 'source'))];
  const lines = list.map((given) =>
    columns.map((column) => given[column] ?? (column === 'source' ? 'a.example' : '')).join(','),
  );
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

/** A ledger that takes listings and directories, without an engine; a day passes between deliveries. */
export class Filling {
  readonly #ledger: Ledger;
  readonly #folder: string;
  readonly #market: Market;
  /** decodes the VINs of what is delivered; default: none is decoded */
  vins: VinSource | undefined;
  /** rows by what was done to them, of the newest delivery */
  marks: Readonly<Record<string, number>> = {};
  #number = 0;

  private constructor(ledger: Ledger, folder: string, market: Market) {
    this.#ledger = ledger;
    this.#folder = folder;
    this.#market = market;
  }

  static async open(market: Market = 'us-cars'): Promise<Filling> {
    const dataDir = mkdtempSync(join(tmpdir(), 'filling-'));
    const ledger = await openLedger({ dataDir, market, dataset: listingsOf(market), memory: '512MB' });
    await prepareAccepting(ledger.db, market);
    return new Filling(ledger, dataDir, market);
  }

  close(): void {
    this.#ledger.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Forgets everything; an empty ledger is made in seconds, and most tests want one. */
  async clear(): Promise<void> {
    for (const table of [...TABLES, 'dealers', 'dealerships']) {
      await this.#ledger.db.run(`DELETE FROM ${table}`);
    }
  }

  /** Loads a directory; gives the number of its delivery. */
  know(directory: 'dealers' | 'dealerships', list: readonly DirectoryRow[]): Promise<number> {
    return loadDirectory(this.#ledger.db, directory, list, this.#market);
  }

  /** Takes in a full delivery of listings. */
  async deliver(list: readonly Given[]): Promise<void> {
    const { db, folders } = this.#ledger;
    const [market, dataset] = [this.#market, listingsOf(this.#market)];
    this.#number += 1;
    const id = this.#number;
    const file = join(this.#folder, 'delivery.csv');
    writeFileSync(file, csv(list));
    const field = fieldOfHeader(dataset, NO_MAP);
    const isKnown = (key: string): boolean => field(key) !== undefined;
    const path = join(folders.work, `${id}.rows`);
    const spooled = await spool(file, path, { limits: LIMITS, isKnown, onRead: () => {} });
    const asOf = T + id * DAY;
    await db.run(`SET VARIABLE latest = ${asOf + DAY}`);
    const { accepted, marks } = await acceptDelivery(db, {
      vins: this.vins,
      form: listingRows(dataset, market),
      files: [spooled],
      map: NO_MAP,
      rejectsFile: join(folders.rejects, `${id}.csv`),
      repeatedFile: join(folders.repeated, `${id}.csv`),
      onStep: () => {},
    });
    this.marks = marks;
    const named = { id, dataset: 'listings', market, asOf, sample: false, partial: false } as const;
    const delivery = { ...named, state: 'live', accepted, indices: {}, report: '{}' } as const;
    await takeListingsIn({ dataset, market }, this.#ledger, delivery, true);
  }

  /** What a rebuild does with the ledger; gives the number of rows that were filled otherwise. */
  async rebuild(): Promise<number> {
    const options = { dataset: listingsOf(this.#market), market: this.#market, upto: this.#number };
    const changed = await refill(this.#ledger.db, options);
    await derive(this.#ledger.db, { ...options, touchedOnly: false });
    return changed;
  }

  /** The newest row of a listing, unknown values left out. */
  async said(stockNo = 'S1'): Promise<Record<string, Cell>> {
    const found = await row<Record<string, Cell>>(
      this.#ledger.db,
      `SELECT * EXCLUDE (content, listing, from_delivery, hash) FROM content WHERE stock_no = '${stockNo}' ORDER BY content DESC LIMIT 1`,
    );
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
  }

  /** Sources of the searchable listings. */
  async searchable(): Promise<string[]> {
    const sql = 'SELECT site FROM attributed JOIN listing USING (listing) WHERE is_searchable ORDER BY site';
    return (await rows<{ site: string }>(this.#ledger.db, sql)).map(({ site }) => site);
  }

  query(sql: string): Promise<Record<string, Cell>[]> {
    return rows<Record<string, Cell>>(this.#ledger.db, sql);
  }
}
