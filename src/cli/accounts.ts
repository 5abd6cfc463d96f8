import { Argument, Command } from 'commander';
import { listAccounts, setAccountPlan, showAccount } from '../accounts/account-list.ts';
import { keysText } from './keys.ts';
import { dayText, tableText } from './table.ts';
import { withAccounts } from './with-accounts.ts';

interface JsonOption {
  readonly json?: true;
}

async function list({ json }: JsonOption): Promise<void> {
  const accounts = await withAccounts(listAccounts);
  if (json) {
    console.log(JSON.stringify({ accounts }));
    return;
  }
  const rows = accounts.map(({ account, plan, created_at, keys, terms }) => [
    ...[account, plan, `created ${dayText(created_at)}`, `${keys} ${keys === 1 ? 'key' : 'keys'}`],
    terms.length ? `accepted terms: ${terms.join(', ')}` : '-',
  ]);
  console.log(tableText(rows) || 'No accounts yet. Create one with a key: forecourt keys create --plan free');
}

async function show(id: string, { json }: JsonOption): Promise<void> {
  const shown = await withAccounts((database) => showAccount(database, id));
  if (json) {
    console.log(JSON.stringify(shown));
    return;
  }
  const { account, plan, created_at, terms, keys } = shown;
  console.log(`account ${account}, plan ${plan}, created ${dayText(created_at)}`);
  console.log(`accepted terms: ${terms.join(', ') || 'none'}`);
  console.log(keysText(keys));
}

async function setPlan(id: string, plan: string, { json }: JsonOption): Promise<void> {
  await withAccounts((database) => setAccountPlan(database, id, plan));
  console.log(json ? JSON.stringify({ account: id, plan }) : `account ${id} is now on plan ${plan}`);
}

const accountId = (): Argument => new Argument('<account>', 'account id (see accounts list)');

/** `forecourt accounts list|show|set-plan`. */
export function accountsCommand(): Command {
  const accounts = new Command('accounts');
  accounts
    .command('list')
    .description('list all accounts with their plans, keys and accepted terms')
    .option('--json', 'print one JSON object {accounts}')
    .action(list);
  accounts
    .command('show')
    .description('show an account and its keys')
    .addArgument(accountId())
    .option('--json', 'print one JSON object {account, plan, created_at, terms, keys}')
    .action(show);
  accounts
    .command('set-plan')
    .description('move an account to another plan; a running server applies it from the next request on')
    .addArgument(accountId())
    .argument('<plan>', 'plan name (see plans list)')
    .option('--json', 'print one JSON object {account, plan}')
    .action(setPlan);
  return accounts;
}
