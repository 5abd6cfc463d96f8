import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import { type Bucket, objectUrl, signedCall } from '../outgoing/bucket.ts';
import { downloading, type OutgoingCall, type OutgoingHead, type SentFile } from '../outgoing/call.ts';
import { OutgoingFault } from '../outgoing/fault.ts';
import { readBody } from '../outgoing/read-body.ts';
import type { StoreSettings } from '../settings/store.ts';
import { digestOf } from './digest.ts';
import { StoreFault } from './fault.ts';

/** What tells a file whole. */
export interface Content {
  readonly bytes: number;
  /** hexadecimal */
  readonly sha256: string;
}

/**
 * Objects of a bucket below a prefix. What fails in passing is tried three times in all. Throws StoreFault where it cannot be done.
 */
export interface ObjectStore {
  /** s3://BUCKET/PREFIX, for whoever reads of it */
  readonly place: string;
  /** a short object; undefined: there is none */
  text(key: string, signal?: AbortSignal): Promise<string | undefined>;
  putText(key: string, text: string): Promise<void>;
  /** the store checks that it gets what `content` says */
  putFile(key: string, path: string, content: Content): Promise<void>;
  /** writes an object into a file; throws where it is not what `content` says */
  fetchTo(key: string, path: string, content: Content, signal?: AbortSignal): Promise<void>;
  /** one that is not there counts as removed */
  remove(key: string): Promise<void>;
}

/** Longest text: a thousand months, each with its name and its digest. */
const TEXT_BYTES = 4_000_000;
const TEXT_MS = 10_000;
/** Longest transfer of a file, and longest silence in it. */
const FILE_MS = 600_000;
const SILENT_MS = 30_000;

/** The operator names the store, as the engine: it may be in a private network, and without TLS. */
const ANYWHERE = { http: true, private: true } as const;

const WORDS: Readonly<Record<number, string>> = {
  301: 'the bucket is in another region (FORECOURT_STORE_REGION), or at another endpoint',
  307: 'the bucket is in another region (FORECOURT_STORE_REGION), or at another endpoint',
  403: 'the keys are wrong, or do not allow it',
  404: 'there is no such bucket or object',
};

/** An answer that another attempt may change. */
class Passing extends StoreFault {}

const isPassing = (error: unknown): boolean =>
  error instanceof Passing ||
  (error instanceof OutgoingFault && (error.kind === 'unreachable' || error.kind === 'late'));

const again = retry(handleWhen(isPassing), {
  maxAttempts: 2,
  backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 2000 }),
});

/** Throws where the store has not done what it was asked. */
function requireDone({ status }: OutgoingHead): void {
  if (status >= 200 && status < 300) return;
  const words = `it answered ${status}${WORDS[status] ? `: ${WORDS[status]}` : ''}`;
  throw status === 429 || status >= 500 ? new Passing(words) : new StoreFault(words);
}

const NOT_FOUND = 404;

/** Writes what comes into a file, and checks it. */
async function writeChecked(body: Readable, path: string, { bytes, sha256 }: Content): Promise<void> {
  const hash = createHash('sha256');
  let got = 0;
  async function* counted(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of parts) {
      got += part.length;
      if (got > bytes) throw new StoreFault(`it sent more than ${bytes} bytes`);
      hash.update(part);
      yield part;
    }
  }
  await pipeline(body, counted, createWriteStream(path, { mode: 0o600 }));
  if (got !== bytes) throw new Passing(`it sent ${got} of ${bytes} bytes`);
  if (hash.digest('hex') !== sha256) throw new StoreFault('what it sent is not what was published');
}

/** The object store of the settings. */
export function openStore(settings: StoreSettings): ObjectStore {
  const { bucket, prefix, region, endpoint, accessKey, secretKey } = settings;
  const keys = () => ({ accessKeyId: accessKey, secretAccessKey: secretKey });
  const access: Bucket = { bucket, region, endpoint, keys, download: downloading(ANYWHERE) };
  const place = `s3://${bucket}/${prefix}`;
  async function ask<T>(
    key: string,
    call: Omit<OutgoingCall, 'maxBytes' | 'url'>,
    read: (head: OutgoingHead, body: Readable) => Promise<T>,
  ): Promise<T> {
    try {
      return await again.execute(() =>
        signedCall(access, { ...call, url: objectUrl(access, `${prefix}${key}`) }, read),
      );
    } catch (error) {
      if (!(error instanceof StoreFault || error instanceof OutgoingFault)) throw error;
      throw new StoreFault(`the object store (${place}${key}): ${error.message}`, { cause: error });
    }
  }
  const put = (key: string, body: string | SentFile, sha256: string, timeoutMs: number): Promise<void> =>
    ask(
      key,
      { method: 'PUT', headers: { 'x-amz-content-sha256': sha256 }, body, timeoutMs, silentMs: SILENT_MS },
      async (head) => requireDone(head),
    );
  return {
    place,
    text: (key, signal) =>
      ask(key, { method: 'GET', timeoutMs: TEXT_MS, signal }, async (head, body) => {
        if (head.status === NOT_FOUND) return undefined;
        requireDone(head);
        return (await readBody(body, TEXT_BYTES)).toString('utf8');
      }),
    putText: (key, text) => put(key, text, digestOf(text), TEXT_MS),
    putFile: (key, path, { bytes, sha256 }) => put(key, { path, bytes }, sha256, FILE_MS),
    fetchTo: (key, path, content, signal) =>
      ask(key, { method: 'GET', timeoutMs: FILE_MS, silentMs: SILENT_MS, signal }, async (head, body) => {
        requireDone(head);
        await writeChecked(body, path, content);
      }),
    remove: (key) =>
      ask(key, { method: 'DELETE', timeoutMs: TEXT_MS }, async (head) => {
        if (head.status !== NOT_FOUND) requireDone(head);
      }),
  };
}
