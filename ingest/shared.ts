import type { Client } from '@elastic/elasticsearch';
import { loadedHistoryAlias, loadedHistoryIndex } from '../src/engine/history.ts';
import type { Delivery } from './ledger/deliveries.ts';
import { type Ledger, openLedger } from './ledger/open.ts';
import { migrateShared, SHARED_LEDGER } from './ledger/shared-schema.ts';

/** Where the datasets without a market live. */
export interface SharedPlace {
  readonly client: Client;
  /** start of every index name */
  readonly indexPrefix: string;
  readonly dataDir: string;
  /** memory limit of the embedded database, for example '1GB' */
  readonly memory: string;
  readonly onSampleRemoved?: (() => void | Promise<void>) | undefined;
  readonly onTidy?: (() => void) | undefined;
}

/** Opens the ledger that they share; throws Refused while another process has it open. */
export const openShared = (
  { dataDir, memory }: SharedPlace,
  { files = [], waitSeconds = 0 }: { files?: readonly string[]; waitSeconds?: number } = {},
): Promise<Ledger> =>
  openLedger({ dataDir, memory, market: SHARED_LEDGER, migrate: migrateShared, files, waitSeconds });

/** The index of a history delivery. */
export const historyIndexOf = ({ indexPrefix }: SharedPlace, { id }: Pick<Delivery, 'id'>): string =>
  loadedHistoryIndex(indexPrefix, id);

/** Every index of a history delivery, those of rebuilds too, and whether it answers. */
export async function historyIndicesOf(
  place: SharedPlace,
  delivery: Pick<Delivery, 'id'>,
): Promise<{ readonly index: string; readonly isLive: boolean }[]> {
  const first = historyIndexOf(place, delivery);
  const found = await place.client.indices.get({
    index: [first, `${first}-*`],
    features: ['aliases'],
    ignore_unavailable: true,
  });
  const alias = loadedHistoryAlias(place.indexPrefix);
  return Object.entries(found).map(([index, { aliases = {} }]) => ({
    index,
    isLive: Object.hasOwn(aliases, alias),
  }));
}

/** Does the alias of loaded history point at the delivery's index? */
export async function answersHistory(place: SharedPlace, delivery: Pick<Delivery, 'id'>): Promise<boolean> {
  return await place.client.indices.existsAlias({
    index: historyIndexOf(place, delivery),
    name: loadedHistoryAlias(place.indexPrefix),
  });
}
