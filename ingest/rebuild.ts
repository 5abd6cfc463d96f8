import { historyRecords } from '../src/catalog/history-records.ts';
import { historyIndex } from '../src/engine/history.ts';
import { closedRecords } from './derive/closed.ts';
import { derive } from './derive/derive.ts';
import { historySql } from './derive/history.ts';
import { type Delivery, deliveries, setIndices, setLayout } from './ledger/deliveries.ts';
import { type Ledger, openLedger } from './ledger/open.ts';
import { refill } from './ledger/refill.ts';
import { NothingLoaded } from './outcome.ts';
import { documentsFor } from './publish/documents.ts';
import { dropDeadHistory, liveHistory, writeHistory } from './publish/history.ts';
import { dropOtherGenerations, generationIndices, generationOf } from './publish/indices.ts';
import { keepReport } from './publish/reports.ts';
import { switchTo } from './publish/switch.ts';
import { documentsByRole, type PublishOptions, publishFull } from './publish-delivery.ts';
import { settleMarket } from './settle-market.ts';
import { Stopwatch } from './stopwatch.ts';

/** What a rebuild made: documents by role, closed records, seconds by stage. */
export interface Rebuilt {
  readonly documents: Readonly<Record<string, number>>;
  readonly seconds: Readonly<Record<string, number>>;
}

/** A generation name that no index has: the delivery's, and how often it was rebuilt before. */
async function freshGeneration({ client, indexPrefix, market }: PublishOptions, delivery: Delivery) {
  for (let times = 1; ; times += 1) {
    const generation = `${generationOf(delivery)}-rebuilt${times}`;
    const names = Object.values(generationIndices(indexPrefix, market, generation));
    const taken = await Promise.all(names.map((index) => client.indices.exists({ index })));
    if (!taken.includes(true)) return generation;
  }
}

async function rebuildHistory(options: PublishOptions, { db }: Ledger, newest: Delivery, generation: string) {
  const { client, indexPrefix, market } = options;
  const before = await liveHistory(client, indexPrefix, market);
  const index = historyIndex(indexPrefix, market, `merged-${generation}`);
  await closedRecords(db, 0, newest.id);
  const written = await writeHistory(
    client,
    index,
    documentsFor(db, historySql(historyRecords, options.dataset), index),
  );
  return { add: written ? [written] : [], remove: before.filter((one) => one !== index) };
}

async function rebuildFrom(options: PublishOptions, ledger: Ledger): Promise<Rebuilt> {
  const { client, indexPrefix, market, dataset, warm } = options;
  await settleMarket(options, ledger);
  const known = await deliveries(ledger.db, 'listings');
  const newest = known[0];
  if (!newest)
    throw new NothingLoaded(`the ledger of ${market} holds no delivery; load one with forecourt ingest`);
  const watch = new Stopwatch(Date.now);
  const generation = await freshGeneration(options, newest);
  const indices = generationIndices(indexPrefix, market, generation);
  const delivery = { ...newest, indices };
  await watch.time('refill', () => refill(ledger.db, { dataset, market, upto: newest.id }));
  const derivation = await watch.time('derive', () =>
    derive(ledger.db, { dataset, market, upto: newest.id, touchedOnly: false }),
  );
  const counts = await publishFull(options, ledger, { delivery, derivation }, watch);
  const history = await watch.time('history', () => rebuildHistory(options, ledger, newest, generation));
  if (warm) await watch.time('warm', () => warm(Object.values(indices)));
  // the ledger first: a run that dies in between is completed by running it again
  await setIndices(ledger.db, newest.id, indices);
  await watch.time('switch', () => switchTo(client, indexPrefix, market, indices, history));
  await setLayout(ledger.db, newest.id);
  for (const one of known) await keepReport(client, indexPrefix, one.id === newest.id ? delivery : one);
  await dropOtherGenerations(client, indexPrefix, market, Object.values(indices));
  await dropDeadHistory(client, indexPrefix, market);
  return { documents: documentsByRole(indices, counts), seconds: watch.seconds };
}

/**
 * Makes every index of a market again from the ledger alone and switches to them at once (feeds.md section 3). A
 * rollback is not possible afterwards, for the generation before is gone. Throws Refused when nothing is loaded, or a
 * load is running.
 */
export async function rebuildMarket(options: PublishOptions, waitSeconds = 0): Promise<Rebuilt> {
  const ledger = await openLedger({ ...options, waitSeconds });
  try {
    return await rebuildFrom(options, ledger);
  } finally {
    ledger.close();
  }
}
