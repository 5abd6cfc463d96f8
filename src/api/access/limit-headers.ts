import type { Context } from 'hono';
import type { TakenSecond } from './request-rate.ts';

/** Headers about an account's limits (supplement section 7), on every answer to a known account. */

/** Names of all these headers: pages of other origins may read them. */
export const LIMIT_HEADERS = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset-Time',
  'Quota-Limit',
  'Quota-Remaining',
  'Quota-Reset-Time',
  'Retry-After',
] as const;

const isoSecond = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');

/** The first instant of the month after `now`, UTC. */
const nextMonth = (now: Date): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);

/** Whole seconds, at least one: who waits them is not refused again for the same reason. */
const retryAfter = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)));

/** Sets the headers that tell how many requests the second has left. */
export function tellSecond(c: Context, limit: number, { used, ms }: TakenSecond, now: Date): void {
  c.header('RateLimit-Limit', String(limit));
  c.header('RateLimit-Remaining', String(Math.max(0, limit - used)));
  c.header('RateLimit-Reset-Time', isoSecond(Math.ceil((now.getTime() + ms) / 1000) * 1000));
  if (used > limit) c.header('Retry-After', retryAfter(ms));
}

/** Sets the headers that tell how many calls the month has left. */
export function tellMonth(c: Context, limit: number, used: number, now: Date): void {
  c.header('Quota-Limit', String(limit));
  c.header('Quota-Remaining', String(Math.max(0, limit - used)));
  c.header('Quota-Reset-Time', isoSecond(nextMonth(now)));
}

/** Sets Retry-After where the calls of the month are used up: the next month begins then. */
export function tellNextMonth(c: Context, now: Date): void {
  c.header('Retry-After', retryAfter(nextMonth(now) - now.getTime()));
}
