import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LIMIT_HEADERS } from './limit-headers.ts';

/** Pages of these origins may read answers in a browser (FORECOURT_CORS_ORIGINS). */
export const readableByPages = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: [...LIMIT_HEADERS, 'Deprecation', 'Link', 'Server-Timing'],
    maxAge: 600,
  });
