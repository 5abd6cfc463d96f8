import { Argument, Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { WrongUsage } from '../../ingest/ground/outcome.ts';
import { listPlans, type NamedPlan, type PlanChange, resetPlan, setPlan } from '../accounts/plan-list.ts';
import type { Plan } from '../accounts/plans.ts';
import { covers } from '../api/access/allow.ts';
import { OPERATIONS } from '../api/operations.ts';
import { tableText } from './table.ts';
import { withAccounts } from './with-accounts.ts';

interface SetOptions extends Omit<PlanChange, 'callsAMonth' | 'excludes'> {
  readonly callsAMonth?: number | 'none';
  readonly exclude?: readonly string[];
  readonly json?: true;
}

interface JsonOption {
  readonly json?: true;
}

const SET_HELP = `
Options that you leave out keep their values; a new plan starts with the values of the free plan. A running server
applies the change from the next request on. --exclude takes operation paths as the reference shows them, without /v2; a
trailing * matches every path with that beginning, a leading * every path with that end. It replaces the plan's list of excluded operations; --exclude none
clears the list.

Examples:
  forecourt plans set basic --calls-a-month 10000
  forecourt plans set partner --calls-a-month none --requests-a-second 20 --depth 1500 --radius 500
  forecourt plans set free --exclude '/history/*' '/dealer/car/{dealer_id}'`;

function whole(text: string): number {
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number.');
}

function share(text: string): number {
  if (/^\d{1,4}(\.\d{1,3})?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a number, for example 0.5.');
}

/** An operation of the table, or a pattern of some; one that is of none would exclude nothing. */
function operation(text: string, before: readonly string[] = []): readonly string[] {
  if (text === 'none' || OPERATIONS.some(({ path }) => covers(text, path))) return [...before, text];
  throw new InvalidArgumentError(
    'Give the path of an operation, for example /history/car/{vin}, /history/* or */export.',
  );
}

const wholeOrNone = (text: string): number | 'none' => (text === 'none' ? text : whole(text));

function newName(text: string): string {
  if (/^[a-z][a-z0-9-]{0,31}$/.test(text) && text !== 'demo') return text;
  throw new InvalidArgumentError('Give lower-case letters, digits and dashes; not demo.');
}

/** A plan as JSON: no limit of calls is null there. */
const jsonOf = (plan: Plan) => ({
  calls_a_month: plan.callsAMonth ?? null,
  requests_a_second: plan.requestsASecond,
  depth: plan.depth,
  radius: plan.radius,
  inventory_rows: plan.inventoryRows,
  searches_at_once: plan.searchesAtOnce,
  heavy_at_once: plan.heavyAtOnce,
  engine_share: plan.engineShare,
  excludes: plan.excludes,
});

const lineOf = ({ name, origin, plan }: NamedPlan): string[] => [
  ...[name, origin, String(plan.callsAMonth ?? 'none'), String(plan.requestsASecond)],
  ...[String(plan.depth), String(plan.radius), String(plan.inventoryRows)],
  ...[`${plan.searchesAtOnce} (${plan.heavyAtOnce})`, String(plan.engineShare)],
  plan.excludes.join(' ') || '-',
];

const HEAD = [
  ...['plan', 'origin', 'calls/month', 'requests/s', 'depth', 'radius', 'inventory rows'],
  ...['at once (heavy)', 'engine share', 'excludes'],
];

async function list({ json }: JsonOption): Promise<void> {
  const plans = await withAccounts(listPlans);
  console.log(
    json
      ? JSON.stringify({ plans: plans.map(({ name, origin, plan }) => ({ name, origin, ...jsonOf(plan) })) })
      : tableText([HEAD, ...plans.map(lineOf)]),
  );
}

function changeIn({ callsAMonth, exclude, ...rest }: Omit<SetOptions, 'json'>): PlanChange {
  return {
    ...rest,
    ...(callsAMonth === undefined ? {} : { callsAMonth: callsAMonth === 'none' ? null : callsAMonth }),
    ...(exclude ? { excludes: exclude.filter((one) => one !== 'none') } : {}),
  };
}

async function set(name: string, { json, ...options }: SetOptions): Promise<void> {
  try {
    const plan = await withAccounts((database) => setPlan(database, name, changeIn(options)));
    console.log(json ? JSON.stringify({ name, ...jsonOf(plan) }) : `plan ${name} is set; see plans list`);
  } catch (error) {
    throw error instanceof z.ZodError ? new WrongUsage(z.prettifyError(error)) : error;
  }
}

async function reset(name: string, { json }: JsonOption): Promise<void> {
  await withAccounts((database) => resetPlan(database, name));
  console.log(json ? JSON.stringify({ name, reset: true }) : `plan ${name} is reset; see plans list`);
}

function setCommand(): Command {
  return new Command('set')
    .description('change or create a plan')
    .addArgument(new Argument('<name>', 'name of the plan').argParser(newName))
    .option('--calls-a-month <n|none>', 'calls per calendar month (UTC)', wholeOrNone)
    .option('--requests-a-second <n>', 'requests per second', whole)
    .option('--depth <n>', 'limit of start + rows, at most 10000', whole)
    .option('--radius <miles>', 'largest radius, at most 7000', whole)
    .option('--inventory-rows <n>', 'rows per page of a dealer inventory, at most 1500', whole)
    .option('--searches-at-once <n>', 'searches that run at once; further ones wait', whole)
    .option('--heavy-at-once <n>', 'how many of these may be heavy (many facets or statistics)', whole)
    .option('--engine-share <n>', 'engine seconds used per second above which searches are delayed', share)
    .option(
      '--exclude <operation...>',
      'operations that the plan does not include (they answer 403)',
      operation,
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', SET_HELP)
    .action(set);
}

/** `forecourt plans list|set|reset`. */
export function plansCommand(): Command {
  const plans = new Command('plans');
  plans
    .command('list')
    .description('list all plans')
    .option('--json', 'print one JSON object {plans}')
    .action(list);
  plans.addCommand(setCommand());
  plans
    .command('reset')
    .description('restore the defaults of a built-in plan, or remove a plan of your own')
    .argument('<name>', 'name of the plan')
    .option('--json', 'print one JSON object')
    .action(reset);
  return plans;
}
