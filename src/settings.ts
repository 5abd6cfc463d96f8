import { isIP } from 'node:net';
import { z } from 'zod';
import { isPartnerKey, isPartnerUrl } from './partners/address.ts';
import type { PartnerAddress } from './partners/partner.ts';

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

const megabytes = (standard: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}MB$/, 'megabytes, for example 20MB')
    .default(standard)
    .transform((text) => Number.parseInt(text, 10) * 1_000_000);

const count = (standard: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'a whole number')
    .default(standard)
    .transform(Number);

/** 10.1.2.3, 10.0.0.0/8, fd00::/8 */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** A URL with the member in braces. */
const partnerUrl = (member: string) =>
  optional.refine(
    (url) => !url || isPartnerUrl(url, member),
    `an address with {${member}}, without user and password, for example https://partner.example/{${member}}`,
  );
const partnerKey = optional.refine((key) => !key || isPartnerKey(key), 'printable ASCII');

const isOrigin = (text: string): boolean =>
  text === '*' || (URL.canParse(text) && new URL(text).origin === text);

/**
 * Every setting of the process, from the environment (feeds.md section 1). The description of each is what
 * `--help` and the README show.
 */
export const environment = z.object({
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080).describe('port to listen on'),
  ELASTICSEARCH_URL: optional.describe('a search engine that already runs; nothing is started then'),
  ELASTICSEARCH_API_KEY: optional.describe('API key of that engine'),
  ELASTICSEARCH_USERNAME: optional.describe('user of that engine'),
  ELASTICSEARCH_PASSWORD: optional.describe('password of that engine'),
  FORECOURT_DATA: z.string().default('./data').describe('state: ledger, accounts, jobs, rejects'),
  FORECOURT_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]*$/, 'lower-case letters, digits, dot, dash and underscore')
    .default('forecourt-')
    .describe('start of every index name, so that two installations can share one engine'),
  FORECOURT_PUBLIC_URL: optional.describe('base of links in answers; default: the address listened on'),
  FORECOURT_SAMPLE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off: start empty, without the sample market'),
  FORECOURT_ENGINE_HOME: optional.describe(
    'download, data, log and pid of the local engine; default .engine in the repository, ' +
      'for root a folder that another user can read',
  ),
  FORECOURT_STALE_AFTER: z
    .string()
    .regex(/^\d+h$/, 'hours, for example 36h')
    .default('36h')
    .describe('age at which a market counts as stale'),
  FORECOURT_MEMORY: z
    .string()
    .regex(/^\d+(MB|GB)$/, 'for example 1GB')
    .default('1GB')
    .describe('memory of the embedded database while loading'),
  FORECOURT_SUMMARY_MEMORY: z
    .string()
    .regex(/^\d+(MB|GB)$/, 'for example 1GB')
    .default('1GB')
    .describe('memory of the sold-vehicle summaries in a serving process; more is put on disk'),
  FORECOURT_KEEP_REJECTS: z
    .string()
    .regex(/^\d+$/, 'days, for example 90; 0: for ever')
    .default('90')
    .describe('days that the files of rejected and repeated rows are kept; 0: for ever'),
  FORECOURT_ACCOUNTS_URL: optional
    .refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), 'postgres://USER@HOST/DATABASE')
    .describe('PostgreSQL for the accounts, postgres://…; default: accounts.db in FORECOURT_DATA'),
  FORECOURT_REDIS_URL: optional
    .refine((url) => !url || /^rediss?:\/\//.test(url), 'an address, for example redis://127.0.0.1:6379')
    .describe(
      'Redis that counts the requests of a second for several processes; default: each process counts its own',
    ),
  FORECOURT_QUOTA_COUNTS: z
    .enum(['success', 'all'])
    .default('success')
    .describe('answers that count against the calls of the month: success (2xx) or all'),
  FORECOURT_TRUSTED_PROXIES: list
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'addresses and ranges, for example 10.0.0.0/8,192.168.1.7',
    )
    .describe(
      'proxies in front (addresses and ranges, comma list): only theirs is an X-Forwarded-For that counts',
    ),
  FORECOURT_CORS_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'origins, for example https://shop.example')
    .describe("origins of pages that may read answers in a browser (comma list; *: any); default: none's"),
  FORECOURT_JOB_UPLOAD: megabytes('20MB').describe('longest file of a batch job'),
  FORECOURT_JOB_INFLATED: megabytes('100MB').describe('the same, once it is no longer gzipped'),
  FORECOURT_JOB_ROWS: count('10000').describe('most rows of the file of a batch job'),
  FORECOURT_JOB_DAYS: count('7').describe('days that a batch job and its results are kept once it has ended'),
  FORECOURT_JOB_WORKERS: count('1').describe(
    'batch jobs that run at once in a serving process, each in a thread of its own; 0: it runs none',
  ),
  FORECOURT_RECALLS_URL: partnerUrl('vin').describe(
    'partner that tells recalls, asked in place of what was loaded: https://…/{vin}; may hold {key}',
  ),
  FORECOURT_RECALLS_KEY: partnerKey.describe('key for it: put in place of {key}, else sent as X-API-Key'),
  FORECOURT_PLATES_URL: partnerUrl('plate').describe(
    'partner that decodes plates, in place of what was loaded: https://…?plate={plate}&state={state}&country={country}',
  ),
  FORECOURT_PLATES_KEY: partnerKey.describe('key for it: put in place of {key}, else sent as X-API-Key'),
  FORECOURT_PARTNER_TIMEOUT: z
    .string()
    .regex(/^[1-9]\d?s$/, 'seconds, for example 10s')
    .default('10s')
    .describe('longest wait for one answer of a partner, who is asked three times where that may help'),
  FORECOURT_OUTGOING_ALLOWS: list
    .refine(
      (words) => words.every((word) => word === 'http' || word === 'private'),
      'http, private, or both (comma list)',
    )
    .describe(
      'what calls to partners and webhooks may do besides https to public addresses: http, private (addresses)',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('least important events that are logged'),
});

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly engine: {
    readonly url: string | undefined;
    readonly apiKey: string | undefined;
    readonly username: string | undefined;
    readonly password: string | undefined;
  };
  readonly dataDir: string;
  readonly indexPrefix: string;
  readonly publicUrl: string | undefined;
  readonly sample: boolean;
  readonly staleAfterHours: number;
  /** memory limit of the embedded database, as DuckDB writes it */
  readonly memory: string;
  /** memory limit of the sold-vehicle summaries, as DuckDB writes it */
  readonly summaryMemory: string;
  /** days that the files of rejected and repeated rows are kept; 0: for ever */
  readonly keepRejectsDays: number;
  /** PostgreSQL that holds the accounts; undefined: a file of the state directory does */
  readonly accountsUrl: string | undefined;
  /** counts the requests of a second for several processes */
  readonly redisUrl: string | undefined;
  /** which answers count against the calls of the month */
  readonly quotaCounts: 'success' | 'all';
  /** addresses and ranges */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly jobs: {
    readonly uploadBytes: number;
    readonly inflatedBytes: number;
    readonly rows: number;
    /** days that an ended one is kept */
    readonly days: number;
    /** that run at once in a process */
    readonly workers: number;
  };
  /** partners that are asked over HTTP: URL with members in braces, our key */
  readonly partners: {
    readonly recalls: PartnerAddress | undefined;
    readonly plates: PartnerAddress | undefined;
    /** for one attempt */
    readonly timeoutSeconds: number;
  };
  /** what calls to others may do besides reaching public addresses by https */
  readonly outgoing: { readonly http: boolean; readonly private: boolean };
  readonly logLevel: string;
}

const partnerAt = (url: string | undefined, key: string | undefined): PartnerAddress | undefined =>
  url === undefined ? undefined : { url, key };

/** A setting that cannot be used; the message names it. Exit code 2. */
export class BadSetting extends Error {}

/** Reads the settings; throws BadSetting naming the variable and what it takes. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new BadSetting(`setting not usable: ${faults.join('; ')}`);
  }
  const value = parsed.data;
  return {
    host: value.HOST,
    port: value.PORT,
    engine: {
      url: value.ELASTICSEARCH_URL,
      apiKey: value.ELASTICSEARCH_API_KEY,
      username: value.ELASTICSEARCH_USERNAME,
      password: value.ELASTICSEARCH_PASSWORD,
    },
    dataDir: value.FORECOURT_DATA,
    indexPrefix: value.FORECOURT_INDEX_PREFIX,
    publicUrl: value.FORECOURT_PUBLIC_URL,
    sample: value.FORECOURT_SAMPLE === 'on',
    staleAfterHours: Number.parseInt(value.FORECOURT_STALE_AFTER, 10),
    memory: value.FORECOURT_MEMORY,
    summaryMemory: value.FORECOURT_SUMMARY_MEMORY,
    keepRejectsDays: Number(value.FORECOURT_KEEP_REJECTS),
    accountsUrl: value.FORECOURT_ACCOUNTS_URL,
    redisUrl: value.FORECOURT_REDIS_URL,
    quotaCounts: value.FORECOURT_QUOTA_COUNTS,
    trustedProxies: value.FORECOURT_TRUSTED_PROXIES,
    corsOrigins: value.FORECOURT_CORS_ORIGINS,
    jobs: {
      uploadBytes: value.FORECOURT_JOB_UPLOAD,
      inflatedBytes: value.FORECOURT_JOB_INFLATED,
      rows: value.FORECOURT_JOB_ROWS,
      days: value.FORECOURT_JOB_DAYS,
      workers: value.FORECOURT_JOB_WORKERS,
    },
    partners: {
      recalls: partnerAt(value.FORECOURT_RECALLS_URL, value.FORECOURT_RECALLS_KEY),
      plates: partnerAt(value.FORECOURT_PLATES_URL, value.FORECOURT_PLATES_KEY),
      timeoutSeconds: Number.parseInt(value.FORECOURT_PARTNER_TIMEOUT, 10),
    },
    outgoing: {
      http: value.FORECOURT_OUTGOING_ALLOWS.includes('http'),
      private: value.FORECOURT_OUTGOING_ALLOWS.includes('private'),
    },
    logLevel: value.LOG_LEVEL,
  };
}
