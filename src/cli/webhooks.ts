import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { CommandRefusal, WrongUsage } from '../../ingest/ground/outcome.ts';
import { EVENT_TYPES, type EventType } from '../accounts/outbox.ts';
import { type Seal, sealOf, UnreadableSecret } from '../accounts/seal.ts';
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  type WebhookRecord,
  webhookTarget,
} from '../accounts/webhooks.ts';
import { hostOf, outgoing } from '../outgoing/call.ts';
import { OutgoingFault } from '../outgoing/fault.ts';
import { isPublicAddress } from '../outgoing/public-address.ts';
import { readSettings } from '../settings.ts';
import { post } from '../webhooks/post.ts';
import { dayText, tableText } from './table.ts';
import { withAccounts } from './with-accounts.ts';

interface JsonOption {
  readonly json?: true;
}

const ADD_HELP = `
The secret signs every event and is shown only once. X-Signature is "sha256=" followed by the hex HMAC-SHA256 of
X-Timestamp, a dot and the body; the key of the HMAC is the secret exactly as shown. Reject old X-Timestamps, and
process each X-Delivery-ID only once. A user and password in the URL are sent as Basic Authorization.

An api.data.refreshed event is sent for each path whose answers a delivery has changed: {id, event_type,
event_data: {endpoint, event_timestamp}}. A view.alert event is sent when an alert on a saved view of the account has
found something: its event_data names the view and the listings. A 2xx response within 30 seconds counts as success; 410 stops the webhook;
after any other response the event is retried for a day. Events are sent by forecourt serve, only over https and to
public addresses unless FORECOURT_OUTGOING_ALLOWS permits more.

Example:
  forecourt webhooks add --account acc_0f3c… https://shop.example/hooks/forecourt`;

function urlText(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new InvalidArgumentError('Give a URL, for example https://shop.example/hooks.');
  try {
    decodeURIComponent(`${url.username}${url.password}`);
    return url;
  } catch {
    throw new InvalidArgumentError('Its user and password must be percent-encoded UTF-8.');
  }
}

function seal(): Seal {
  const { sharedDir, webhooksKey } = readSettings(process.env);
  return sealOf(sharedDir, webhooksKey);
}

interface AddOptions extends JsonOption {
  readonly account: string;
  readonly events: EventType[];
}

/** What no event could ever be sent to is told at once; where a name leads is found out when something is sent. */
function refuseUnreachable(url: URL): void {
  const { outgoing: allowed } = readSettings(process.env);
  if (url.protocol !== 'https:' && !allowed.http)
    throw new WrongUsage('url: must be https; http requires FORECOURT_OUTGOING_ALLOWS=http');
  const host = hostOf(url);
  if (isIP(host) && !isPublicAddress(host) && !allowed.private)
    throw new WrongUsage(
      `url: ${host} is not a public address; private ones require FORECOURT_OUTGOING_ALLOWS=private`,
    );
}

async function add(url: URL, { account, events, json }: AddOptions): Promise<void> {
  refuseUnreachable(url);
  const made = await withAccounts((database) => addWebhook(database, seal(), { account, url, events }));
  if (json) {
    console.log(JSON.stringify(made));
    return;
  }
  console.log(`account ${account}, webhook ${made.webhook_id}. The secret is shown only once:`);
  console.log(made.secret);
}

function stateOf({ stopped_at, unreadable }: WebhookRecord): string {
  if (stopped_at !== null)
    return `stopped ${dayText(stopped_at)}: its receiver answered 410; to resume, remove the webhook and add it again`;
  return unreadable === null ? 'live' : `cannot be sent: ${unreadable}`;
}

const webhooksText = (webhooks: readonly WebhookRecord[]): string =>
  tableText(
    webhooks.map((webhook) => [
      ...[webhook.webhook_id, webhook.account, webhook.url, webhook.events.join(',')],
      `created ${dayText(webhook.created_at)}`,
      webhook.last_sent_at === null ? 'never sent' : `sent ${dayText(webhook.last_sent_at)}`,
      `${webhook.waiting} waiting`,
      `${webhook.given_up} given up`,
      webhook.last_fault === null ? '-' : `last error: ${webhook.last_fault}`,
      stateOf(webhook),
    ]),
  );

interface ListOptions extends JsonOption {
  readonly account?: string;
}

async function list({ account, json }: ListOptions): Promise<void> {
  const webhooks = await withAccounts((database) => listWebhooks(database, seal(), account));
  const none = account === undefined ? 'No webhooks yet' : `Account ${account} has no webhooks`;
  if (json) console.log(JSON.stringify({ webhooks }));
  else console.log(webhooksText(webhooks) || `${none}. Create one: forecourt webhooks add --help`);
}

async function remove(id: string, { json }: JsonOption): Promise<void> {
  await withAccounts((database) => removeWebhook(database, id));
  console.log(json ? JSON.stringify({ webhook_id: id, removed: true }) : `webhook ${id} is removed`);
}

/** What went wrong, and what can be done where that is ours to do. */
function adviceOn(error: OutgoingFault | UnreadableSecret): string {
  if (error instanceof UnreadableSecret)
    return `${error.message}; restore the file from a backup, or remove the webhook and add it again`;
  const { kind, message } = error;
  return kind === 'forbidden' ? `${message}; FORECOURT_OUTGOING_ALLOWS can permit it` : message;
}

/** What a receiver answers to an event that is sent now, once and by this process. */
async function tried(id: string): Promise<{ readonly status: number; readonly ms: number }> {
  const settings = readSettings(process.env);
  const event = { id: randomUUID(), type: 'webhook.test', data: JSON.stringify({ webhook_id: id }) };
  try {
    const target = await withAccounts((database) => webhookTarget(database, seal(), id));
    const began = performance.now();
    const status = await post(outgoing(settings.outgoing), target, { deliveryId: randomUUID(), event });
    return { status, ms: Math.round(performance.now() - began) };
  } catch (error) {
    if (error instanceof OutgoingFault || error instanceof UnreadableSecret)
      throw new CommandRefusal(adviceOn(error));
    throw error;
  }
}

async function test(id: string, { json }: JsonOption): Promise<void> {
  const { status, ms } = await tried(id);
  console.log(
    json ? JSON.stringify({ webhook_id: id, status, ms }) : `webhook ${id} answered ${status} in ${ms} ms`,
  );
  if (status < 200 || status > 299)
    throw new CommandRefusal('the receiver did not accept the event: only 2xx counts as success');
}

const webhookId = (): Argument => new Argument('<webhook-id>', 'webhook id (see webhooks list)');

function addCommand(): Command {
  return new Command('add')
    .description('send events to a URL; the last line printed is the secret that signs them')
    .requiredOption('--account <id>', 'account that the webhook belongs to (see accounts list)')
    .addOption(
      new Option('--events <type...>', 'events to send').choices(EVENT_TYPES).default([...EVENT_TYPES]),
    )
    .argument('<url>', 'URL that receives the events', urlText)
    .option('--json', 'print one JSON object {account, webhook_id, secret}')
    .addHelpText('after', ADD_HELP)
    .action(add);
}

/** `forecourt webhooks add|list|remove|test` (supplement section 5, "Account webhook"). */
export function webhooksCommand(): Command {
  const webhooks = new Command('webhooks');
  webhooks.addCommand(addCommand());
  webhooks
    .command('list')
    .description('list webhooks, with their waiting events and those given up in the last 90 days')
    .option('--account <id>', 'one account only')
    .option('--json', 'print one JSON object {webhooks}')
    .action(list);
  webhooks
    .command('remove')
    .description('remove a webhook and its waiting events')
    .addArgument(webhookId())
    .option('--json', 'print one JSON object')
    .action(remove);
  webhooks
    .command('test')
    .description('send one webhook.test event and show the response; exit 3 unless it is 2xx')
    .addArgument(webhookId())
    .option('--json', 'print one JSON object {webhook_id, status, ms}')
    .action(test);
  return webhooks;
}
