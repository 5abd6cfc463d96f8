import { z } from 'zod';
import { optional } from './forms.ts';

const PLACE = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,62})(?:\/(.*?))?\/*$/;

/** Variables of the object store that servers read published files from. */
export const storeVariables = z.object({
  FORECOURT_STORE: optional
    .refine((text) => text === undefined || PLACE.test(text), 's3://BUCKET or s3://BUCKET/PREFIX')
    .describe(
      'object store for sold months and trends, s3://BUCKET/PREFIX: a load publishes there, servers read from there; default: folders of the state directory',
    ),
  FORECOURT_STORE_ENDPOINT: optional
    .refine((text) => text === undefined || /^https?:\/\/[^/?#]/.test(text), 'https://HOST:PORT')
    .describe("address of a store other than Amazon's"),
  FORECOURT_STORE_REGION: z.string().trim().min(1).default('us-east-1').describe('region of the bucket'),
  FORECOURT_STORE_ACCESS_KEY: optional.describe('access key of the store'),
  FORECOURT_STORE_SECRET_KEY: optional.describe('secret key of the store'),
});

type Values = z.infer<typeof storeVariables>;

/** Where an object store is, and how to sign in to it. */
export interface StoreSettings {
  readonly bucket: string;
  /** start of the keys, empty or with a slash at its end */
  readonly prefix: string;
  readonly region: string;
  /** undefined: Amazon's */
  readonly endpoint: string | undefined;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** What is wrong with the variables taken together; undefined: nothing. */
export function storeFault(value: Values): string | undefined {
  const { FORECOURT_STORE, FORECOURT_STORE_ACCESS_KEY, FORECOURT_STORE_SECRET_KEY } = value;
  if (FORECOURT_STORE && !(FORECOURT_STORE_ACCESS_KEY && FORECOURT_STORE_SECRET_KEY))
    return 'FORECOURT_STORE: it needs FORECOURT_STORE_ACCESS_KEY and FORECOURT_STORE_SECRET_KEY';
  return undefined;
}

/** The settings of the object store, from their variables; undefined: there is none. */
export function storeSettings(value: Values): StoreSettings | undefined {
  const [, bucket, prefix = ''] = PLACE.exec(value.FORECOURT_STORE ?? '') ?? [];
  const { FORECOURT_STORE_ACCESS_KEY: accessKey, FORECOURT_STORE_SECRET_KEY: secretKey } = value;
  if (!bucket || !accessKey || !secretKey) return undefined;
  return {
    bucket,
    prefix: prefix && `${prefix}/`,
    region: value.FORECOURT_STORE_REGION,
    endpoint: value.FORECOURT_STORE_ENDPOINT,
    accessKey,
    secretKey,
  };
}
