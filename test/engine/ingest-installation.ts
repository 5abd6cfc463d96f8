import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { type LoadOptions, loadListings } from '../../ingest/commands/load.ts';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import type { InstalledMarket } from '../../ingest/ground/installation.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { type Role, rolesOf } from '../../src/catalog/roles.ts';
import { askAliases } from '../../src/engine/ask.ts';
import { engineClient } from '../../src/engine/client.ts';
import { deliveriesIndex, roleAlias } from '../../src/engine/names.ts';
import { type HistoryRecord, historyOf, type StoredRecord } from '../../src/records/history.ts';
import { historyQuestion } from '../../src/search/lookups/history.ts';
import { dropPrefix, engineUrl, freshPrefix } from '../market/load.ts';

/** A row of a delivery; arrays join with pipes. */
export type Row = Readonly<Record<string, string | number | readonly string[]>>;

export const T = 1_760_000_000;

const cell = (value: Row[string] | undefined): string =>
  `"${String(Array.isArray(value) ? value.join('|') : (value ?? '')).replaceAll('"', '""')}"`;

export function csv(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names.join(','), ...rows.map((row) => names.map((name) => cell(row[name])).join(',')), ''].join(
    '\n',
  );
}

/** A dealer's listing; `n` makes it one of its own. */
export const car = (n: number, more: Row = {}): Row => ({
  source: 'a.example',
  vin: `1HGCM82633A${String(100_000 + n)}`,
  stock_no: `S${n}`,
  price: 10_000 + n,
  make: 'Honda',
  model: 'Accord',
  dealer_id: 7,
  ...more,
});

interface Hit {
  readonly _id: string;
  readonly _source: Record<string, unknown> & { readonly record: Record<string, unknown> };
}

/** An installation of its own on the engine of the tests. */
export class Installation {
  readonly client: Client = this.connect();
  readonly prefix = freshPrefix();
  readonly folder = mkdtempSync(join(tmpdir(), 'ingest-'));
  readonly installation: InstalledMarket = {
    client: this.client,
    indexPrefix: this.prefix,
    market: 'us-cars',
    dataset: listingsOf('us-cars'),
    dataDir: join(this.folder, 'data'),
    memory: '512MB',
  };

  /** The engine that it is on. */
  protected connect(): Client {
    return engineClient({ url: engineUrl ?? '' });
  }

  write(name: string, content: string | Buffer): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Loads rows, or a file of that content. */
  load(
    content: readonly Row[] | string | Buffer,
    asOf = T,
    more: Partial<LoadOptions> = {},
  ): Promise<LoadReport> {
    const text = typeof content === 'string' || Buffer.isBuffer(content) ? content : csv(content);
    return loadListings({
      ...this.installation,
      asOf,
      files: [this.write(`delivery-${asOf}`, text)],
      ...more,
    });
  }

  /** What answers for a role, by id. */
  async answered(role: Role): Promise<Hit[]> {
    const index = roleAlias(this.prefix, 'us-cars', role);
    const found = await this.client.search({ index, size: 10_000, ignore_unavailable: true });
    const hits = found.hits.hits.map(({ _id, _source }) => ({ _id, _source }) as unknown as Hit);
    return hits.sort((one, other) => (one._id < other._id ? -1 : 1));
  }

  async everything(): Promise<Hit[]> {
    return (await Promise.all(rolesOf('us-cars').map((role) => this.answered(role)))).flat();
  }

  /** Names of the indices that exist, without the one of the reports. */
  async indices(): Promise<string[]> {
    const found = await this.client.indices.get({ index: `${this.prefix}*`, features: ['aliases'] });
    return Object.keys(found).filter((name) => name !== deliveriesIndex(this.prefix));
  }

  /** The same without those of closed history records. */
  async listingIndices(): Promise<string[]> {
    return (await this.indices()).filter((name) => !name.includes('-history-'));
  }

  /** Every record of a vehicle, as E8 orders them. */
  async records(vin: string): Promise<HistoryRecord[]> {
    const { sources } = await askAliases(this.client, historyQuestion(this.prefix, 'us-cars', vin));
    return historyOf(sources as StoredRecord[]).reverse();
  }

  async drop(): Promise<void> {
    await dropPrefix(this.client, this.prefix);
    await this.client.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
