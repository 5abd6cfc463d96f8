import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { operationOf } from './operation-of.ts';
import { asHar, readHar } from './read-har.ts';
import { readLine } from './read-line.ts';
import { type LogEntry, type RecordedRequest, targetOf } from './recorded-request.ts';

/** The different requests of a log, and what else was in it. */
export interface RequestLog {
  /** each once, as it was first recorded with the most that is known of its answer; in the order of the log */
  readonly requests: readonly LoggedRequest[];
  readonly lines: number;
  /** lines of requests that are sent: GET and HEAD of this interface */
  readonly found: number;
  /** lines that are not sent, by reason */
  readonly skipped: Readonly<Record<string, number>>;
}

/** A request that is sent, and how often the log has it. */
export interface LoggedRequest extends RecordedRequest {
  readonly times: number;
}

/** Why a line is not sent; undefined: it is. What would change something is not. */
function reasonAgainst(read: LogEntry): string | undefined {
  if (typeof read === 'string') return read;
  // a file of all rows is read by nobody here
  if (operationOf(read.path)?.kind === 'export') return 'an export';
  return read.method === 'GET' || read.method === 'HEAD' ? undefined : `not GET (${read.method})`;
}

/** Collects requests, each once. */
class Collected {
  readonly #requests = new Map<string, LoggedRequest>();
  readonly #skipped = new Map<string, number>();
  #found = 0;
  #lines = 0;

  add(read: LogEntry): void {
    if (read === 'empty') return;
    this.#lines += 1;
    const reason = reasonAgainst(read);
    if (reason !== undefined) this.#skipped.set(reason, (this.#skipped.get(reason) ?? 0) + 1);
    else this.#take(read as RecordedRequest);
  }

  #take(read: RecordedRequest): void {
    this.#found += 1;
    const target = targetOf(read);
    const known = this.#requests.get(target);
    const better = known?.body !== undefined || read.body === undefined ? (known ?? read) : read;
    this.#requests.set(target, { ...better, times: (known?.times ?? 0) + 1 });
  }

  get log(): RequestLog {
    return {
      requests: [...this.#requests.values()],
      lines: this.#lines,
      found: this.#found,
      skipped: Object.fromEntries(this.#skipped),
    };
  }
}

/** The requests of a log that is in memory. */
export function logOf(text: string): RequestLog {
  const collected = new Collected();
  const har = /^\s*\{/.test(text) ? asHar(text) : undefined;
  const all = har ? readHar(har) : text.split('\n').map((line, at) => readLine(line, at + 1));
  for (const one of all) collected.add(one);
  return collected.log;
}

async function wholeText(file: string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of opened(file)) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const opened = (file: string): NodeJS.ReadableStream => {
  const bytes = createReadStream(file);
  if (!file.endsWith('.gz')) return bytes;
  const plain = createGunzip();
  bytes.on('error', (error) => plain.destroy(error));
  return bytes.pipe(plain);
};

/** Reads a file: a HAR whole, any other log line by line; `.gz` is unpacked. Rejects where it cannot be read. */
export async function readLog(file: string): Promise<RequestLog> {
  if (/\.har(\.gz)?$/i.test(file)) return logOf(await wholeText(file));
  const collected = new Collected();
  let line = 0;
  for await (const text of createInterface({ input: opened(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    collected.add(readLine(text, line));
  }
  return collected.log;
}
