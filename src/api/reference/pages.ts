import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { ApiEnv } from '../request/context.ts';
import { columnsPage } from './columns.ts';

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
<nav aria-label="Reference"><a href="/reference/columns">Columns of feeds</a></nav>
<main id="reference"></main>
<script src="/reference/swagger-ui-bundle.js"></script>
<script src="/reference/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/v2/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  validatorUrl: null,
});
`;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

/** The reference of the interface as a page: everything it loads comes from here, so it works offline. */
export function reference(): Hono<ApiEnv> {
  const files: Record<string, { type: string; body: () => string | Promise<Buffer> }> = {
    '/reference': { type: 'text/html; charset=utf-8', body: () => PAGE },
    '/reference/columns': { type: 'text/html; charset=utf-8', body: columnsPage },
    '/reference/start.js': { type: 'text/javascript; charset=utf-8', body: () => START },
    '/reference/swagger-ui.css': { type: 'text/css; charset=utf-8', body: asset('swagger-ui.css') },
    '/reference/swagger-ui-bundle.js': {
      type: 'text/javascript; charset=utf-8',
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
  return app;
}
