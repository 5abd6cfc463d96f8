import type { Context } from 'hono';
import type { AlertTerms, PriceChange } from '../../accounts/alert-terms.ts';
import { Refusal } from '../../catalog/errors.ts';
import { hint } from '../../grammar/nearest.ts';
import { quote } from '../../grammar/reading.ts';
import { jsonBody } from '../http/size-limits.ts';
import type { ApiEnv } from '../request/context.ts';
import { LONGEST_SEARCH } from './view-search.ts';

/** Bodies of requests that save a view or set its alert. */

/** Longest name of a view. */
export const LONGEST_NAME = 120;
/** The words of a body that say which changes of prices are told. */
export const PRICE_CHANGES = ['any', 'none', 'amount', 'percent'] as const;
/** Largest threshold, in the currency of the market or in percent. */
export const LARGEST_THRESHOLD = 1_000_000;

type Body = Readonly<Record<string, unknown>>;

const unusable = (name: string, detail: string): Refusal => new Refusal('bad_parameter', { name, detail });

/** The members of a body. Throws undecodable where it is no JSON object, bad_parameter for a member of another name. */
async function membersOf(c: Context<ApiEnv>, known: readonly string[]): Promise<Body> {
  const body = await jsonBody(c);
  if (!body) throw new Refusal('undecodable', { detail: 'the body is not a JSON object' });
  for (const name of Object.keys(body))
    if (!known.includes(name))
      throw unusable(name.slice(0, 40), `the body has no such member${hint(name, known)}`);
  return body;
}

/** Characters that no name has: they would not be seen, or break its line. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

function nameIn({ name }: Body): string {
  const text = typeof name === 'string' ? name.trim() : '';
  if (text === '') throw unusable('name', 'send a name');
  if ([...text].length > LONGEST_NAME) throw unusable('name', `it is longer than ${LONGEST_NAME} characters`);
  if (HIDDEN.test(text)) throw unusable('name', 'it has characters that cannot be seen');
  return text;
}

/** Names of what lets somebody in, and the header of a token. */
const SECRET = /api_key|api_secret|client_secret|access_token|bearer[\s+]+[\w.~+/-]{16}/i;
/** So often an address may be percent-encoded: an address in an address in an address. */
const MOST_ENCODED = 5;
const ENCODED = /%([0-7][\da-f])/gi;

/**
 * Does an address hold a key, however often it is encoded? It is meant to be sent on. What cannot be decoded stands as it is,
 * as browsers read it.
 */
function holdsKey(address: string): boolean {
  let text = address;
  for (let turn = 0; turn <= MOST_ENCODED; turn++) {
    if (SECRET.test(text)) return true;
    const decoded = text.replaceAll(ENCODED, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

function consoleIn({ console: address }: Body): string | null {
  if (address === undefined || address === null) return null;
  if (typeof address !== 'string' || !address.startsWith('#/') || address.length > LONGEST_SEARCH)
    throw unusable(
      'console',
      `send an address of the console from #/ on, at most ${LONGEST_SEARCH} characters`,
    );
  if (HIDDEN.test(address)) throw unusable('console', 'it has characters that cannot be seen');
  if (holdsKey(address)) throw unusable('console', 'it must not hold a key');
  return address;
}

/** A view as it is sent. */
export interface SentView {
  readonly name: string;
  readonly search: string;
  readonly console: string | null;
}

/** Reads the body that saves a view. */
export async function sentView(c: Context<ApiEnv>): Promise<SentView> {
  const body = await membersOf(c, ['name', 'search', 'console']);
  const name = nameIn(body);
  if (typeof body.search !== 'string') throw unusable('search', 'send the URL of a search as a text');
  return { name, search: body.search, console: consoleIn(body) };
}

function flagIn(body: Body, name: string): boolean {
  const { [name]: value = true } = body;
  if (typeof value !== 'boolean')
    throw unusable(name, `${quote(JSON.stringify(value))} is neither true nor false`);
  return value;
}

function thresholdIn({ price_threshold: value }: Body): number {
  if (typeof value === 'number' && value > 0 && value <= LARGEST_THRESHOLD) return value;
  throw unusable('price_threshold', `send a number above 0, at most ${LARGEST_THRESHOLD}`);
}

function priceChangeIn(body: Body): PriceChange {
  const { price_change: word = 'any', price_threshold: threshold } = body;
  if (word === 'amount') return { amount: thresholdIn(body) };
  if (word === 'percent') return { percent: thresholdIn(body) };
  if (threshold !== undefined) throw unusable('price_threshold', 'it goes with amount or percent alone');
  if (word === 'any' || word === 'none') return word;
  throw unusable('price_change', `send one of ${PRICE_CHANGES.join(', ')}`);
}

/** Reads the body that sets an alert. What is not said is told. */
export async function sentAlertTerms(c: Context<ApiEnv>): Promise<AlertTerms> {
  const body = await membersOf(c, ['arrived', 'left', 'price_change', 'price_threshold']);
  const tells = {
    arrived: flagIn(body, 'arrived'),
    left: flagIn(body, 'left'),
    price_change: priceChangeIn(body),
  };
  if (!tells.arrived && !tells.left && tells.price_change === 'none')
    throw unusable('price_change', 'nothing is to be told: delete the alert instead');
  return tells;
}

/** What is told of prices, as it is sent and answered. */
export function shownPriceChange(told: PriceChange) {
  if (typeof told === 'string') return { price_change: told };
  return 'amount' in told
    ? { price_change: 'amount' as const, price_threshold: told.amount }
    : { price_change: 'percent' as const, price_threshold: told.percent };
}
