import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { ApiEnv } from '../request/context.ts';
import { CHAPTERS, PAGES } from './book.ts';
import { columnsPage } from './columns.ts';
import { EXAMPLES_SCRIPT } from './examples-script.ts';
import { findPage } from './find.ts';
import { layout } from './layout.ts';

/** A file of the viewer, where the build puts it (build/assets.mjs). */
const asset = (name: string) => (): Promise<Buffer> =>
  readFile(new URL(`../../../dist/reference/${name}`, import.meta.url));

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forecourt reference</title>
<link rel="stylesheet" href="/reference/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<nav aria-label="Reference">
${[...CHAPTERS, { path: '/reference/columns', title: 'Columns of feeds' }].map(({ path, title }) => `<a href="${path}">${title}</a>`).join('\n')}
<form action="/reference/find" role="search"><input type="search" name="q" aria-label="Words to look for"> <button>Find</button></form>
</nav>
<main id="reference"></main>
<script src="/reference/swagger-ui-bundle.js"></script>
<script src="/reference/start.js"></script>
</body>
</html>
`;

/** The examples can be tried at once on this machine: the key of the sample is taken, where there is one. */
const START = `const ui = SwaggerUIBundle({
  url: '/v2/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  validatorUrl: null,
  onComplete: async () => {
    const answer = await fetch('/console/demo-key', { method: 'POST' });
    if (answer.status === 200) ui.preauthorizeApiKey('key', (await answer.json()).key);
  },
});
`;

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** The reference of the interface as a page: everything it loads comes from here, so it works offline. */
export function reference(): Hono<ApiEnv> {
  const files: Record<string, { type: string; body: () => string | Promise<Buffer> }> = {
    '/reference': { type: HTML, body: () => PAGE },
    '/reference/columns': { type: HTML, body: columnsPage },
    ...Object.fromEntries(
      PAGES.map((page) => [page.path, { type: HTML, body: () => layout(page, CHAPTERS) }]),
    ),
    '/reference/examples.js': { type: SCRIPT, body: () => EXAMPLES_SCRIPT },
    '/reference/start.js': { type: SCRIPT, body: () => START },
    '/reference/swagger-ui.css': { type: 'text/css; charset=utf-8', body: asset('swagger-ui.css') },
    '/reference/swagger-ui-bundle.js': {
      type: SCRIPT,
      body: asset('swagger-ui-bundle.js'),
    },
  };
  const app = new Hono<ApiEnv>();
  for (const [path, { type, body }] of Object.entries(files)) {
    app.get(path, async (c) => {
      c.get('event').operation = 'reference';
      c.header('Content-Security-Policy', POLICY);
      const content = await body();
      return c.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
        'Content-Type': type,
      });
    });
  }
  app.get('/reference/find', (c) => {
    c.get('event').operation = 'reference';
    c.header('Content-Security-Policy', POLICY);
    return c.html(findPage(c.req.query('q') ?? ''));
  });
  return app;
}
