import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { PARTNERS, type Partner } from '../accounts/accounts.ts';
import { nowSeconds } from '../accounts/digest.ts';
import { type KeyRecord, listKeys, renameKey, revokeKey } from '../accounts/key-list.ts';
import { createKey } from '../accounts/keys.ts';
import { acceptTerms } from '../accounts/partner-terms.ts';
import { RIGHTS, type Right } from '../accounts/plans.ts';
import { expiry } from './expiry.ts';
import { dayText, tableText } from './table.ts';
import { withAccounts } from './with-accounts.ts';

interface CreateOptions {
  readonly plan: string;
  readonly account?: string;
  readonly name?: string;
  readonly key?: string;
  readonly secret?: true;
  readonly acceptTerms?: Partner[];
  readonly allow?: Right[];
  readonly expires?: number;
  readonly json?: true;
}

interface JsonOption {
  readonly json?: true;
}

const CREATE_HELP = `
The key is shown only once; only its SHA-256 is stored. With --secret the key is also the OAuth client id, and the client
secret is printed on the line before it.

Examples:
  forecourt keys create --plan basic --name "the shop's site"
  forecourt keys create --plan basic --account acc_0f3c… --expires 90
  forecourt keys create --plan enterprise --secret --accept-terms recalls --json`;

/** A key that is imported: long enough that nobody guesses it, and of characters that a URL can carry. */
function importedKey(text: string): string {
  if (/^[\x21-\x7e]{16,256}$/.test(text)) return text;
  throw new InvalidArgumentError('Give 16 to 256 characters without spaces.');
}

async function create({ allow, acceptTerms: terms, expires, json, ...wanted }: CreateOptions): Promise<void> {
  const made = await withAccounts((database) =>
    createKey(database, { ...wanted, terms, rights: allow, expiresAt: expires }),
  );
  if (json) {
    console.log(JSON.stringify(made));
    return;
  }
  const secret = made.client_secret;
  const shown = secret ? 'The client secret and the key are' : 'The key is';
  console.log(
    `account ${made.account}, key id ${made.key_id}, plan ${wanted.plan}. ${shown} shown only once:`,
  );
  if (secret) console.log(secret);
  console.log(made.key);
}

function stateOf({ revoked_at, expires_at }: KeyRecord): string {
  if (revoked_at !== null) return `revoked ${dayText(revoked_at)}`;
  if (expires_at === null) return 'live';
  return expires_at <= nowSeconds() ? `expired ${dayText(expires_at)}` : `live until ${dayText(expires_at)}`;
}

/** Keys as `keys list` and `accounts show` print them. */
export const keysText = (keys: readonly KeyRecord[]): string =>
  tableText(
    keys.map((key) => [
      ...[key.key_id, key.account, key.plan, key.name ?? '-', key.rights || '-'],
      key.has_secret ? 'OAuth' : '-',
      `created ${dayText(key.created_at)}`,
      key.last_used_at === null ? 'never used' : `used ${dayText(key.last_used_at)}`,
      stateOf(key),
    ]),
  );

async function list({ json }: JsonOption): Promise<void> {
  const keys = await withAccounts((database) => listKeys(database));
  if (json) console.log(JSON.stringify({ keys }));
  else console.log(keysText(keys) || 'No keys yet. Create one: forecourt keys create --plan free');
}

async function revoke(keyId: string, { json }: JsonOption): Promise<void> {
  await withAccounts((database) => revokeKey(database, keyId));
  console.log(json ? JSON.stringify({ key_id: keyId, revoked: true }) : `key ${keyId} is revoked`);
}

async function rename(keyId: string, name: string, { json }: JsonOption): Promise<void> {
  await withAccounts((database) => renameKey(database, keyId, name));
  console.log(json ? JSON.stringify({ key_id: keyId, name }) : `key ${keyId} is named ${name}`);
}

async function accept(keyId: string, partner: Partner, { json }: JsonOption): Promise<void> {
  const account = await withAccounts((database) => acceptTerms(database, keyId, partner));
  console.log(
    json
      ? JSON.stringify({ account, key_id: keyId, partner, accepted: true })
      : `account ${account} has accepted the terms of ${partner}`,
  );
}

const keyId = (): Argument => new Argument('<key-id>', 'key id (see keys list)');

function createCommand(): Command {
  return new Command('create')
    .description('create a key for a new or an existing account; the last line printed is the key')
    .requiredOption('--plan <plan>', 'plan of the account (see plans list)')
    .option('--account <id>', 'an existing account, or an id for a new one (default: a new account)')
    .option('--name <name>', 'what the key is for')
    .option('--key <value>', 'import an existing key', importedKey)
    .option('--secret', 'also create an OAuth client secret; the client id is the key')
    .addOption(
      new Option('--accept-terms <partner...>', "accept a partner's terms for the account").choices(PARTNERS),
    )
    .addOption(
      new Option('--allow <right...>', 'extra rights that the plan does not include').choices(RIGHTS),
    )
    .option(
      '--expires <date|days>',
      'expiry of the key: a date (2027-01-31), a time, or days from now',
      expiry,
    )
    .option('--json', 'print one JSON object {account, key_id, key, client_secret?}')
    .addHelpText('after', CREATE_HELP)
    .action(create);
}

/** `forecourt keys create|list|revoke|rename|accept-terms` (feeds.md section 1). */
export function keysCommand(): Command {
  const keys = new Command('keys');
  keys.addCommand(createCommand());
  keys
    .command('list')
    .description('list all keys by id; the keys themselves are not shown')
    .option('--json', 'print one JSON object {keys}')
    .action(list);
  keys
    .command('revoke')
    .description('revoke a key and its OAuth tokens at once')
    .addArgument(keyId())
    .option('--json', 'print one JSON object')
    .action(revoke);
  keys
    .command('rename')
    .description('change the name of a key')
    .addArgument(keyId())
    .argument('<name>', 'its new name')
    .option('--json', 'print one JSON object')
    .action(rename);
  keys
    .command('accept-terms')
    .description("accept a partner's terms for the account of a key")
    .addArgument(keyId())
    .addArgument(new Argument('<partner>', 'the partner').choices(PARTNERS))
    .option('--json', 'print one JSON object')
    .action(accept);
  return keys;
}
