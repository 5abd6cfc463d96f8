import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { readFiles } from '../../ingest/delivery/read-files.ts';
import { refuseRows } from '../../ingest/delivery/refusals.ts';
import { takeListingsIn } from '../../ingest/delivery/take-listings-in.ts';
import { deriveDeparted } from '../../ingest/derive/departed-listings.ts';
import { type Derivation, derive } from '../../ingest/derive/derive.ts';
import { documentQueries } from '../../ingest/derive/document.ts';
import { historyQueries } from '../../ingest/derive/history.ts';
import { Stopwatch } from '../../ingest/ground/stopwatch.ts';
import { type Delivery, deliveries, nextNumber } from '../../ingest/ledger/deliveries.ts';
import type { Ledger } from '../../ingest/ledger/open.ts';
import { withinReach } from '../../ingest/ledger/reach.ts';
import { refill } from '../../ingest/ledger/refill.ts';
import { sourceAges } from '../../ingest/ledger/sources.ts';
import { collect, withdrawDelivery } from '../../ingest/ledger/take.ts';
import type { Document } from '../../ingest/publish/bulk.ts';
import { documentsFor, documentsOf } from '../../ingest/publish/documents.ts';
import { generationIndices } from '../../ingest/publish/indices.ts';
import { prepareSoldOf } from '../../ingest/sold/refresh.ts';
import { prepareTrendsOf } from '../../ingest/trends/refresh.ts';
import { dataset as historyRecords } from '../../src/catalog/datasets/history.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import type { Stages } from './ledger-stages.ts';

/** The commands of the product on a ledger, stage by stage, without the engine. */

export const MARKET = 'us-cars';
const dataset = listingsOf(MARKET);

interface Measured {
  readonly ledger: Ledger;
  readonly stages: Stages;
}

/** A delivery that is loaded, and how its stages are called. */
interface Loading {
  readonly name: string;
  readonly file: string;
  readonly asOf: number;
}
export const loading = (name: string, file: string, asOf: number): Loading => ({ name, file, asOf });

/** Takes the documents that a stage builds, as sending them would; how many there are. */
async function count(documents: AsyncIterable<Document>): Promise<number> {
  let counted = 0;
  for await (const { json } of documents) if (json !== undefined) counted += 1;
  return counted;
}

/** Builds the documents of the active listings and of those that have left. */
async function build(
  { ledger: { db }, stages }: Measured,
  name: string,
  { spellings, listings }: Derivation,
  { id: upto, partial: touchedOnly }: Pick<Delivery, 'id' | 'partial'>,
): Promise<void> {
  const indices = generationIndices('bench-', MARKET, 'now');
  const departed = await stages.run(`${name}: departed`, () =>
    deriveDeparted(db, { dataset, upto, touchedOnly }),
  );
  const built = await stages.run(`${name}: documents`, () =>
    documentQueries(db, dataset, spellings).then((queries) => count(documentsOf(db, queries, indices))),
  );
  const gone = await stages.run(`${name}: documents of departed`, () =>
    count(documentsOf(db, departed.documents, indices)),
  );
  if (built !== listings || gone !== departed.listings)
    throw new Error(`${built} and ${gone} documents of ${listings} and ${departed.listings} listings`);
}

/** Accepts a file and takes it into the ledger; gives the delivery and what was derived. */
async function takeIn(
  { ledger, stages }: Measured,
  { name, file, asOf }: Loading,
  isPartial: boolean,
): Promise<{ delivery: Delivery; derivation: Derivation }> {
  const { db } = ledger;
  const number = await nextNumber(db);
  const form = listingRows(dataset, MARKET);
  const watch = new Stopwatch();
  const read = await stages.run(`${name}: read and accept`, () =>
    readFiles({ form, market: MARKET, asOf, files: [file] }, ledger, number, watch),
  );
  const { read: spool = 0, accept = 0 } = watch.seconds;
  const { accepted } = read.found;
  process.stderr.write(
    `read ${spool.toFixed(2)} s, accept ${accept.toFixed(2)} s: ${(accepted / accept).toFixed(0)} rows a second\n`,
  );
  await stages.run(`${name}: refuse`, () =>
    refuseRows(db, read.found, { asOf, sample: false, partial: isPartial, acceptShrink: isPartial }, ''),
  );
  const delivery: Delivery = {
    id: number,
    dataset: 'listings',
    market: MARKET,
    asOf,
    sample: false,
    partial: isPartial,
    state: 'live',
    accepted,
    indices: {},
    report: '{}',
  };
  const taken = await stages.run(`${name}: derive`, () =>
    takeListingsIn({ dataset, market: MARKET }, ledger, delivery, false),
  );
  return { delivery, derivation: taken.derivation };
}

async function writeHistory({ ledger: { db }, stages }: Measured, name: string, from: number, upto: number) {
  await stages.run(`${name}: history`, async () => {
    const closed = { dataset: historyRecords, listings: dataset, from, upto };
    const queries = (): Promise<string[]> => historyQueries(db, closed);
    const found = await (name === 'partial' ? withinReach(db, queries) : queries());
    await count(documentsFor(db, found, 'history'));
  });
}

async function finish(measured: Measured, { name }: Loading, { id }: Delivery): Promise<void> {
  const { ledger, stages } = measured;
  await writeHistory(measured, name, id, id);
  await stages.run(`${name}: ages of the sources`, () => sourceAges(ledger.db));
  await stages.run(`${name}: sold months`, async () =>
    (await prepareSoldOf({ market: MARKET }, ledger))?.show(),
  );
  await stages.run(`${name}: trends`, async () =>
    (await prepareTrendsOf({ market: MARKET }, ledger))?.show(),
  );
}

/** A full delivery. */
export async function full(measured: Measured, loading: Loading): Promise<void> {
  const { delivery, derivation } = await takeIn(measured, loading, false);
  await build(measured, loading.name, derivation, delivery);
  await finish(measured, loading, delivery);
  const [, before] = await deliveries(measured.ledger.db, 'listings');
  if (before)
    await measured.stages.run(`${loading.name}: collect`, () =>
      collect(measured.ledger.db, before.id, 'us-cars'),
    );
}

/** A partial delivery. */
export async function partial(measured: Measured, loading: Loading): Promise<void> {
  const { delivery, derivation } = await takeIn(measured, loading, true);
  await build(measured, loading.name, derivation, delivery);
  await finish(measured, loading, delivery);
}

/** Takes the two newest deliveries out of the ledger again: a partial one and a full one. */
export async function rollBack({ ledger: { db }, stages }: Measured): Promise<void> {
  for (const name of ['partial', 'full']) {
    const [newest] = await deliveries(db, 'listings');
    if (newest) await stages.run(`rollback of a ${name}`, () => withdrawDelivery(db, newest.id));
  }
}

/** Makes everything again from the ledger. */
export async function rebuild(measured: Measured): Promise<void> {
  const { ledger, stages } = measured;
  const [newest] = await deliveries(ledger.db, 'listings');
  if (!newest) return;
  const options = { dataset, market: MARKET, upto: newest.id } as const;
  await stages.run('rebuild: refill', () => refill(ledger.db, options));
  const derivation = await stages.run('rebuild: derive', () =>
    derive(ledger.db, { ...options, touchedOnly: false }),
  );
  await build(measured, 'rebuild', derivation, { id: newest.id, partial: false });
  await writeHistory(measured, 'rebuild', 0, newest.id);
}
