import type { EventSummary, RememberedListing, RepricedListing } from '../../src/accounts/alert-terms.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { sealOf } from '../../src/accounts/seal.ts';
import { addWebhook } from '../../src/accounts/webhooks.ts';
import { compareAlerts } from '../../src/api/alerts/watch.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { Installation } from '../engine/ingest-installation.ts';
import { testApp } from './app.ts';

/** An answer of the interface. */
export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly message?: string };
}

/** An event as it is answered. */
export type AnsweredEvent = Omit<EventSummary, 'arrived' | 'left' | 'price_changed'> & {
  readonly event_id: string;
  readonly arrived: readonly RememberedListing[];
  readonly left: readonly RememberedListing[];
  readonly price_changed: readonly RepricedListing[];
};

/** An installation with accounts, one of which has a key and a webhook that is told of alerts. */
export async function alertInstallation(here: Installation, hook = 'https://shop.example/') {
  const { dataDir } = here.installation;
  const [database, accounts] = [await openAccounts({ dataDir }), await serveAccounts({ dataDir })];
  const { key, key_id } = await createKey(database, { plan: 'enterprise', account: 'acme' });
  await addWebhook(database, sealOf(dataDir), {
    ...{ account: 'acme', url: new URL(hook), events: ['view.alert'] },
  });
  /** one that began after what was loaded */
  const fresh = () => testApp(here, { accounts });
  async function send(method: string, path: string, body?: object, by = key): Promise<Answered> {
    const url = `/v2${path}${path.includes('?') ? '&' : '?'}api_key=${by}`;
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fresh().app.request(url, init);
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  }
  return {
    database,
    accounts,
    key,
    key_id,
    send,
    /** Saves a view with an alert; gives its id. */
    async watch(search: string, tells: object = {}): Promise<string> {
      const saved = await send('POST', '/views', { name: search, search });
      if (saved.status !== 200) throw new Error(saved.body.message);
      const id = String(saved.body.view_id);
      const set = await send('PUT', `/views/${id}/alert`, tells);
      if (set.status !== 200) throw new Error(set.body.message);
      return id;
    },
    /** Compares as a server does that has just started. */
    compare: () => compareAlerts({ service: fresh().service, table: OPERATIONS, database }),
    /** The events of a view with their listings, the latest first. */
    async events(view: string): Promise<AnsweredEvent[]> {
      const { events } = (await send('GET', `/views/${view}/events`)).body as { events: AnsweredEvent[] };
      const whole = events.map(({ event_id }) => send('GET', `/views/${view}/events/${event_id}`));
      return (await Promise.all(whole)).map(({ body }) => body as unknown as AnsweredEvent);
    },
    /** Events in the outbox, with the ids of their sendings. */
    outbox: () =>
      database
        .selectFrom('sending')
        .innerJoin('event', 'event.id', 'sending.event_id')
        .select(['event.id', 'event.data', 'sending.state'])
        .orderBy('event.created_at')
        .execute(),
    async close(): Promise<void> {
      await Promise.all([accounts.close(), database.destroy()]);
    },
  };
}
