import { type LogEntry, recordedRequest } from './recorded-request.ts';

/** An archive of requests and answers, as browsers and proxies save it (HTTP Archive 1.2). */
interface Har {
  readonly log: { readonly entries: readonly Entry[] };
}

interface Entry {
  readonly request?: { readonly method?: string; readonly url?: string };
  readonly response?: {
    readonly status?: number;
    readonly content?: { readonly text?: string; readonly encoding?: string };
  };
}

/** Whether a text is a HAR: then it is one JSON document with entries. */
export function asHar(text: string): Har | undefined {
  try {
    const { log } = JSON.parse(text) as Partial<Har>;
    return Array.isArray(log?.entries) ? { log } : undefined;
  } catch {
    return undefined;
  }
}

/** The JSON of an answer; undefined: it was not saved, or is none. */
function bodyOf({ content }: NonNullable<Entry['response']>): unknown {
  if (content?.text === undefined) return undefined;
  const isCoded = content.encoding === 'base64';
  try {
    return JSON.parse(isCoded ? Buffer.from(content.text, 'base64').toString('utf8') : content.text);
  } catch {
    return undefined;
  }
}

/** The requests of a HAR with the answers that it holds. */
export const readHar = ({ log }: Har): LogEntry[] =>
  log.entries.map(({ request, response }, at) => {
    if (typeof request?.url !== 'string') return 'unreadable';
    const body = response && bodyOf(response);
    return recordedRequest(request.url, {
      line: at + 1,
      method: (request.method ?? 'GET').toUpperCase(),
      // browsers write 0 where no answer came
      status: response?.status || undefined,
      body,
    });
  });
