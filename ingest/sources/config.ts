import { z } from 'zod';
import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import { duration } from './duration.ts';
import { secret } from './secret.ts';

/** The configuration of `forecourt watch`: what it may say, member by member. The descriptions are its documentation. */

const text = z.string().min(1);
const path = text.describe('a path; relative ones begin at the configuration');

const folder = z.strictObject({
  folder: path.describe('folder of this machine; files stay in it, and nothing is written there'),
});

const url = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an https address',
  )
  .refine((value) => {
    const at = URL.canParse(value) ? new URL(value) : undefined;
    return !at?.username && !at?.password;
  }, 'must not hold a user or a password; give user and password as members');

const https = z
  .strictObject({
    url: z
      .union([url, secret])
      .describe('address of the file; as a secret where the address itself holds a key'),
    user: text.optional().describe('user of a Basic sign-in'),
    password: secret.optional(),
    bearer: secret.optional().describe('token that is sent as Authorization: Bearer'),
    headers: z
      .record(text, z.union([text, secret]))
      .optional()
      .describe('more headers, by name'),
  })
  .refine(({ user, password }) => (user === undefined) === (password === undefined), {
    message: 'user and password are given together',
  });

const fingerprint = z
  .string()
  .regex(/^SHA256:[A-Za-z0-9+/]{43}=?$/, 'must be a fingerprint SHA256:…, as ssh-keygen -l prints it');

const sftp = z
  .strictObject({
    host: text,
    port: z.int().min(1).max(65_535).default(22),
    user: text,
    password: secret.optional(),
    key: secret.optional().describe('private key, OpenSSH or PEM'),
    passphrase: secret.optional().describe('of the private key'),
    host_key: z
      .union([fingerprint, z.array(fingerprint).min(1)])
      .describe('fingerprint of the host key, or several: ssh-keyscan HOST | ssh-keygen -lf -'),
    folder: text.default('.').describe('folder on the server'),
  })
  .refine(({ password, key }) => password !== undefined || key !== undefined, {
    message: 'needs a password or a key',
  });

const s3 = z.strictObject({
  bucket: z.string().regex(/^[a-z0-9][a-z0-9._-]{1,62}$/, 'must be the name of a bucket'),
  prefix: z.string().default('').describe('start of the keys that are looked at'),
  region: text.default('us-east-1'),
  endpoint: url.optional().describe("address of a store other than Amazon's"),
  access_key: z.union([text, secret]),
  secret_key: secret,
  session_token: secret.optional(),
});

const from = z
  .strictObject({
    folder: folder.shape.folder.optional(),
    https: https.optional(),
    sftp: sftp.optional(),
    s3: s3.optional(),
  })
  .refine((locations) => Object.values(locations).filter((location) => location !== undefined).length === 1, {
    message: 'must have one of folder, https, sftp, s3',
  });

const SIZE_WORDS = 'must be whole megabytes or gigabytes, for example 500MB';

/** The form of a source. */
export const sourceForm = z.strictObject({
  from: from.describe('where its files are'),
  files: text
    .optional()
    .describe(
      'names of its files, with *, ? and {a,b}, and slashes where they are in folders: */cars-*.csv; others are passed over. Where it is not said: all files of the folder itself, all objects below the prefix',
    ),
  every: duration.default(900).describe('how often to look for new files'),
  expected: duration
    .optional()
    .describe('a new delivery comes at least this often; when none does, the source is late'),
  settle: duration
    .default(60)
    .describe('a file that was changed a shorter time ago may still be written, and waits'),
  since: z.iso
    .date('must be a day, for example "2026-11-01"')
    .optional()
    .describe('deliveries before this day are passed over: for a source that keeps its old files'),
  as_of: z
    .enum(['modified', 'name', 'fetched'])
    .default('modified')
    .describe(
      "a delivery's time: when its file was modified; the date in its name (cars-2026-01-15.csv, 20260115T0600), UTC; or when it was fetched. Files of one time are one delivery",
    ),
  together: z.boolean().default(false).describe('all files that are there are one delivery, not one each'),
  max_size: z
    .string(SIZE_WORDS)
    .regex(/^[1-9]\d{0,4}(MB|GB)$/, SIZE_WORDS)
    .default('20GB')
    .describe('largest file that is fetched'),
  dataset: text.default('listings'),
  market: text
    .default(DEFAULT_MARKET)
    .describe('auto: each row of listings goes to the market of its country'),
  partial: z
    .boolean()
    .default(false)
    .describe('the delivery covers only the sites that appear in it, not the whole market'),
  format: z.enum(['canonical', 'meta', 'google', 'nhtsa']).default('canonical'),
  map: path.optional().describe('map of its headers and words'),
  dealer: path.optional().describe("file with the dealer's row"),
  site: text.optional().describe('website that the vehicles are on, where the rows do not say it'),
  exchange: z.array(text).default([]).describe('rates, EUR=1.08, or files of such lines'),
  max_rejects: z.number().min(0).max(100).optional().describe('percent of rows that may be rejected'),
});

/** The form of who is told. */
export const alertsForm = z.strictObject({
  webhook: z.union([url, secret]).describe('is told when a source becomes late'),
  secret: secret.optional().describe('signs what is sent, as other webhooks are signed'),
});

const NAME = /^[a-z0-9][a-z0-9_-]{0,62}$/;

/** The form of the configuration file. */
export const configFile = z.strictObject({
  sources: z
    .record(z.string().regex(NAME, 'must be a name of lower-case letters, digits, - and _'), sourceForm)
    .refine((all) => Object.keys(all).length > 0, 'must have a source'),
  alerts: alertsForm.optional(),
});

/** A source: where its files are, how often to look, what they hold. Spans in seconds. */
export type SourceConfig = z.infer<typeof sourceForm>;
/** A file on a web server. */
export type HttpsSettings = z.infer<typeof https>;
/** A folder on an SFTP server. */
export type SftpSettings = z.infer<typeof sftp>;
/** Objects of a bucket. */
export type S3Settings = z.infer<typeof s3>;
/** The sources by name, and who is told of a late one. */
export type Config = z.infer<typeof configFile>;
