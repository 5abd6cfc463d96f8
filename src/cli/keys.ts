import { Command, Option } from 'commander';
import { Refused } from '../../ingest/outcome.ts';
import { createKey, KeyRefused, listKeys, revokeKey } from '../accounts/keys.ts';
import { type PlanName, RIGHTS, type Right, SOLD_PLANS } from '../accounts/plans.ts';
import { type AccountsDatabase, openAccounts } from '../accounts/store.ts';
import { readSettings } from '../settings.ts';

interface CreateOptions {
  readonly plan: PlanName;
  readonly account?: string;
  readonly name?: string;
  readonly key?: string;
  readonly allow?: Right[];
  readonly json?: boolean;
}

/** Runs work on the accounts' database; what it refuses is exit code 3. */
function withAccounts<T>(work: (database: AccountsDatabase) => T): T {
  const database = openAccounts(readSettings(process.env).dataDir, false);
  try {
    return work(database);
  } catch (error) {
    throw error instanceof KeyRefused ? new Refused(error.message) : error;
  } finally {
    database.close();
  }
}

function create({ plan, account, name, key, allow, json }: CreateOptions): void {
  const made = withAccounts((database) =>
    createKey(database, {
      plan,
      ...(account ? { account } : {}),
      ...(name ? { name } : {}),
      ...(key ? { key } : {}),
      ...(allow ? { rights: allow } : {}),
    }),
  );
  if (json) {
    console.log(JSON.stringify(made));
    return;
  }
  console.log(`account ${made.account}, key id ${made.key_id}, plan ${plan}. The key is shown this once:`);
  console.log(made.key);
}

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

function list({ json }: { json?: boolean }): void {
  const keys = withAccounts(listKeys);
  if (json) {
    console.log(JSON.stringify({ keys }));
    return;
  }
  if (keys.length === 0) console.log('No keys yet. Make one: forecourt keys create --plan free');
  for (const { key_id, account, plan, name, rights, created_at, revoked_at } of keys) {
    const state = revoked_at === null ? 'live' : `revoked ${day(revoked_at)}`;
    console.log(
      [key_id, account, plan, name ?? '-', rights || '-', `made ${day(created_at)}`, state].join('  '),
    );
  }
}

function revoke(keyId: string, { json }: { json?: boolean }): void {
  withAccounts((database) => revokeKey(database, keyId));
  console.log(json ? JSON.stringify({ key_id: keyId, revoked: true }) : `key ${keyId} is revoked`);
}

/** `forecourt keys create|list|revoke` (feeds.md section 1). */
export function keysCommand(): Command {
  const keys = new Command('keys').description('API keys: create, list, revoke');
  keys
    .command('create')
    .description('a key of an account, or of a new account; the key is the last line printed')
    .addOption(
      new Option('--plan <plan>', 'plan of the account').choices([...SOLD_PLANS]).makeOptionMandatory(),
    )
    .option('--account <id>', 'an existing account (default: a new one)')
    .option('--name <name>', 'what the key is for')
    .option('--key <value>', 'import an existing key')
    .addOption(new Option('--allow <right...>', 'rights besides the plan').choices([...RIGHTS]))
    .option('--json', 'print one JSON object {account, key_id, key}')
    .action(create);
  keys
    .command('list')
    .description('all keys, without the keys themselves')
    .option('--json', 'print one JSON object {keys}')
    .action(list);
  keys
    .command('revoke')
    .description('end a key at once')
    .argument('<key-id>', 'id of the key, see keys list')
    .option('--json', 'print one JSON object')
    .action(revoke);
  return keys;
}
