import { STATUS_CODES } from 'node:http';
import type { Schema } from '../../catalog/schema.ts';
import { LIMIT_HEADERS } from '../access/limit-headers.ts';
import { ref } from './envelopes.ts';

/** Statuses of every operation: no credential, one that may not, limits (supplement decision 44). */
export const EVERYWHERE = [401, 403, 429];

export const json = (schema: Schema): object => ({ 'application/json': { schema } });

/** A response of the document. */
export interface Answer {
  readonly description: string;
  readonly content?: object;
  readonly headers?: object;
}

const whole = { type: 'integer' } as const;

type LimitHeader = (typeof LIMIT_HEADERS)[number];

const ABOUT: Readonly<Record<LimitHeader, string>> = {
  'RateLimit-Limit': 'Requests that the plan allows a second.',
  'RateLimit-Remaining': 'Requests that are left in this second.',
  'RateLimit-Reset-Time': 'When the next second begins.',
  'Quota-Limit': 'Calls that the plan allows a calendar month, UTC; absent where it has no such limit.',
  'Quota-Remaining': 'Calls that are left this month; absent where the plan has no such limit.',
  'Quota-Reset-Time': 'When the next month begins; absent where the plan has no such limit.',
  'Retry-After': 'Seconds until it is worth trying again.',
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

/** Headers of answers that are no errors: the account's limits, and where the operation is replaced by which. */
export const successHeaders = ({ replacedBy }: { readonly replacedBy?: string }): Record<string, object> => ({
  ...headersNamed(LIMIT_HEADERS.filter((name) => name !== 'Retry-After')),
  ...(replacedBy
    ? {
        Deprecation: {
          description: 'Since when the operation is deprecated: @ and Unix seconds (RFC 9745).',
          schema: { type: 'string' },
        },
        Link: {
          description: `The operation to use in its place, ${replacedBy}, with rel="successor-version".`,
          schema: { type: 'string' },
        },
      }
    : {}),
});

function headersOf(status: number): object {
  if (status === 503) return { headers: headersNamed(['Retry-After']) };
  return status === 429 ? { headers: headersNamed(LIMIT_HEADERS) } : {};
}

/** Responses that are errors. */
export const errorResponses = (statuses: readonly number[]): Record<string, object> =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: STATUS_CODES[status] ?? 'Error', content: json(ref('Error')), ...headersOf(status) },
    ]),
  );
