import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../request/context.ts';

/**
 * A server that stops tells so with each answer: `Connection: close`, so that no caller sends another request on a
 * connection that is about to end.
 */
export const closeConnections = (leaving: () => boolean) =>
  createMiddleware<ApiEnv>(async function tellLast(c, next) {
    await next();
    if (leaving()) c.res.headers.set('Connection', 'close');
  });
