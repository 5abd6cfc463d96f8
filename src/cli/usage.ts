import { Command, InvalidArgumentError } from 'commander';
import { type AccountUsage, usageOf } from '../accounts/usage.ts';
import { tableText } from './table.ts';
import { withAccounts } from './with-accounts.ts';

interface UsageOptions {
  readonly account?: string;
  readonly month: string;
  readonly json?: true;
}

const HELP = `
Counted calls count against the plan's monthly quota; the total includes every completed call, refused ones too.

Example:
  forecourt usage --month 2026-01`;

function yearAndMonth(text: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new InvalidArgumentError('Give a month as 2026-01.');
}

const countText = (count: number): string => count.toLocaleString('en-US');

function textOf({ account, plan, counted, calls_a_month, total, operations }: AccountUsage): string {
  const limit = calls_a_month === null ? 'no limit' : `of ${countText(calls_a_month)}`;
  const rows = operations.map(({ operation, status, calls }) => [
    `  ${operation}`,
    `${status}`,
    countText(calls),
  ]);
  return [
    `account ${account}, plan ${plan}: ${countText(counted)} counted calls (${limit}), ${countText(total)} in total`,
    ...(rows.length ? [tableText(rows)] : []),
  ].join('\n');
}

async function usage({ account, month, json }: UsageOptions): Promise<void> {
  const accounts = await withAccounts((database) => usageOf(database, month, account));
  if (json) console.log(JSON.stringify({ month, accounts }));
  else console.log(accounts.map(textOf).join('\n') || `No calls in ${month}.`);
}

/** `forecourt usage`. */
export function usageCommand(): Command {
  return new Command('usage')
    .option('--account <id>', 'one account only (default: every account with calls)')
    .option('--month <YYYY-MM>', 'the month, UTC', yearAndMonth, new Date().toISOString().slice(0, 7))
    .option('--json', 'print one JSON object {month, accounts}')
    .addHelpText('after', HELP)
    .action(usage);
}
