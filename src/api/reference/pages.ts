import { Hono } from 'hono';
import type { ApiEnv } from '../request/context.ts';
import { CHAPTERS, PAGES } from './chapters.ts';
import { columnsPage } from './columns.ts';
import { EXAMPLES_SCRIPT } from './examples-script.ts';
import { findPage } from './find.ts';
import { layout } from './layout.ts';
import { operationsPage } from './operations/pages.ts';

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** The reference of the interface as a page: everything it loads comes from here, so it works offline. */
export function reference(): Hono<ApiEnv> {
  const files: Record<string, { type: string; body: () => string }> = {
    '/reference/columns': { type: HTML, body: columnsPage },
    ...Object.fromEntries(
      PAGES.map((page) => [page.path, { type: HTML, body: () => layout(page, CHAPTERS) }]),
    ),
    '/reference/examples.js': { type: SCRIPT, body: () => EXAMPLES_SCRIPT },
  };
  const app = new Hono<ApiEnv>();
  for (const [path, { type, body }] of Object.entries(files)) {
    app.get(path, (c) => {
      c.get('event').operation = 'reference';
      c.header('Content-Security-Policy', POLICY);
      return c.body(body(), 200, { 'Content-Type': type });
    });
  }
  app.get('/reference/find', (c) => {
    c.get('event').operation = 'reference';
    c.header('Content-Security-Policy', POLICY);
    return c.html(findPage(c.req.query('q') ?? ''));
  });
  for (const path of ['/reference', '/reference/:page', '/reference/operations/:id']) {
    app.get(path, (c, next) => {
      const page = operationsPage(c.req.path.replace(/\/$/, ''));
      if (!page) return next();
      c.get('event').operation = 'reference';
      c.header('Content-Security-Policy', POLICY);
      return c.html(layout(page, CHAPTERS));
    });
  }
  return app;
}
