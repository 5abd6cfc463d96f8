import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { jsonBody } from '../http/size-limits.ts';
import type { ApiEnv } from '../request/context.ts';

/** What a client sends to OAuth's own operations (RFC 6749 sections 2.3.1 and 4.4.2). */
export interface ClientRequest {
  readonly members: Readonly<Record<string, unknown>>;
  /** credentials, from the body or from HTTP Basic */
  readonly id: string | undefined;
  readonly secret: string | undefined;
}

const invalid = (detail: string): Refusal => new Refusal('grant_invalid', { detail });

/** The members of a form; of a repeated one all values. */
function formMembers(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

async function membersOf(c: Context<ApiEnv>): Promise<Readonly<Record<string, unknown>>> {
  const [type = ''] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() === 'application/x-www-form-urlencoded') return formMembers(await c.req.text());
  if (type.trim() !== 'application/json') {
    throw invalid('the body must be application/json or application/x-www-form-urlencoded');
  }
  const members = await jsonBody(c);
  if (!members) throw invalid('the body is not a JSON object');
  return members;
}

/** Percent-encoding as RFC 6749 asks of Basic credentials; older clients send them as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Client id and secret of HTTP Basic; empty for text that is none. */
function basicOf(c: Context<ApiEnv>): { id: string; secret: string } | undefined {
  const [scheme = '', text = ''] = (c.req.header('Authorization') ?? '').split(/ +/);
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const [id = '', ...secret] = Buffer.from(text, 'base64').toString('utf8').split(':');
  return { id: decoded(id), secret: decoded(secret.join(':')) };
}

function textMember(members: ClientRequest['members'], name: string): string | undefined {
  const value = members[name];
  if (value === undefined || typeof value === 'string') return value;
  throw invalid(`${name} is not text, or was sent twice`);
}

/** Reads a request; throws grant_invalid for one that is malformed. */
export async function clientRequest(c: Context<ApiEnv>): Promise<ClientRequest> {
  const members = await membersOf(c);
  const basic = basicOf(c);
  const id = textMember(members, 'client_id');
  const secret = textMember(members, 'client_secret');
  if (basic && secret !== undefined) throw invalid('credentials are in both the header and the body');
  textMember(members, 'grant_type');
  return basic ? { members, ...basic } : { members, id, secret };
}
