import { randomUUID } from 'node:crypto';
import { nowSeconds } from './digest.ts';
import type { AccountsDatabase } from './schema.ts';
import type { Seal } from './seal.ts';
import type { Target } from './target.ts';

/** How long a process has for an attempt, in seconds, before another one may take it over: twice the longest attempt. */
const LEASE_SECONDS = 60;
/** How long an event is kept when all is done with it, in seconds: what a killed load tells again is known that long. */
const KEPT_SECONDS = 90 * 86_400;

/** An event on its way to one receiver, which this process has to itself for a while. */
export interface ClaimedEvent {
  /** the same for each attempt */
  readonly id: string;
  readonly event: { readonly id: string; readonly type: string; readonly data: string };
  readonly webhookId: string | null;
  readonly receiver: string;
  readonly sealed: string;
  readonly claim: string;
  /** with this one */
  readonly attempts: number;
  /** Unix seconds of the first attempt */
  readonly firstAt: number;
}

type Row = Omit<ClaimedEvent, 'event' | 'claim' | 'attempts' | 'firstAt'> & {
  eventId: string;
  type: string;
  data: string;
  attempts: number;
  firstAt: number | null;
  nextAt: number;
};

/** What is to be sent now, one to a receiver, the one that waits longest first. `busy` are left alone. */
async function due(database: AccountsDatabase, busy: readonly string[], most: number): Promise<Row[]> {
  const ready = database
    .selectFrom('sending')
    .innerJoin('event', 'event.id', 'sending.event_id')
    .leftJoin('webhook', 'webhook.id', 'sending.webhook_id')
    .select((row) => [
      ...(['sending.id', 'event.id as eventId', 'event.type', 'event.data', 'receiver'] as const),
      ...(['webhook_id as webhookId', 'attempts', 'first_at as firstAt', 'next_at as nextAt'] as const),
      row.fn.coalesce('sending.sealed', 'webhook.sealed').$notNull().as('sealed'),
      row.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('receiver').orderBy('next_at').orderBy('event.created_at'))
        .as('place'),
    ])
    .where('state', '=', 'waiting')
    .where('next_at', '<=', nowSeconds())
    .$if(busy.length > 0, (rows) => rows.where('receiver', 'not in', [...busy]));
  return await database
    .selectFrom(ready.as('ready'))
    .selectAll()
    .where('place', '=', 1)
    .orderBy('nextAt')
    .limit(most)
    .execute();
}

/** Takes a row for this process; undefined: another one was faster. */
async function claimed(database: AccountsDatabase, row: Row): Promise<ClaimedEvent | undefined> {
  const { eventId, type, data, nextAt, firstAt, ...rest } = row;
  const [claim, now, attempts] = [randomUUID(), nowSeconds(), row.attempts + 1];
  const { numUpdatedRows } = await database
    .updateTable('sending')
    .set({ claim, attempts, first_at: firstAt ?? now, next_at: now + LEASE_SECONDS })
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where('next_at', '=', nextAt)
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  return { ...rest, event: { id: eventId, type, data }, claim, attempts, firstAt: firstAt ?? now };
}

/** Takes what is to be sent now for this process: one to a receiver, none to those that are `busy`, `most` at most. */
export async function claimDue(
  database: AccountsDatabase,
  busy: readonly string[],
  most: number,
): Promise<ClaimedEvent[]> {
  const taken: ClaimedEvent[] = [];
  for (const row of most > 0 ? await due(database, busy, most) : []) {
    const sending = await claimed(database, row);
    if (sending) taken.push(sending);
  }
  return taken;
}

/** Where it goes. Throws UnreadableSecret without its key. */
export const targetOf = (seal: Seal, { id, webhookId, sealed }: ClaimedEvent): Target =>
  JSON.parse(seal.open(sealed, webhookId ?? id)) as Target;

/** How an attempt ended. */
export type AttemptEnd =
  | { readonly is: 'sent' }
  /** tried again at that second */
  | { readonly is: 'later'; readonly at: number; readonly fault: string | null }
  | { readonly is: 'given up'; readonly fault: string };

/** Notes how an attempt ended; nothing, where another process has taken the event over or its webhook is removed. */
export async function endAttempt(
  database: AccountsDatabase,
  sending: ClaimedEvent,
  ended: AttemptEnd,
): Promise<void> {
  const change =
    ended.is === 'later'
      ? { next_at: ended.at, fault: ended.fault }
      : { state: ended.is, ended_at: nowSeconds(), ...(ended.is === 'given up' && { fault: ended.fault }) };
  await database
    .updateTable('sending')
    .set({ claim: null, ...change })
    .where('id', '=', sending.id)
    .where('claim', '=', sending.claim)
    .execute();
}

/** Stops a webhook whose receiver is gone, and gives up what waits for it. */
export async function stopWebhook(database: AccountsDatabase, id: string, fault: string): Promise<void> {
  const now = nowSeconds();
  await database.transaction().execute(async (change) => {
    await change.updateTable('webhook').set({ stopped_at: now }).where('id', '=', id).execute();
    await change
      .updateTable('sending')
      .set({ state: 'given up', claim: null, ended_at: now, fault })
      .where('webhook_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  });
}

/** Events that wait to be sent, and when the oldest of them happened; null: none waits. */
export async function waiting(
  database: AccountsDatabase,
): Promise<{ readonly count: number; readonly oldest: number | null }> {
  const { count, oldest } = await database
    .selectFrom('sending')
    .innerJoin('event', 'event.id', 'sending.event_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('event.created_at').as('oldest'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

/** Forgets events that are old and done with. */
export async function forgetOld(database: AccountsDatabase): Promise<void> {
  const before = nowSeconds() - KEPT_SECONDS;
  await database.deleteFrom('sending').where('ended_at', '<', before).execute();
  await database
    .deleteFrom('event')
    .where('created_at', '<', before)
    .where('id', 'not in', (known) => known.selectFrom('sending').select('event_id'))
    .execute();
}
