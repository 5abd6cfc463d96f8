import { createMiddleware } from 'hono/factory';
import type { Caller } from '../../accounts/accounts.ts';
import { Refusal } from '../../catalog/errors.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv } from '../request/context.ts';

/** What of an operation decides who may use it. */
type Guarded = Pick<Operation, 'path' | 'partOf' | 'terms' | 'right'>;

/** Who changes what a key may: callers are told no commands, which are the operator's. */
const ASK = 'the operator of this service can change that';

const nameOf = (path: string): string => path.replace(/^\//, '');

/**
 * Does a pattern of a plan name the path of an operation? It is the path with or without its first slash; a star at either end stands
 * for anything there.
 */
export function covers(pattern: string, path: string): boolean {
  const wanted = nameOf(pattern);
  if (wanted.length > 1 && wanted.startsWith('*')) return path.endsWith(wanted.slice(1));
  return wanted.endsWith('*') ? nameOf(path).startsWith(wanted.slice(0, -1)) : nameOf(path) === wanted;
}

/** Why the caller may not use the operation; undefined: it may. */
export function hindrance(
  { path, partOf = path, terms, right }: Guarded,
  { plan, ...caller }: Caller,
): string | undefined {
  if (plan.excludes.some((pattern) => covers(pattern, path) || covers(pattern, partOf)))
    return 'it is not part of the plan';
  if (terms && !caller.terms.includes(terms)) {
    return `the account has not accepted the partner's terms for ${terms}; ${ASK}`;
  }
  if (right && !caller.rights.includes(right)) {
    return `it needs the right ${right}; ${ASK}`;
  }
  return undefined;
}

/**
 * 403 for what the caller's plan, partner terms or rights exclude (part-1.md "Authentication"): after 401 and 429,
 * before the request is looked at (supplement decision 44).
 */
export const allow = (operation: Guarded) =>
  createMiddleware<ApiEnv>(async function allowCaller(c, next) {
    const detail = hindrance(operation, c.get('caller'));
    if (detail) throw new Refusal('not_allowed', { detail });
    await next();
  });
