import type { Client } from '@elastic/elasticsearch';
import { ANSWERING } from '../../src/engine/answering-datasets.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { answeringDelivery } from '../publish/answering-delivery.ts';
import type { Cluster } from '../publish/copies.ts';
import { documentsFor } from '../publish/documents.ts';
import { nameOwner, refuseChanged, type Seen, seen } from '../publish/owner.ts';
import { moveAliases } from '../publish/switch.ts';
import { withAbout, writeIndex } from '../publish/write-index.ts';
import { answerActions, dropSilent, freshIndex, servedRecords } from './indices.ts';
import type { Records } from './records.ts';

/** Builds an index of a delivery from the ledger, and verifies that it holds every record. */
export async function buildIndex(
  cluster: Cluster,
  ledger: Ledger,
  records: Records,
  delivery: Delivery,
  index: string,
): Promise<void> {
  const { db } = ledger;
  const { body, documents } = await records.content(db, delivery);
  // where deliveries add up none of them is the one that answers
  const answering = records.answer === 'newest' ? { [ANSWERING]: answeringDelivery(delivery) } : {};
  const written = await writeIndex(
    cluster,
    index,
    withAbout(body, { ...nameOwner(ledger), ...answering }),
    documentsFor(db, [documents], index),
  );
  if (written !== delivery.accepted)
    throw new Error(
      `${delivery.accepted} rows of ${records.dataset} were accepted, but ${written} documents were built`,
    );
}

/**
 * Lets an index of the delivery answer, in one action. `before`: what answered when the work began; of that what is
 * another ledger's leaves. Throws CommandRefusal (outcome.ts) where somebody else has published meanwhile.
 */
export async function letAnswer(
  client: Client,
  ledger: Ledger,
  records: Records,
  delivery: Delivery,
  index: string,
  before?: Seen,
): Promise<void> {
  const answering = async () => (await seen(client, ledger, await servedRecords(records, ledger))).indices;
  const others = (before?.strange ?? []).map((one) => one.index);
  const actions = await answerActions(client, ledger, records, delivery, index, others);
  // after the actions were made of what answers: what comes in between is seen here, what comes later by the engine
  if (before) refuseChanged(before, await answering());
  await moveAliases(client, actions, before, answering);
}

/** Builds the index of a delivery again and lets it answer in place of the one before; what answered goes. */
export async function showAgain(
  cluster: Cluster,
  ledger: Ledger,
  records: Records,
  delivery: Delivery,
  before?: Seen,
): Promise<void> {
  const { client } = cluster;
  const index = await freshIndex(client, records, delivery);
  await buildIndex(cluster, ledger, records, delivery, index);
  await letAnswer(client, ledger, records, delivery, index, before);
  await dropSilent(client, records.alias);
}
