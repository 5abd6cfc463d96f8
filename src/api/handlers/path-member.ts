import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { ApiEnv } from '../context.ts';

/**
 * A member of the path, decoded. The router hands on what it cannot decode as it was sent: that is a refusal
 * (`undecodable`).
 */
export function pathMember(c: Context<ApiEnv>, name: string): string {
  const path = c.req.url.replace(/\?.*$/s, '');
  if (!isDecodable(path))
    throw new Refusal('undecodable', { detail: 'the path is not percent-encoded UTF-8' });
  return c.req.param(name) ?? '';
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
