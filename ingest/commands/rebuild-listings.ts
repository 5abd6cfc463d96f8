import {
  describeListings,
  documentsByRole,
  type PublishOptions,
  publishFull,
} from '../delivery/publish-listings.ts';
import type { Rebuilding } from '../delivery/rebuilding.ts';
import { settleMarket } from '../delivery/settle-market.ts';
import { derive } from '../derive/derive.ts';
import { NothingLoaded } from '../ground/outcome.ts';
import { Stopwatch } from '../ground/stopwatch.ts';
import { type Delivery, deliveries, setIndices, setLayout } from '../ledger/deliveries.ts';
import { type Ledger, openLedger } from '../ledger/open.ts';
import { refill } from '../ledger/refill.ts';
import { dropOtherReports } from '../publish/adopt.ts';
import { dropDeadHistory } from '../publish/history.ts';
import { dropOtherGenerations, generationIndices, generationOf } from '../publish/indices.ts';
import { listingsAnswering, refuseForeign, seen } from '../publish/owner.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { switchTo } from '../publish/switch.ts';
import { publishWholeHistory } from '../publish/whole-history.ts';

/** What a rebuild made: documents by role, closed records, seconds by stage. */
export interface Rebuilt {
  readonly documents: Readonly<Record<string, number>>;
  readonly seconds: Readonly<Record<string, number>>;
}

type RebuildOptions = PublishOptions & Pick<Rebuilding, 'adopt'>;

/** A generation name that no index has: the delivery's, and how often it was rebuilt before. */
async function freshGeneration({ client, indexPrefix, market }: PublishOptions, delivery: Delivery) {
  for (let times = 1; ; times += 1) {
    const generation = `${generationOf(delivery)}-rebuilt${times}`;
    const names = Object.values(generationIndices(indexPrefix, market, generation));
    const taken = await Promise.all(names.map((index) => client.indices.exists({ index })));
    if (!taken.includes(true)) return generation;
  }
}

async function rebuildFrom(options: RebuildOptions, ledger: Ledger): Promise<Rebuilt> {
  const { client, indexPrefix, market, dataset, warm, adopt = false } = options;
  await settleMarket(options, ledger);
  const known = await deliveries(ledger.db, 'listings');
  const newest = known[0];
  if (!newest)
    throw new NothingLoaded(`the ledger of ${market} holds no delivery; load one with forecourt ingest`);
  const found = await seen(client, ledger, await listingsAnswering(options, ledger));
  if (!adopt) refuseForeign(found, ledger);
  const watch = new Stopwatch();
  const generation = await freshGeneration(options, newest);
  const indices = generationIndices(indexPrefix, market, generation);
  const delivery = { ...newest, indices };
  await watch.time('refill', () => refill(ledger.db, { dataset, market, upto: newest.id }));
  const derivation = await watch.time('derive', () =>
    derive(ledger.db, { dataset, market, upto: newest.id, touchedOnly: false }),
  );
  const counts = await publishFull(options, ledger, { delivery, derivation }, watch);
  await describeListings(options, ledger, delivery);
  const history = await watch.time('history', () =>
    publishWholeHistory(options, ledger, newest.id, generation),
  );
  if (warm) await watch.time('warm', () => warm(Object.values(indices)));
  // the ledger first: a run that dies in between is completed by running it again
  await setIndices(ledger.db, newest.id, indices);
  await watch.time('switch', () => switchTo(client, indexPrefix, market, { indices, history, seen: found }));
  await setLayout(ledger.db, newest.id);
  if (found.strange.length) await dropOtherReports(options, ledger, { dataset: 'listings', market });
  for (const one of known)
    await rememberDelivery(
      options,
      one.id === newest.id ? delivery : one,
      one.id === newest.id && history.add.length > 0,
    );
  await dropOtherGenerations(client, indexPrefix, market, Object.values(indices));
  await dropDeadHistory(client, indexPrefix, market);
  return { documents: documentsByRole(indices, counts), seconds: watch.seconds };
}

/**
 * Makes every index of a market again from the ledger alone and switches to them at once (feeds.md section 3). A
 * rollback is not possible afterwards, for the generation before is gone. Throws Refused when nothing is loaded, a
 * load is running, or another ledger's listings answer.
 */
export async function rebuildMarket(
  options: PublishOptions,
  { waitSeconds = 0, adopt = false }: Rebuilding = {},
): Promise<Rebuilt> {
  const ledger = await openLedger({ ...options, waitSeconds });
  try {
    return await rebuildFrom({ ...options, adopt }, ledger);
  } finally {
    ledger.close();
  }
}
