import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import type { ApiEnv } from '../request/context.ts';

const require = createRequire(import.meta.url);
const asset = (name: string): Buffer => readFileSync(require.resolve(`swagger-ui-dist/${name}`));

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
  const files: Record<string, { type: string; body: string | Buffer }> = {
    '/reference': { type: 'text/html; charset=utf-8', body: PAGE },
    '/reference/start.js': { type: 'text/javascript; charset=utf-8', body: START },
    '/reference/swagger-ui.css': { type: 'text/css; charset=utf-8', body: asset('swagger-ui.css') },
    '/reference/swagger-ui-bundle.js': {
      type: 'text/javascript; charset=utf-8',
      body: asset('swagger-ui-bundle.js'),
    },
  };
  const app = new Hono<ApiEnv>();
  for (const [path, { type, body }] of Object.entries(files)) {
    app.get(path, (c) => {
      c.get('event').operation = 'reference';
      c.header('Content-Security-Policy', POLICY);
      return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, { 'Content-Type': type });
    });
  }
  return app;
}
