import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '../../ingest/ground/generations.ts';
import { literal } from '../../ingest/ground/sql.ts';
import { prepareTrends } from '../../ingest/trends/prepare.ts';
import { refuseNewerTrends } from '../../ingest/trends/refresh.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import type { TrendsManifest } from '../../src/catalog/trends.ts';
import { type Cell, narrow, type Row, type Shown, TestLedger } from './test-ledger.ts';

/** A row of a month's file. */
export type TrendRow = Readonly<Record<string, Cell>>;

/** A ledger in memory whose trends are published into a folder, without an engine. */
export class TrendsLedger {
  readonly test: TestLedger;
  readonly #base = mkdtempSync(join(tmpdir(), 'trends-'));
  #folders = { trends: '', work: '', ledger: '' };
  #times = 0;

  readonly #market: Market;

  private constructor(test: TestLedger, market: Market) {
    this.test = test;
    this.#market = market;
  }

  static async open(market: Market = 'us-cars'): Promise<TrendsLedger> {
    const made = new TrendsLedger(await TestLedger.open(narrow(listingsOf(market)), market), market);
    await made.clear();
    return made;
  }

  close(): void {
    this.test.close();
    rmSync(this.#base, { recursive: true });
  }

  /** Forgets everything, published or not. */
  async clear(): Promise<void> {
    await this.test.clear();
    this.#times += 1;
    const base = join(this.#base, `${this.#times}`);
    this.#folders = { trends: join(base, 'trends'), work: join(base, 'work'), ledger: base };
    mkdirSync(this.#folders.work, { recursive: true });
  }

  /** Takes in what is active on a day (days after T), without publishing it. */
  async deliver(day: number, list: readonly Row[], options: { readonly partial?: boolean } = {}) {
    await this.test.deliver(day, list, options);
  }

  /** Publishes what the ledger knows; gives what is shown then. */
  async publish(anew = false, many?: number): Promise<TrendsManifest> {
    const ledger = { id: 'trends', db: this.test.db, folders: this.#allFolders, sample: false };
    await (await prepareTrends({ market: this.#market, ledger, anew, many }))?.show();
    const shown = readManifest<TrendsManifest>(this.#folders.trends);
    if (!shown) throw new Error('nothing is shown');
    return shown;
  }

  get #allFolders() {
    return { ...this.#folders, rejects: '', repeated: '', sold: '' };
  }

  /** Lets the manifest tell another layout. */
  tellLayout(shown: TrendsManifest, layout: number): void {
    writeFileSync(join(this.#folders.trends, 'manifest.json'), JSON.stringify({ ...shown, layout }));
  }

  /** Throws what a load is refused by. */
  admit(): void {
    refuseNewerTrends({ market: this.#market }, { folders: this.#allFolders });
  }

  /** Takes in the listings of each day and publishes after each. */
  async days(...days: readonly (readonly [number, ...Row[]])[]): Promise<void> {
    for (const [day, ...list] of days) {
      await this.deliver(day, list);
      await this.publish();
    }
  }

  async rollBack(): Promise<TrendsManifest> {
    await this.test.rollBack();
    return await this.publish();
  }

  /** The bytes of every month's file that is shown. */
  bytes({ months }: TrendsManifest): Record<string, string> {
    const read = (file: string) => readFileSync(join(this.#folders.trends, file)).toString('base64');
    return Object.fromEntries(months.map(({ month, file }) => [month, read(file)]));
  }

  /** The rows of all months that are shown, days as text, in a fixed order. */
  async rows({ months }: TrendsManifest): Promise<TrendRow[]> {
    const files = months.map(({ file }) => literal(join(this.#folders.trends, file)));
    const days = ['from_day', 'to_day', 'since', 'source_since'].map((day) => `${day}::VARCHAR AS ${day}`);
    return await this.test.table(
      `(SELECT * REPLACE (${days.join(', ')}) FROM read_parquet([${files.join(', ')}]))`,
    );
  }

  /** Active listings as the documents of the engine show them now, each with its number and the id that it was given. */
  async active(): Promise<(Shown & { readonly listing: number; readonly given: Cell })[]> {
    const documents = new Map((await this.test.documents()).map((one) => [one.document, one]));
    const numbers = await this.test.table(
      `(SELECT document, listing, content.id AS given FROM identified JOIN standing USING (listing) JOIN content USING (content))`.replace(
        'USING (content)',
        'ON content.content = standing.content',
      ),
    );
    return numbers.flatMap(({ document, listing, given = null }) => {
      const found = documents.get(String(document));
      return found ? [{ ...found, listing: Number(listing), given }] : [];
    });
  }
}
