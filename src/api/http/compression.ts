import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../request/context.ts';

const inGzip = compress({ encoding: 'gzip' });

/**
 * Compresses what browsers ask for, which are far away and say so (Sec-Fetch-Site): a page's map or list is a tenth of its
 * size then. Programs stand near, and a search of ten rows would take a third more of a core.
 */
export const compressForBrowsers = createMiddleware<ApiEnv>(async (c, next) =>
  c.req.header('Sec-Fetch-Site') === undefined ? await next() : await inGzip(c, next),
);
