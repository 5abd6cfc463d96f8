import { createHash } from 'node:crypto';

/**
 * Which copies of the shards answer a question: the same ones whenever the same is asked, so that repeats agree and find what
 * these copies have in memory, also on the next page. Other questions go to other copies.
 */
export function preferenceOf(body: object): string {
  const { query = null } = body as { readonly query?: unknown };
  return createHash('sha1').update(JSON.stringify(query)).digest('hex').slice(0, 16);
}
