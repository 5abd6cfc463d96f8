import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { diagnoseEngine } from '../../src/engine/diagnosis.ts';
import { type Stage, UNSEEN } from '../ground/progress.ts';
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
/** Documents that the engine takes in none of this time end the load: a node that restarts is back by then. */
const PATIENCE_MS = 120_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** How long the engine itself waits for a shard that has no place, and we for its answer. */
const SHARD_WAIT = '5s';
const ANSWER_MS = 60_000;

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
  const result = await client.transport.request<BulkResult>(
    {
      method: 'POST',
      path: '/_bulk',
      querystring: {
        timeout: SHARD_WAIT,
        filter_path: 'errors,items.*.status,items.*.error.type,items.*.error.reason',
      },
      bulkBody: lines.join(''),
    },
    { requestTimeout: ANSWER_MS },
  );
  if (!result.errors) return [];
  return (result.items ?? []).map((item) => item.index ?? item.delete ?? {});
}

/** Sends documents once; gives those that the engine was too busy for, and why. Throws where one is refused for good. */
async function sendAgain(
  client: Client,
  documents: readonly Document[],
): Promise<{ readonly left: readonly Document[]; readonly said: string; readonly fault?: unknown }> {
  let results: readonly ItemResult[];
  try {
    results = await sendOnce(client, documents);
  } catch (fault) {
    await whileRefused(client, String(fault));
    if (!isPassing(statusOf(fault)) || diagnoseEngine(fault)) throw fault;
    return { left: documents, said: fault instanceof Error ? fault.message : String(fault), fault };
  }
  const refused = results.find(({ status = 200 }) => status >= 300)?.error;
  const said = refused ? `${refused.type}: ${refused.reason}` : '';
  // waiting mends no full disk: who runs the load learns it with the first document that is not taken
  if (refused) await whileRefused(client, said);
  const left = documents.filter((document, at) => {
    const { status = 200, error } = results[at] ?? {};
    if (status < 300 || isPassing(status)) return status >= 300;
    throw new Error(`the engine refused document ${document.id}: ${error?.type}: ${error?.reason}`);
  });
  return { left, said };
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 300);

/** The end of a load whose documents are not taken. What the connection says is told as it is: it names a dead engine. */
const givenUp = (said: string, fault: unknown): Error =>
  fault instanceof Error
    ? fault
    : new Error(
        `the search engine took no documents for ${PATIENCE_MS / 1000} seconds: ${firstLine(said)}. The previous ` +
          'delivery is still live; when the engine is well, run the same command again',
      );

/** Sends the documents, those that the engine was too busy for again and again, and says so; throws when it takes too long. */
async function send(
  client: Client,
  documents: readonly Document[],
  { say }: Pick<Stage, 'say'>,
): Promise<void> {
  let left = documents;
  let wait = FIRST_WAIT_MS;
  let waited = 0;
  for (;;) {
    const began = performance.now();
    const sent = await sendAgain(client, left);
    if (!sent.left.length) return;
    // some of them were taken: it goes on
    if (sent.left.length < left.length) [waited, wait] = [0, FIRST_WAIT_MS];
    left = sent.left;
    waited += performance.now() - began + wait;
    if (waited > PATIENCE_MS) throw givenUp(sent.said, sent.fault);
    if (wait > FIRST_WAIT_MS)
      say(
        `waiting for the search engine, ${Math.round(waited / 1000)} s of ${PATIENCE_MS / 1000}: ${firstLine(sent.said)}`,
      );
    await sleep(wait);
    wait = Math.min(LONGEST_WAIT_MS, 2 * wait);
  }
}

/**
 * Loads documents and takes out those that leave, two requests at a time, and gives how many were loaded into each
 * index. Memory is bounded: no more is taken from `documents` than the requests in flight hold.
 */
export async function bulkLoad(
  client: Client,
  documents: AsyncIterable<Document>,
  stage: Pick<Stage, 'at' | 'say'> = UNSEEN,
): Promise<Map<string, number>> {
  const loaded = new Map<string, number>();
  const flights = new Set<Promise<void>>();
  let failure: unknown;
  let total = 0;
  const launch = async (batch: readonly Document[]): Promise<void> => {
    if (flights.size >= IN_FLIGHT) await Promise.race(flights);
    if (failure) throw failure;
    const flight: Promise<void> = send(client, batch, stage)
      .then(() => {
        for (const { index, json } of batch) {
          if (json !== undefined) loaded.set(index, (loaded.get(index) ?? 0) + 1);
        }
        total += batch.length;
        stage.at(total);
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
