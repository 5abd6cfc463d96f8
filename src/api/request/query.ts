import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { type Query, readQuery } from '../../grammar/query.ts';
import { queryText } from '../access/credential.ts';
import type { ApiEnv } from './context.ts';

/** The query of a request; undecodable percent-encoding is a 400. */
export function sentQuery(c: Context<ApiEnv>): Query {
  const query = readQuery(queryText(c));
  if (!query.ok) throw new Refusal('undecodable', { detail: query.fault });
  return query.value;
}
