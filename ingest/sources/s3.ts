import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { type Bucket, bucketUrl, objectUrl, signedCall } from '../../src/outgoing/bucket.ts';
import { hostOf, type OutgoingHead } from '../../src/outgoing/call.ts';
import { readBody } from '../../src/outgoing/read-body.ts';
import { refusalOf, SILENT_MS, TRANSFER_MS, transferOf } from './https.ts';
import { FileChanged, type Location, LocationFault, type RemoteFile } from './location.ts';

/** Objects of a bucket that a source looks at. */
export interface S3Access extends Bucket {
  /** start of their keys */
  readonly prefix: string;
}

/** Longest list of a thousand keys, of which one has a thousand characters at most. */
const LIST_BYTES = 16_000_000;

/** What a list of keys says (ListObjectsV2). */
interface Page {
  readonly files: RemoteFile[];
  readonly next: string | undefined;
}

/** Longest answer that tells why there is none. */
const FAULT_BYTES = 64_000;

/** What a store says with its code, for who reads at night. */
const CODES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket (bucket)',
  NoSuchKey: 'the object is gone',
  InvalidAccessKeyId: 'it does not know the key (access_key)',
  SignatureDoesNotMatch: 'the secret of the key is wrong (secret_key)',
  AccessDenied:
    'the key may not list the bucket or read its objects: it needs s3:ListBucket and s3:GetObject',
  AuthorizationHeaderMalformed: 'the bucket is in another region (region)',
  PermanentRedirect: 'the bucket is at another endpoint or in another region (endpoint, region)',
  ExpiredToken: 'the token of the key has run out (session_token)',
  InvalidToken: 'the token of the key is wrong (session_token)',
  RequestTimeTooSkewed: "this machine's clock is wrong",
  SlowDown: 'it was asked too often',
};

/** Why an answer is not what was asked for: by the store's own code, else by the status. */
async function faultOf(head: OutgoingHead, body: Readable, host: string): Promise<LocationFault> {
  const said = await readBody(body, FAULT_BYTES).catch(() => '');
  const words = CODES[/<Code>(\w+)<\/Code>/.exec(said.toString())?.[1] ?? ''];
  const isTold = words !== undefined && head.headers['retry-after'] === undefined;
  return isTold ? new LocationFault(`${host} answered ${head.status}: ${words}`) : refusalOf(head, host);
}

/** Reads a page of the list; `prefix`: what names are told without. */
function pageOf(xml: string, prefix: string): Page {
  const files: RemoteFile[] = [];
  const page: { next?: string } = {};
  const path: string[] = [];
  let text = '';
  let one: Record<string, string> = {};
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'Contents') one = {};
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (path.at(-1) === 'Contents') one[name] = text;
    else if (name === 'NextContinuationToken') page.next = text;
    else if (name === 'Contents') files.push(fileOf(one, prefix));
  });
  parser.on('error', (error) => {
    throw new LocationFault(`the list of the bucket cannot be read (${error.message})`);
  });
  parser.write(xml).close();
  return { files, next: page.next };
}

function fileOf(
  { Key = '', ETag, LastModified = '', Size }: Record<string, string>,
  prefix: string,
): RemoteFile {
  const modified = Math.floor(Date.parse(LastModified) / 1000);
  return {
    name: Key.slice(prefix.length),
    version: ETag,
    modified: Number.isFinite(modified) ? modified : undefined,
    bytes: Size === undefined ? undefined : Number(Size),
  };
}

const listedNames = ({ name }: RemoteFile): boolean => name !== '' && !name.endsWith('/');

/** Objects of a bucket below a prefix. Requests are signed (AWS Signature Version 4). */
export function s3Location(access: S3Access): Location {
  const { bucket, prefix, region } = access;

  const call = <T>(
    url: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
    read: (head: OutgoingHead, body: Readable) => Promise<T>,
  ): Promise<T> =>
    signedCall(
      access,
      { url, method: 'GET', headers, timeoutMs: TRANSFER_MS, silentMs: SILENT_MS, signal },
      async (head, body) => {
        if (head.status === 301 || head.status === 307)
          throw new LocationFault(
            `the bucket ${bucket} is in another region than ${region}, or at another endpoint`,
          );
        return await read(head, body);
      },
    );

  async function page(token: string | undefined, signal: AbortSignal): Promise<Page> {
    const url = bucketUrl(access);
    url.searchParams.set('list-type', '2');
    if (prefix) url.searchParams.set('prefix', prefix);
    if (token !== undefined) url.searchParams.set('continuation-token', token);
    const xml = await call(url, {}, signal, async (head, body) => {
      if (head.status !== 200) throw await faultOf(head, body, hostOf(url));
      return (await readBody(body, LIST_BYTES)).toString('utf8');
    });
    return pageOf(xml, prefix);
  }

  return {
    async list(_known, signal) {
      const files: RemoteFile[] = [];
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const { files: more, next } = await page(token, signal);
        files.push(...more.filter(listedNames));
        token = next;
      }
      return files;
    },
    fetch(file, offset, signal, take) {
      const url = objectUrl(access, `${prefix}${file.name}`);
      const same = file.version === undefined ? {} : { 'if-match': file.version };
      const range = offset > 0 ? { range: `bytes=${offset}-` } : {};
      return call(url, { ...same, ...range }, signal, async (head, body) => {
        if (head.status === 412) throw new FileChanged(file.name);
        if (head.status !== 200 && head.status !== 206) throw await faultOf(head, body, hostOf(url));
        return await take(transferOf(head, body, offset));
      });
    },
  };
}
