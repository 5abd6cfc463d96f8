import type { Client } from '@elastic/elasticsearch';
import type { Delivery } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { documentsFor } from '../publish/documents.ts';
import { writeIndex } from '../publish/write-index.ts';
import { answerActions, dropSilent, freshIndex } from './indices.ts';
import type { Records } from './records.ts';

/** Builds an index of a delivery from the ledger, and verifies that it holds every record. */
export async function buildIndex(
  client: Client,
  { db }: Ledger,
  records: Records,
  delivery: Delivery,
  index: string,
): Promise<void> {
  const { body, documents } = await records.content(db, delivery);
  const written = await writeIndex(client, index, body, documentsFor(db, documents, index));
  if (written !== delivery.accepted)
    throw new Error(
      `${delivery.accepted} rows of ${records.dataset} were accepted, ${written} documents were built`,
    );
}

/** Lets an index of the delivery answer, in one action. */
export async function letAnswer(
  client: Client,
  records: Records,
  delivery: Delivery,
  index: string,
): Promise<void> {
  await client.indices.updateAliases({ actions: await answerActions(client, records, delivery, index) });
}

/** Builds the index of a delivery again and lets it answer in place of the one before; what answered goes. */
export async function showAgain(
  client: Client,
  ledger: Ledger,
  records: Records,
  delivery: Delivery,
): Promise<void> {
  const index = await freshIndex(client, records, delivery);
  await buildIndex(client, ledger, records, delivery, index);
  await letAnswer(client, records, delivery, index);
  await dropSilent(client, records.alias);
}
