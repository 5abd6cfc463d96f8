import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { whileRefused } from './engine-disk.ts';

/** A document and the index that takes it. */
export interface Document {
  readonly index: string;
  readonly id: string;
  /** one line of JSON; undefined: the document leaves the index */
  readonly json: string | undefined;
}

/** Two requests of 5 MB in flight: the most that pays on the engine (docs/decisions, decision 10). */
const REQUEST_BYTES = 5 * 2 ** 20;
const IN_FLIGHT = 2;
/** With doubling waits from half a second these tries last about four minutes. */
const TRIES = 9;
const LONGEST_WAIT_MS = 60_000;

interface ItemResult {
  readonly status?: number;
  readonly error?: { readonly type?: string; readonly reason?: string };
}
interface BulkResult {
  readonly errors?: boolean;
  readonly items?: readonly { readonly index?: ItemResult; readonly delete?: ItemResult }[];
}

/** Busy or briefly away: worth another try. Ids are ours, so sending a document again cannot double it. */
const isPassing = (status: number | undefined): boolean =>
  status === undefined || [429, 502, 503, 504].includes(status);

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

async function sendOnce(client: Client, documents: readonly Document[]): Promise<readonly ItemResult[]> {
  const lines = documents.map(({ index, id, json }) => {
    const target = { _index: index, _id: id };
    return json === undefined
      ? `${JSON.stringify({ delete: target })}\n`
      : `${JSON.stringify({ index: target })}\n${json}\n`;
  });
  const result = await client.transport.request<BulkResult>({
    method: 'POST',
    path: '/_bulk',
    querystring: { filter_path: 'errors,items.*.status,items.*.error.type,items.*.error.reason' },
    bulkBody: lines.join(''),
  });
  if (!result.errors) return [];
  return (result.items ?? []).map((item) => item.index ?? item.delete ?? {});
}

/** Sends the documents, those that the engine was too busy for again and again; throws when one is refused for good. */
async function send(client: Client, documents: readonly Document[]): Promise<void> {
  let left = documents;
  for (let attempt = 0; left.length; attempt += 1) {
    if (attempt === TRIES) throw new Error(`the engine rejected ${left.length} documents in ${TRIES} tries`);
    if (attempt) await sleep(Math.min(LONGEST_WAIT_MS, 250 * 2 ** attempt));
    let results: readonly ItemResult[];
    try {
      results = await sendOnce(client, left);
    } catch (error) {
      await whileRefused(client, String(error));
      if (!isPassing(statusOf(error)) || attempt === TRIES - 1) throw error;
      continue;
    }
    const said = results.find(({ status = 200 }) => status >= 300)?.error;
    // waiting mends no full disk: who runs the load learns it with the first document that is not taken
    if (said) await whileRefused(client, `${said.type}: ${said.reason}`);
    const failed = left.flatMap((document, at) => {
      const { status = 200, error } = results[at] ?? {};
      if (status < 300) return [];
      if (isPassing(status)) return [document];
      throw new Error(`the engine refused document ${document.id}: ${error?.type}: ${error?.reason}`);
    });
    left = failed;
  }
}

/**
 * Loads documents and takes out those that leave, two requests at a time, and gives how many were loaded into each
 * index. Memory is bounded: no more is taken from `documents` than the requests in flight hold.
 */
export async function bulkLoad(
  client: Client,
  documents: AsyncIterable<Document>,
  onLoaded: (documents: number) => void,
): Promise<Map<string, number>> {
  const loaded = new Map<string, number>();
  const flights = new Set<Promise<void>>();
  let failure: unknown;
  let total = 0;
  const launch = async (batch: readonly Document[]): Promise<void> => {
    if (flights.size >= IN_FLIGHT) await Promise.race(flights);
    if (failure) throw failure;
    const flight: Promise<void> = send(client, batch)
      .then(() => {
        for (const { index, json } of batch) {
          if (json !== undefined) loaded.set(index, (loaded.get(index) ?? 0) + 1);
        }
        total += batch.length;
        onLoaded(total);
      })
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => flights.delete(flight));
    flights.add(flight);
  };
  let batch: Document[] = [];
  let bytes = 0;
  for await (const document of documents) {
    batch.push(document);
    bytes += document.json?.length ?? document.id.length;
    if (bytes < REQUEST_BYTES) continue;
    await launch(batch);
    batch = [];
    bytes = 0;
  }
  if (batch.length) await launch(batch);
  await Promise.all(flights);
  if (failure) throw failure;
  return loaded;
}
