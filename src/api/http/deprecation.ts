import { createMiddleware } from 'hono/factory';
import type { ApiEnv, Service } from '../request/context.ts';

/** Since when the older directory is being replaced: the first day of this interface, Unix seconds (RFC 9745). */
const SINCE = Date.UTC(2026, 0, 1) / 1000;

/** Says on every answer that the operation is deprecated, and where its successor is (feeds.md section 5, "OpenAPI"). */
export const deprecationHeaders = (service: Service, successor: string) =>
  createMiddleware<ApiEnv>(async function tellSuccessor(c, next) {
    await next();
    c.res.headers.set('Deprecation', `@${SINCE}`);
    c.res.headers.set('Link', `<${service.publicUrl()}/v2${successor}>; rel="successor-version"`);
  });
