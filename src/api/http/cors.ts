import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LIMIT_HEADERS } from '../access/limit-headers.ts';
import { REQUEST_ID } from '../observability/request-id.ts';
import { NUM_FOUND } from '../request/answer-export.ts';
import { DATA_VERSION } from '../request/data-version.ts';

/**
 * Pages of these origins may read answers in a browser (FORECOURT_CORS_ORIGINS). They may send any header, as clients do:
 * without a list the headers that a page asks for are allowed.
 */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposeHeaders: [
      ...LIMIT_HEADERS,
      'Deprecation',
      'Link',
      'Server-Timing',
      DATA_VERSION,
      NUM_FOUND,
      REQUEST_ID,
    ],
    maxAge: 600,
  });
