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
  readonly key?: string;
  /** in place of the global fetch */
  readonly fetch?: typeof fetch;
}

/** The text without the key, as it stands and as it stands in a URL. */
const withoutKey = (text: string, key: string): string =>
  [key, encodeURIComponent(key)].reduce((left, secret) => left.replaceAll(secret, '***'), text);

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
 * every answer that is an error, so that `data` is there. The key goes into the URL as the API wants it, and into no text.
 */
export function forecourt({ url, key = '', fetch: send, ...patience }: Options): ForecourtClient {
  const ask = patient(send ?? ((request) => fetch(request)), patience);
  const client = createClient<paths>({
    baseUrl: `${url.replace(/\/+$/, '').replace(/\/v2$/, '')}/v2`,
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: async (request) => {
      const keyed = new URL(request.url);
      if (key) keyed.searchParams.set('api_key', key);
      try {
        return await ask(new Request(keyed, request));
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
