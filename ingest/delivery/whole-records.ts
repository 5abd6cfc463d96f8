import type { Installation } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { row } from '../ground/sql.ts';
import { type Delivery, deliveries, dropDelivery } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { dropOtherReports } from '../publish/adopt.ts';
import { bytesOf, openToWrites, requireEngineRoom } from '../publish/engine-disk.ts';
import { refuseStrange, seen } from '../publish/owner.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { answers, dropHeld, dropSilent, servedRecords } from '../whole-records/indices.ts';
import { buildIndex, letAnswer, showAgain } from '../whole-records/publish.ts';
import type { Records } from '../whole-records/records.ts';
import { changesOf, type RecordChanges, takeRecordsIn } from '../whole-records/take-in.ts';
import { admit, strangeRows } from './admit.ts';
import type { DeliveryAdapter } from './life.ts';
import type { Loader } from './load.ts';
import type { DeliveryLoad } from './load-options.ts';
import { ANOTHER_LEDGER, refuseCounts, refuseShrunk } from './refusals.ts';
import type { Withdrawable } from './roll-back.ts';

/** The life of a delivery of whole records: one index, which answers in place of the one before or beside those before. */

/** Deliveries whose rows stay: the newest, and the one before it for a rollback. */
const KEPT = 2;

/** Removes what was replaced, in the engine and in the ledger. */
async function dropReplaced({ client }: Installation, { db }: Ledger, records: Records): Promise<void> {
  if (records.answer === 'together') return;
  await dropSilent(client, records.alias);
  const kept = (await deliveries(db, records.dataset)).slice(0, KEPT);
  await db.run(`DELETE FROM ${records.table} WHERE delivery < ${kept.at(-1)?.id ?? 0}`);
}

/** Lets the delivery before answer again, where only the newest does. */
async function showBefore(
  installation: Installation,
  ledger: Ledger,
  records: Records,
  before: Delivery,
): Promise<void> {
  const { client } = installation;
  const { strange } = await seen(client, ledger, await servedRecords(records, ledger));
  // another ledger that has taken over meanwhile, on purpose, goes on answering
  if (strange.length) return;
  // a run that died may have come that far, and have left what it had begun to build
  if (await answers(client, ledger, records, before)) await dropSilent(client, records.alias);
  else await showAgain(installation, ledger, records, before);
}

async function holdsRows({ db }: Ledger, { table }: Records, delivery: number): Promise<boolean> {
  const { held } = await row<{ held: boolean }>(
    db,
    `SELECT count(*) > 0 AS held FROM ${table} WHERE delivery = ${delivery}`,
  );
  return held;
}

/** Throws CommandRefusal where there is no delivery to take out, or to go back to. */
async function requireBefore(
  { client }: Installation,
  ledger: Ledger,
  records: Records,
  newest: Delivery | undefined,
  before: Delivery | undefined,
): Promise<Delivery> {
  const { dataset, market, answer } = records;
  const where = market === 'all' ? '' : ` in ${market}`;
  if (!newest)
    throw new CommandRefusal(`no ${dataset} ${dataset.endsWith('s') ? 'are' : 'is'} loaded${where}`);
  refuseStrange(await seen(client, ledger, await servedRecords(records, ledger)), ledger);
  if (answer === 'together') return newest;
  if (!before) throw new CommandRefusal(`there is no earlier delivery of ${dataset}${where} to roll back to`);
  if (!(await holdsRows(ledger, records, before.id)))
    throw new CommandRefusal(
      'the ledger no longer has the delivery before the newest: only one rollback in a row is possible',
    );
  return newest;
}

/** A dataset of whole records in its ledger. */
export const recordsAdapter = (
  installed: Installation,
  ledger: Ledger,
  records: Records,
): DeliveryAdapter & Withdrawable => ({
  installed,
  ledger,
  dataset: records.dataset,
  answers: (delivery) => answers(installed.client, ledger, records, delivery),
  keepReport: (delivery) => rememberDelivery(installed, delivery),
  dropReplaced: () => dropReplaced(installed, ledger, records),
  dropBuilt: (delivery) => dropHeld(installed.client, ledger, records, delivery),
  forget: ({ id }) => dropDelivery(ledger.db, records.table, id),
  before: (known) => (records.answer === 'newest' ? known.find(({ state }) => state === 'live') : undefined),
  showWithout: async (_, before) => {
    if (before) await showBefore(installed, ledger, records, before);
  },
  requireBefore: (newest, before) => requireBefore(installed, ledger, records, newest, before),
});

/** Loads a delivery of whole records. */
export const recordsLoader = (
  options: Installation & DeliveryLoad,
  ledger: Ledger,
  records: Records,
): Loader<RecordChanges> => {
  const { client, asOf, sample = false, maxRejects, acceptShrink = false } = options;
  const { dataset, market, answer } = records;
  const replaced = (known: readonly Delivery[]) => (answer === 'newest' ? known[0] : undefined);
  return {
    ...recordsAdapter(options, ledger, records),
    form: records.form,
    rules: records.rules,
    options,
    admit: async () => {
      const found = await admit(options, ledger, await servedRecords(records, ledger));
      await requireEngineRoom(client, bytesOf(options.files));
      await openToWrites(client, options.indexPrefix);
      return found;
    },
    refuse: async ({ found, rejectsFile }, known, before) => {
      refuseCounts(found, maxRejects, rejectsFile);
      if (acceptShrink) return;
      const others = before && (await strangeRows(options, before));
      const own = replaced(known);
      if (others !== undefined) refuseShrunk(found.accepted, others, ANOTHER_LEDGER);
      else if (own) refuseShrunk(found.accepted, own.accepted, 'previous delivery had');
    },
    pending: (id, accepted) => ({
      id,
      dataset,
      market,
      asOf,
      sample,
      partial: false,
      state: 'pending',
      accepted,
      report: '{}',
      // where all answer together nothing asks which index is the newest one's
      indices: answer === 'newest' ? { [dataset]: records.indexOf({ id, asOf, sample }) } : {},
    }),
    takeIn: async (delivery, known) => {
      const before = replaced(known);
      await takeRecordsIn(ledger.db, records, delivery, before);
      return await changesOf(ledger.db, records, delivery, before);
    },
    publish: async ({ delivery, seen: before }, watch, onBuilt) => {
      const index = records.indexOf(delivery);
      const documents = { [dataset]: delivery.accepted };
      await watch.time('load', () => buildIndex(options, ledger, records, delivery, index));
      await onBuilt(documents);
      await letAnswer(client, ledger, records, delivery, index, before);
      return documents;
    },
    reported: (changes) => changes,
    onAdopted: async () => {
      await dropSilent(client, records.alias);
      await dropOtherReports(options, ledger, records);
    },
  };
};
