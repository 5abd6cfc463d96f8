import { isIP } from 'node:net';
import { z } from 'zod';
import { list, optional } from './forms.ts';

/** 10.1.2.3, 10.0.0.0/8, fd00::/8 */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const isOrigin = (text: string): boolean =>
  text === '*' || (URL.canParse(text) && new URL(text).origin === text);

/** Whose traceparent is believed: it says whether a request is traced, and as part of what. */
const TRACEPARENT_FROM = ['proxies', 'all', 'none'] as const;

const KEY_BYTES = 32;

/** Node reads both alphabets of Base64. */
const keyBytes = (text: string): Buffer => Buffer.from(text, 'base64');

/** Variables of who may ask, how often, and from where. */
export const accessVariables = z.object({
  FORECOURT_ACCOUNTS_URL: optional
    .refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), 'postgres://USER@HOST/DATABASE')
    .describe('PostgreSQL for the accounts, postgres://…; default: accounts.db in FORECOURT_DATA'),
  FORECOURT_WEBHOOKS_KEY: optional
    .refine(
      (key) => !key || keyBytes(key).length === KEY_BYTES,
      'the line of webhooks.key, or 32 random bytes in Base64',
    )
    .describe(
      'key that encrypts the secrets of webhooks, the same for all servers; default: webhooks.key in FORECOURT_SHARED',
    ),
  FORECOURT_REDIS_URL: optional
    .refine((url) => !url || /^rediss?:\/\//.test(url), 'an address, for example redis://127.0.0.1:6379')
    .describe(
      'Redis for rate limits across several processes; default: each process counts its own requests',
    ),
  FORECOURT_QUOTA_COUNTS: z
    .enum(['success', 'all'])
    .default('success')
    .describe('answers that count against the monthly quota: success (2xx) or all'),
  FORECOURT_TRUSTED_PROXIES: list
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'addresses and ranges, for example 10.0.0.0/8,192.168.1.7',
    )
    .describe('proxies whose X-Forwarded-For is trusted (addresses and ranges, comma list); default: none'),
  FORECOURT_TRACEPARENT_FROM: z
    .enum(TRACEPARENT_FROM)
    .default('proxies')
    .describe(
      'callers whose traces are continued (traceparent): proxies (of FORECOURT_TRUSTED_PROXIES), all or none',
    ),
  FORECOURT_CORS_ORIGINS: list
    .refine((origins) => origins.every(isOrigin), 'origins, for example https://shop.example')
    .describe('origins that may call the API from a browser (comma list; *: any); default: none'),
});

/** Where accounts are kept, what counts against them, and whom a request comes from. */
export interface AccessSettings {
  /** PostgreSQL that holds the accounts; undefined: a file of the state directory does */
  readonly accountsUrl: string | undefined;
  /** encrypts the secrets of webhooks; undefined: a file of the state directory does */
  readonly webhooksKey: Buffer | undefined;
  /** counts the requests of a second for several processes */
  readonly redisUrl: string | undefined;
  /** which answers count against the calls of the month */
  readonly quotaCounts: 'success' | 'all';
  /** addresses and ranges */
  readonly trustedProxies: readonly string[];
  readonly traceparentFrom: (typeof TRACEPARENT_FROM)[number];
  readonly corsOrigins: readonly string[];
}

/** The settings of access, from their variables. */
export function accessSettings(value: z.infer<typeof accessVariables>): AccessSettings {
  return {
    accountsUrl: value.FORECOURT_ACCOUNTS_URL,
    webhooksKey: value.FORECOURT_WEBHOOKS_KEY ? keyBytes(value.FORECOURT_WEBHOOKS_KEY) : undefined,
    redisUrl: value.FORECOURT_REDIS_URL,
    quotaCounts: value.FORECOURT_QUOTA_COUNTS,
    trustedProxies: value.FORECOURT_TRUSTED_PROXIES,
    traceparentFrom: value.FORECOURT_TRACEPARENT_FROM,
    corsOrigins: value.FORECOURT_CORS_ORIGINS,
  };
}
