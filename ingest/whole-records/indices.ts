import type { Client } from '@elastic/elasticsearch';
import type { Delivery } from '../ledger/deliveries.ts';
import { dropIndices } from '../publish/indices.ts';
import type { AliasAction } from '../publish/switch.ts';
import type { Records } from './records.ts';

/** An index, and whether the alias of its dataset points at it. */
interface Held {
  readonly index: string;
  readonly answers: boolean;
}

type Named = Pick<Delivery, 'id' | 'asOf' | 'sample'>;

async function held(client: Client, alias: string, names: readonly string[]): Promise<Held[]> {
  const found = await client.indices.get({
    index: [...names],
    features: ['aliases'],
    expand_wildcards: 'all',
    ignore_unavailable: true,
    allow_no_indices: true,
  });
  return Object.entries(found).map(([index, { aliases = {} }]) => ({
    index,
    answers: Object.hasOwn(aliases, alias),
  }));
}

/** Every index of a delivery, those that were made again, too. */
const heldOf = (client: Client, records: Records, delivery: Named): Promise<Held[]> => {
  const first = records.indexOf(delivery);
  return held(client, records.alias, [first, `${first}-rebuilt*`]);
};

/** Does an index of the delivery answer? */
export async function answers(client: Client, records: Records, delivery: Named): Promise<boolean> {
  return (await heldOf(client, records, delivery)).some((one) => one.answers);
}

/** A name for an index of the delivery that none has: nothing is ever written into an index that answers. */
export async function freshIndex(client: Client, records: Records, delivery: Named): Promise<string> {
  const first = records.indexOf(delivery);
  const there = await heldOf(client, records, delivery);
  if (!there.length) return first;
  const numbers = there.map(({ index }) => Number(/-rebuilt(\d+)$/.exec(index)?.[1] ?? 0));
  return `${first}-rebuilt${Math.max(...numbers) + 1}`;
}

/** Alias actions that let an index of the delivery answer in place of what answers now. */
export async function answerActions(
  client: Client,
  records: Records,
  delivery: Named,
  index: string,
): Promise<AliasAction[]> {
  const { alias, answer } = records;
  const now =
    answer === 'newest' ? await held(client, alias, [`${alias}-*`]) : await heldOf(client, records, delivery);
  return [
    ...now.filter((one) => one.answers).map((one) => ({ remove: { index: one.index, alias } })),
    { add: { index, alias } },
  ];
}

/** Deletes the indices of a delivery, also those that answer. */
export async function dropHeld(client: Client, records: Records, delivery: Named): Promise<void> {
  const there = await heldOf(client, records, delivery);
  await dropIndices(
    client,
    there.map(({ index }) => index),
  );
}

/** Deletes the indices behind an alias that do not answer: of deliveries that were replaced, and of runs that died. */
export async function dropSilent(client: Client, alias: string): Promise<void> {
  const all = await held(client, alias, [`${alias}-*`]);
  await dropIndices(
    client,
    all.filter((one) => !one.answers).map(({ index }) => index),
  );
}
