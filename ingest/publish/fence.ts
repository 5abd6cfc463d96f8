import { type Client, errors } from '@elastic/elasticsearch';
import { deliveriesIndex } from '../../src/engine/names.ts';
import type { Lease } from '../ground/installation.ts';
import { LeaseLost } from '../ground/outcome.ts';
import { wasAskedAgain } from './asked-again.ts';
import { makeReports } from './reports.ts';

/**
 * The engine tells who may publish: an alias of the reports' index has the number of the newest lease of the ledger in its name.
 * Every action on aliases takes that alias away and gives it back, so that the engine itself refuses, in the same step, one that
 * was held up while another machine took over.
 */

/** What one alias is taken from or given to, as the engine takes it. */
export type AliasAction =
  | { readonly add: { readonly index: string; readonly alias: string } }
  | { readonly remove: { readonly index: string; readonly alias: string; readonly must_exist?: boolean } };

/** An alias with the number of a lease. */
interface Fence {
  readonly index: string;
  readonly alias: string;
}

/** By client, which serves one command on one ledger at a time. */
const fences = new WeakMap<Client, Fence>();

const startOf = (prefix: string, ledger: string): string => `${prefix}loader-${ledger}-`;

/** The fence that stands, and its number. */
async function standing(client: Client, prefix: string, ledger: string) {
  const index = deliveriesIndex(prefix);
  const start = startOf(prefix, ledger);
  const found = await client.indices.get({ index, features: 'aliases', ignore_unavailable: true });
  const numbers = Object.keys(found[index]?.aliases ?? {})
    .filter((alias) => alias.startsWith(start))
    .map((alias) => alias.slice(start.length))
    // the name of another ledger may begin with this one's
    .filter((number) => /^\d+$/.test(number))
    .map(Number);
  return { index, start, numbers };
}

/** The engine has done nothing of an action, as an alias that it names is no longer there. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode === 404;

const taken = ({ index, alias }: Fence): AliasAction => ({ remove: { index, alias, must_exist: true } });
const given = ({ index, alias }: Fence): AliasAction => ({ add: { index, alias } });

/**
 * Puts the number of a lease into the engine: from then on no earlier holder changes an alias. Where it cannot be known who holds
 * it, whoever was the last one may, and so may we. Throws LeaseLost.
 */
export async function raiseFence(
  client: Client,
  prefix: string,
  ledger: string,
  lease: Lease,
): Promise<void> {
  await makeReports(client, prefix);
  const { index, start, numbers } = await standing(client, prefix, ledger);
  const last = Math.max(0, ...numbers);
  const fenceOf = (number: number): Fence => ({ index, alias: `${start}${number}` });
  if (lease.token === undefined) {
    if (last) fences.set(client, fenceOf(last));
    return;
  }
  const token = lease.token > last ? lease.token : await lease.pass(last);
  if (token === undefined) throw new LeaseLost();
  try {
    const actions = [...numbers.map((number) => taken(fenceOf(number))), given(fenceOf(token))];
    await client.indices.updateAliases({ actions });
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    // ours stands already where a node died that had put it before it could say so
    const isOurs = wasAskedAgain(error) && (await standing(client, prefix, ledger)).numbers.includes(token);
    if (!isOurs) throw new LeaseLost();
  }
  // while none stood, two may have put theirs
  const after = await standing(client, prefix, ledger);
  if (after.numbers.some((number) => number > token)) throw new LeaseLost();
  const earlier = after.numbers.filter((number) => number < token);
  if (earlier.length)
    await client.indices.updateAliases({ actions: earlier.map((number) => taken(fenceOf(number))) });
  fences.set(client, fenceOf(token));
}

/** The actions as the engine does them for the newest holder alone. */
function fenced(client: Client, actions: readonly AliasAction[]): AliasAction[] {
  const fence = fences.get(client);
  return fence ? [taken(fence), given(fence), ...actions] : [...actions];
}

/** Throws LeaseLost where another machine has taken over. What is done right after it may still come too late; `fenced` does not. */
export async function requireHeld(client: Client): Promise<void> {
  const fence = fences.get(client);
  if (fence && !(await client.indices.existsAlias({ index: fence.index, name: fence.alias })))
    throw new LeaseLost();
}

/** Do the aliases that the actions give stand? Where they give none it is not known. */
async function stand(client: Client, actions: readonly AliasAction[]): Promise<boolean> {
  const given = actions.flatMap((action) => ('add' in action ? [action.add] : []));
  if (!given.length) return false;
  const found = await client.indices.getAlias({ index: [...new Set(given.map(({ index }) => index))] });
  return given.every(({ index, alias }) => Object.hasOwn(found[index]?.aliases ?? {}, alias));
}

/**
 * Changes aliases in one action. Throws LeaseLost where another machine has taken over; what isOvertaken tells where an alias that
 * is named is no longer there, unless that is our own doing: a node that died had done it before it could say so.
 */
export async function changeAliases(client: Client, actions: readonly AliasAction[]): Promise<void> {
  try {
    await client.indices.updateAliases({ actions: fenced(client, actions) });
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await requireHeld(client);
    if (!wasAskedAgain(error) || !(await stand(client, actions))) throw error;
  }
}

/** The command has no lease any more. */
export const dropFence = (client: Client): void => void fences.delete(client);
