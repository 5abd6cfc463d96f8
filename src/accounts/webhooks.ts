import { freshId, freshSecret, nowSeconds } from './digest.ts';
import { AccountsRefused } from './errors.ts';
import type { EventType } from './outbox.ts';
import type { AccountsDatabase } from './schema.ts';
import { type Seal, UnreadableSecret } from './seal.ts';
import { type Target, targetAt } from './target.ts';

/** A webhook to add: whose it is, where events are sent, and which. */
export interface NewWebhook {
  readonly account: string;
  /** its userinfo becomes a Basic Authorization */
  readonly url: URL;
  readonly events: readonly EventType[];
}

/** A webhook as it is made: the secret is in here and nowhere else. */
export interface MadeWebhook {
  readonly account: string;
  readonly webhook_id: string;
  /** signs what is sent */
  readonly secret: string;
}

/** A webhook as `webhooks list` shows it; instants are Unix seconds. Its secret is never shown again. */
export interface WebhookRecord {
  readonly webhook_id: string;
  readonly account: string;
  /** without userinfo, query and fragment: they may hold secrets */
  readonly url: string;
  readonly events: readonly string[];
  readonly created_at: number;
  /** when its receiver said that it is gone */
  readonly stopped_at: number | null;
  /** why its secret cannot be read; null: it can */
  readonly unreadable: string | null;
  readonly waiting: number;
  readonly sent: number;
  readonly given_up: number;
  readonly last_sent_at: number | null;
  /** why the latest attempt that failed did */
  readonly last_fault: string | null;
}

/** Why a webhook's secret cannot be read; null: it can. */
function faultOf(seal: Seal, { id, sealed }: { id: string; sealed: string }): string | null {
  try {
    seal.open(sealed, id);
    return null;
  } catch (error) {
    if (error instanceof UnreadableSecret) return error.message;
    throw error;
  }
}

/** Webhooks whose secrets cannot be read, and why: nothing can be sent to them. */
export async function unreadableWebhooks(
  database: AccountsDatabase,
  seal: Seal,
): Promise<{ readonly id: string; readonly fault: string }[]> {
  const all = await database.selectFrom('webhook').select(['id', 'sealed']).orderBy('created_at').execute();
  return all.flatMap((webhook) => {
    const fault = faultOf(seal, webhook);
    return fault === null ? [] : [{ id: webhook.id, fault }];
  });
}

/** A second key would hide that the first one is missing: the webhooks that are there come first. Throws AccountsRefused. */
export async function refuseLostKey(database: AccountsDatabase, seal: Seal): Promise<void> {
  const [lost] = await unreadableWebhooks(database, seal);
  if (lost)
    throw new AccountsRefused(
      `${lost.fault}; restore the file from a backup or copy it from the machine that has it, or remove webhook ${lost.id}`,
    );
}

async function refuseUnknownAccount(database: AccountsDatabase, account: string): Promise<void> {
  const found = await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', account)
    .executeTakeFirst();
  if (!found) throw new AccountsRefused(`no account has the id ${account}; see accounts list`);
}

/** Makes a webhook of an account, with a secret of its own. Throws AccountsRefused. */
export async function addWebhook(
  database: AccountsDatabase,
  seal: Seal,
  { account, url, events }: NewWebhook,
): Promise<MadeWebhook> {
  await refuseUnknownAccount(database, account);
  await refuseLostKey(database, seal);
  const [id, secret] = [freshId('hook'), freshSecret()];
  await database
    .insertInto('webhook')
    .values({
      id,
      account_id: account,
      shown_url: `${url.origin}${url.pathname}`,
      events: events.join(','),
      sealed: seal.seal(JSON.stringify(targetAt(url, secret)), id),
      created_at: nowSeconds(),
      stopped_at: null,
    })
    .execute();
  return { account, webhook_id: id, secret };
}

/** Where a webhook is sent to. Throws AccountsRefused when there is no such webhook, UnreadableSecret without its key. */
export async function webhookTarget(database: AccountsDatabase, seal: Seal, id: string): Promise<Target> {
  const found = await database.selectFrom('webhook').select('sealed').where('id', '=', id).executeTakeFirst();
  if (!found) throw new AccountsRefused(`no webhook has the id ${id}; see webhooks list`);
  return JSON.parse(seal.open(found.sealed, id)) as Target;
}

/** Removes a webhook and what waits for it. Throws AccountsRefused when there is none of that id. */
export async function removeWebhook(database: AccountsDatabase, id: string): Promise<void> {
  await database.transaction().execute(async (change) => {
    await change.deleteFrom('sending').where('webhook_id', '=', id).execute();
    const { numDeletedRows } = await change.deleteFrom('webhook').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) throw new AccountsRefused(`no webhook has the id ${id}; see webhooks list`);
  });
}

/** All webhooks, or those of an account, the oldest first. Throws AccountsRefused when there is no such account. */
export async function listWebhooks(
  database: AccountsDatabase,
  seal: Seal,
  account?: string,
): Promise<WebhookRecord[]> {
  if (account !== undefined) await refuseUnknownAccount(database, account);
  const all = await database.selectFrom('webhook').selectAll().orderBy('created_at').orderBy('id').execute();
  const sendings = await database
    .selectFrom('sending')
    .select(['webhook_id', 'state', 'fault', 'ended_at', 'next_at'])
    .where('webhook_id', 'is not', null)
    .orderBy('next_at')
    .execute();
  return all
    .filter(({ account_id }) => account === undefined || account_id === account)
    .map((webhook) => {
      const own = sendings.filter(({ webhook_id }) => webhook_id === webhook.id);
      const sent = own.filter(({ state }) => state === 'sent');
      return {
        webhook_id: webhook.id,
        account: webhook.account_id,
        url: webhook.shown_url,
        events: webhook.events.split(','),
        created_at: webhook.created_at,
        stopped_at: webhook.stopped_at,
        unreadable: faultOf(seal, webhook),
        waiting: own.filter(({ state }) => state === 'waiting').length,
        sent: sent.length,
        given_up: own.filter(({ state }) => state === 'given up').length,
        last_sent_at: sent.reduce<number | null>(
          (last, { ended_at }) => Math.max(last ?? 0, ended_at ?? 0),
          null,
        ),
        last_fault: own.findLast(({ fault }) => fault !== null)?.fault ?? null,
      };
    });
}
