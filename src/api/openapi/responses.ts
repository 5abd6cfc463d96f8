import { STATUS_CODES } from 'node:http';
import type { Schema } from '../../catalog/schema.ts';
import { LIMIT_HEADERS } from '../access/limit-headers.ts';
import { ref } from './envelopes.ts';

/** Statuses of every operation: no credential, one that may not, limits (supplement decision 44). */
export const EVERYWHERE = [401, 403, 429];

/** `content` of a response or body of JSON with a schema. */
export const json = (schema: Schema): object => ({ 'application/json': { schema } });

/** A response of the document. */
export interface DocumentedResponse {
  readonly description: string;
  readonly content?: object;
  readonly headers?: object;
}

const whole = { type: 'integer' } as const;

type LimitHeader = (typeof LIMIT_HEADERS)[number];

const ABOUT: Readonly<Record<LimitHeader, string>> = {
  'RateLimit-Limit': 'Requests per second that the plan allows.',
  'RateLimit-Remaining': 'Requests left in this second.',
  'RateLimit-Reset-Time': 'When the next second begins.',
  'Quota-Limit': 'Calls per calendar month (UTC) that the plan allows; absent without a limit.',
  'Quota-Remaining': 'Calls left this month; absent without a limit.',
  'Quota-Reset-Time': 'When the next month begins; absent without a limit.',
  'Retry-After': 'Seconds to wait before trying again.',
};

const headerOf = (name: LimitHeader): object => ({
  description: ABOUT[name],
  schema: name.endsWith('-Time') ? { type: 'string', format: 'date-time' } : whole,
});

/** Headers that answers share, by name. */
export const sharedHeaders: Record<string, object> = Object.fromEntries(
  LIMIT_HEADERS.map((name) => [name, headerOf(name)]),
);

const headersNamed = (names: readonly LimitHeader[]): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

interface Replaceable {
  /** the operation to use in its place */
  readonly replacedBy?: string | undefined;
}

/** Headers of answers that are no errors: the account's limits, and where the operation is replaced by which. */
export const successHeaders = ({ replacedBy }: Replaceable): Record<string, object> => ({
  ...headersNamed(LIMIT_HEADERS.filter((name) => name !== 'Retry-After')),
  ...(replacedBy
    ? {
        Deprecation: {
          description: 'When the operation was deprecated: @ and Unix seconds (RFC 9745).',
          schema: { type: 'string' },
        },
        Link: {
          description: `The operation to use instead, ${replacedBy}, with rel="successor-version".`,
          schema: { type: 'string' },
        },
      }
    : {}),
});

function headersOf(status: number): object {
  if (status === 503) return { headers: headersNamed(['Retry-After']) };
  return status === 429 ? { headers: headersNamed(LIMIT_HEADERS) } : {};
}

/** Name of the shared response of an error: `TooManyRequests`. */
const errorName = (status: number): string => (STATUS_CODES[status] ?? 'Error').replaceAll(/\W/g, '');

/** Responses that are errors of these statuses, by name: operations refer to them. */
export const sharedErrors = (statuses: readonly number[]): Record<string, object> =>
  Object.fromEntries(
    statuses.map((status) => [
      errorName(status),
      { description: STATUS_CODES[status] ?? 'Error', content: json(ref('Error')), ...headersOf(status) },
    ]),
  );

/** An operation's responses that are errors, by status. */
export const errorResponses = (statuses: readonly number[]): Record<string, object> =>
  Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/${errorName(status)}` }]),
  );
