import type { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import type { Download, OutgoingCall, OutgoingHead } from './call.ts';

/** A bucket of an object store that speaks S3. */
export interface Bucket {
  readonly bucket: string;
  readonly region: string;
  /** undefined: Amazon's, which names buckets in the host */
  readonly endpoint: string | undefined;
  /** read with each request: keys are renewed */
  readonly keys: () => { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
  readonly download: Download;
}

/** Where the bucket is: below the endpoint, or a host of its own. */
export function bucketUrl({ bucket, region, endpoint }: Bucket): URL {
  if (endpoint === undefined) return new URL(`https://${bucket}.s3.${region}.amazonaws.com/`);
  return new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/`);
}

/** Each character of a key but the slash, as a path has it. */
const pathOf = (key: string): string =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replaceAll(
        /[!'()*]/g,
        (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

/** Where an object is. */
export function objectUrl(bucket: Bucket, key: string): URL {
  const url = bucketUrl(bucket);
  url.pathname += pathOf(key);
  return url;
}

/** Makes a call whose request is signed (AWS Signature Version 4); takes and throws what `download` does. */
export async function signedCall<T>(
  { region, keys, download }: Bucket,
  call: Omit<OutgoingCall, 'maxBytes'>,
  read: (head: OutgoingHead, body: Readable) => Promise<T>,
): Promise<T> {
  const { url, method, headers = {} } = call;
  const signer = new AwsV4Signer({
    url: url.href,
    method,
    headers: { ...headers },
    service: 's3',
    region,
    ...keys(),
  });
  const signed = await signer.sign();
  return await download(
    { ...call, url: signed.url, headers: Object.fromEntries(signed.headers.entries()) },
    read,
  );
}
