import createClient, { type Client } from 'openapi-fetch';
import { ForecourtError } from './errors.ts';
import type { paths } from './schema.ts';
import { type Patience, patient } from './waiting.ts';

/** A client of the API: `GET`, `POST` with paths, parameters and answers of the OpenAPI document. */
export type ForecourtClient = Client<paths>;

/** What a client needs to know. */
export interface Options extends Patience {
  /** of the installation, for example http://127.0.0.1:8080; `/v2` is added. In a page: of a server of yours that adds the key */
  readonly url: string;
  readonly key?: string | undefined;
  /** in place of the global fetch */
  readonly fetch?: typeof fetch;
}

/** The text without the key, as it stands and as it stands in a URL; a page has none. */
const withoutKey = (text: string, key: string): string =>
  key === ''
    ? text
    : [key, encodeURIComponent(key)].reduce((left, secret) => left.replaceAll(secret, '***'), text);

/** A form where a member is a file, or where the caller's Content-Type says so; else JSON. */
function written(body: unknown, headers?: Headers): string | FormData {
  if (body instanceof FormData) return body;
  const members = Object.entries((body ?? {}) as Record<string, unknown>);
  if (headers?.get('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
    return new URLSearchParams(members.map(([name, value]) => [name, String(value)])).toString();
  if (!members.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of members) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Tokens are made beside /v2, not below it; who asks stands in what is posted. */
const BESIDE = '/v2/oauth2/';

async function refused(response: Response, key: string): Promise<ForecourtError> {
  const text = await response.text();
  let message = text.slice(0, 300) || response.statusText;
  try {
    message = (JSON.parse(text) as { message?: string }).message ?? message;
  } catch {
    // an answer of something between: its own words are all there is
  }
  const after = response.headers.get('Retry-After');
  return new ForecourtError(withoutKey(`${response.status}: ${message}`, key), {
    status: response.status,
    ...(after === null ? {} : { retryAfter: Number(after) }),
  });
}

/**
 * Makes a client. It waits where the server asks for it (429, 503), joins lists with commas, and throws a `ForecourtError` for
 * every answer that is an error, so that `data` is there. What is posted with a file (a Blob) is sent as a form. The key goes into
 * the URL as the API wants it, and into no text.
 */
export function forecourt({ url, key = '', fetch: send, ...patience }: Options): ForecourtClient {
  const ask = patient(send ?? ((request) => fetch(request)), patience);
  const client = createClient<paths>({
    baseUrl: `${url.replace(/\/+$/, '').replace(/\/v2$/, '')}/v2`,
    querySerializer: { array: { style: 'form', explode: false } },
    bodySerializer: written,
    fetch: async (request) => {
      const keyed = new URL(request.url);
      const isBeside = keyed.pathname.includes(BESIDE);
      if (isBeside) keyed.pathname = keyed.pathname.replace(BESIDE, '/oauth2/');
      else if (key) keyed.searchParams.set('api_key', key);
      try {
        // pages of a browser have no key: their requests stay as they are
        return await ask(isBeside || key ? new Request(keyed, request) : request);
      } catch (error) {
        if (request.signal.aborted) throw error;
        const { message = '', cause } = error as { message?: string; cause?: { message?: string } };
        const why = [message, cause?.message].filter(Boolean).join(': ');
        throw new ForecourtError(withoutKey(`${keyed.origin} did not answer: ${why}`, key));
      }
    },
  });
  client.use({
    onResponse: async ({ response }) => {
      if (response.status >= 400) throw await refused(response, key);
    },
  });
  return client;
}
