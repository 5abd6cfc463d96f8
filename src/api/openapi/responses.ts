import { STATUS_CODES } from 'node:http';
import type { Schema } from '../../catalog/schema.ts';
import { LIMIT_HEADERS } from '../middleware/limit-headers.ts';
import { ref } from './envelopes.ts';

/** Statuses of every operation: no credential, one that may not, limits (supplement decision 44). */
export const EVERYWHERE = [401, 403, 429];

export const json = (schema: Schema): object => ({ 'application/json': { schema } });

const seconds = { schema: { type: 'integer' } };
const limits = Object.fromEntries(
  LIMIT_HEADERS.map((name) => [
    name,
    name.endsWith('-Time') ? { schema: { type: 'string', format: 'date-time' } } : seconds,
  ]),
);

function headersOf(status: number): object {
  if (status === 503) return { headers: { 'Retry-After': seconds } };
  return status === 429 ? { headers: limits } : {};
}

/** Responses that are errors. */
export const errorResponses = (statuses: readonly number[]): Record<string, object> =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: STATUS_CODES[status] ?? 'Error', content: json(ref('Error')), ...headersOf(status) },
    ]),
  );
