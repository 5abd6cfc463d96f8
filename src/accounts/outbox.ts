import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { nowSeconds } from './digest.ts';
import type { AccountsDatabase, Tables } from './schema.ts';
import type { Seal } from './seal.ts';
import type { Target } from './target.ts';

/** Events that an account's webhook can be told of. */
export const EVENT_TYPES = ['api.data.refreshed', 'view.alert'] as const;
/** Type of an event that webhooks can subscribe to. */
export type EventType = (typeof EVENT_TYPES)[number];

interface Happened {
  /** what the event tells of, named the same whenever it is told: of one origin there is one event */
  readonly origin: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An event for every webhook that is told of its type. */
export interface PublicEvent extends Happened {
  readonly type: EventType;
}

/** An event for one receiver that is no webhook. */
interface PrivateEvent extends Happened {
  readonly type: string;
  readonly to: Target;
}

/** Gives the id of the new event; undefined: there is one of that origin. */
async function addEvent(
  change: Transaction<Tables>,
  { origin, type, data }: Happened & { readonly type: string },
  id: string = randomUUID(),
): Promise<string | undefined> {
  const event = { id, origin, type, data: JSON.stringify(data), created_at: nowSeconds() };
  const added = await change
    .insertInto('event')
    .values(event)
    .onConflict((same) => same.column('origin').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

const fresh = (event: string, receiver: string): Tables['sending'] => ({
  id: randomUUID(),
  event_id: event,
  webhook_id: null,
  sealed: null,
  receiver,
  state: 'waiting',
  attempts: 0,
  first_at: null,
  next_at: nowSeconds(),
  claim: null,
  fault: null,
  ended_at: null,
});

/** Ids of the webhooks that are told of a type, of all accounts or of one. */
export async function subscribers(
  database: Pick<AccountsDatabase, 'selectFrom'>,
  type: EventType,
  account?: string,
): Promise<string[]> {
  const all = database.selectFrom('webhook').select(['id', 'events']).where('stopped_at', 'is', null);
  const live = await (account === undefined ? all : all.where('account_id', '=', account)).execute();
  return live.filter(({ events }) => events.split(',').includes(type)).map(({ id }) => id);
}

/** Whether anybody is told of a type. */
export const hasSubscribers = async (database: AccountsDatabase, type: EventType): Promise<boolean> =>
  (await subscribers(database, type)).length > 0;

/**
 * Puts events into the outbox for every webhook that is told of their type, all or none of them; a server sends them.
 * Doing it again, with the same origins, changes nothing.
 */
export async function publishEvents(
  database: AccountsDatabase,
  events: readonly PublicEvent[],
): Promise<void> {
  await database.transaction().execute(async (change) => {
    for (const event of events) await addToOutbox(change, event, await subscribers(change, event.type));
  });
}

/** Puts an event into the outbox for these webhooks, within a transaction; one of the same origin changes nothing. */
export async function addToOutbox(
  change: Transaction<Tables>,
  { id, ...event }: PublicEvent & { readonly id?: string },
  webhooks: readonly string[],
): Promise<void> {
  const added = webhooks.length ? await addEvent(change, event, id) : undefined;
  for (const webhook of added ? webhooks : [])
    await change
      .insertInto('sending')
      .values({ ...fresh(added ?? '', webhook), webhook_id: webhook })
      .execute();
}

/** Puts an event for one receiver into the outbox; doing it again, with the same origin, changes nothing. */
export async function tellOne(database: AccountsDatabase, seal: Seal, event: PrivateEvent): Promise<void> {
  await database.transaction().execute(async (change) => {
    const id = await addEvent(change, event);
    if (id === undefined) return;
    const sending = fresh(id, new URL(event.to.url).host);
    const sealed = seal.seal(JSON.stringify(event.to), sending.id);
    await change
      .insertInto('sending')
      .values({ ...sending, sealed })
      .execute();
  });
}
