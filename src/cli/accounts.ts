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
    ...[account, plan, `made ${dayText(created_at)}`, `${keys} ${keys === 1 ? 'key' : 'keys'}`],
    terms.length ? `terms of ${terms.join(', ')}` : '-',
  ]);
  console.log(tableText(rows) || 'No accounts yet. Make one with its key: forecourt keys create --plan free');
}

async function show(id: string, { json }: JsonOption): Promise<void> {
  const shown = await withAccounts((database) => showAccount(database, id));
  if (json) {
    console.log(JSON.stringify(shown));
    return;
  }
  const { account, plan, created_at, terms, keys } = shown;
  console.log(`account ${account}, plan ${plan}, made ${dayText(created_at)}`);
  console.log(`accepted terms: ${terms.join(', ') || 'none'}`);
  console.log(keysText(keys));
}

async function setPlan(id: string, plan: string, { json }: JsonOption): Promise<void> {
  await withAccounts((database) => setAccountPlan(database, id, plan));
  console.log(json ? JSON.stringify({ account: id, plan }) : `account ${id} is on the plan ${plan} now`);
}

const accountId = (): Argument => new Argument('<account>', 'id of the account, see accounts list');

/** `forecourt accounts list|show|set-plan`. */
export function accountsCommand(): Command {
  const accounts = new Command('accounts').description('accounts: list, show, change the plan');
  accounts
    .command('list')
    .description('all accounts, with their plan, keys and accepted terms')
    .option('--json', 'print one JSON object {accounts}')
    .action(list);
  accounts
    .command('show')
    .description('an account and its keys')
    .addArgument(accountId())
    .option('--json', 'print one JSON object {account, plan, created_at, terms, keys}')
    .action(show);
  accounts
    .command('set-plan')
    .description('put an account on another plan; a server that runs follows with the next request')
    .addArgument(accountId())
    .argument('<plan>', 'name of the plan, see plans list')
    .option('--json', 'print one JSON object {account, plan}')
    .action(setPlan);
  return accounts;
}
