import type { Client } from '@elastic/elasticsearch';
import { precedes } from '../../src/engine/generations.ts';
import { type Delivery, deliveries } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import type { AliasAction } from '../publish/fence.ts';
import { dropIndices } from '../publish/indices.ts';
import { belongsTo, type OwnedIndex, ownedIndices, type ServedDataset } from '../publish/owner.ts';
import type { Records } from './records.ts';

/** An index, and whether the alias of its dataset points at it. */
interface Held extends OwnedIndex {
  readonly answers: boolean;
}

type Named = Pick<Delivery, 'id' | 'asOf' | 'sample'>;

async function held(client: Client, alias: string, names: readonly string[]): Promise<Held[]> {
  const found = await ownedIndices(client, names);
  return found.map((one) => ({ ...one, answers: one.aliases.includes(alias) }));
}

/** Every index of a delivery, those that were made again, too. */
const heldOf = (client: Client, records: Records, delivery: Named): Promise<Held[]> => {
  const first = records.indexOf(delivery);
  return held(client, records.alias, [first, `${first}-rebuilt*`]);
};

/** The same without those of another ledger, which may have a delivery of that name. */
const ownOf = async (client: Client, ledger: Ledger, records: Records, delivery: Named): Promise<Held[]> =>
  (await heldOf(client, records, delivery)).filter((one) => belongsTo(one, ledger));

/** Does an index of the delivery answer? */
export async function answers(
  client: Client,
  ledger: Ledger,
  records: Records,
  delivery: Named,
): Promise<boolean> {
  return (await ownOf(client, ledger, records, delivery)).some((one) => one.answers);
}

/** What the dataset answers, for whose it is. */
export async function servedRecords(records: Records, { db }: Ledger): Promise<ServedDataset> {
  const { dataset, market, alias } = records;
  const known = (await deliveries(db, dataset)).map((delivery) => records.indexOf(delivery));
  return { dataset, market, aliases: [alias], known };
}

/** A name for an index of the delivery that none has: nothing is ever written into an index that answers. */
export async function freshIndex(client: Client, records: Records, delivery: Named): Promise<string> {
  const first = records.indexOf(delivery);
  const there = await heldOf(client, records, delivery);
  if (!there.length) return first;
  const numbers = there.map(({ index }) => Number(/-rebuilt(\d+)$/.exec(index)?.[1] ?? 0));
  return `${first}-rebuilt${Math.max(...numbers) + 1}`;
}

/**
 * Alias actions that let an index of the delivery answer in place of what answers now. `others`: indices of another
 * ledger, which leave too.
 */
export async function answerActions(
  client: Client,
  ledger: Ledger,
  records: Records,
  delivery: Named,
  index: string,
  others: readonly string[] = [],
): Promise<AliasAction[]> {
  const { alias, answer } = records;
  const now =
    answer === 'newest'
      ? await held(client, alias, [`${alias}-*`])
      : await ownOf(client, ledger, records, delivery);
  const leaving = new Set([...now.filter((one) => one.answers).map((one) => one.index), ...others]);
  return [
    ...[...leaving].map((one) => ({ remove: { index: one, alias, must_exist: true } })),
    { add: { index, alias } },
  ];
}

/** Deletes the indices of a delivery, also those that answer. */
export async function dropHeld(
  client: Client,
  ledger: Ledger,
  records: Records,
  delivery: Named,
): Promise<void> {
  const there = await ownOf(client, ledger, records, delivery);
  await dropIndices(
    client,
    there.map(({ index }) => index),
  );
}

/** The generation of an index: what its name has behind that of the alias. */
const generationIn = (alias: string, { index }: Held): string => index.slice(alias.length + 1);

/** The index that answered before the one that does, as far as it is still there. */
function before(alias: string, all: readonly Held[]): Held | undefined {
  const now = all.find((one) => one.answers);
  const earlier = all.filter(
    (one) => now !== undefined && precedes(generationIn(alias, one), generationIn(alias, now)),
  );
  return earlier.sort((one, other) =>
    precedes(generationIn(alias, one), generationIn(alias, other)) ? 1 : -1,
  )[0];
}

/**
 * Deletes the indices behind an alias that do not answer: of deliveries that were replaced, and of runs that died. The one
 * before what answers stays: whoever pages goes on in it (X-Data-Version).
 */
export async function dropSilent(client: Client, alias: string): Promise<void> {
  const all = await held(client, alias, [`${alias}-*`]);
  const kept = before(alias, all);
  await dropIndices(
    client,
    all.filter((one) => !one.answers && one !== kept).map(({ index }) => index),
  );
}
