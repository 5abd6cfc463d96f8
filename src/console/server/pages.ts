import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { knownCaller } from '../../api/access/authenticate.ts';
import { codingFor } from '../../api/http/content-coding.ts';
import { publishedText } from '../../api/http/published-text.ts';
import type { ApiEnv, Service } from '../../api/request/context.ts';
import { deadline } from '../../api/request/deadline.ts';
import { Refusal } from '../../catalog/errors.ts';
import { outwardCode, postalCentre } from '../../geo/postal.ts';
import { packMetadata } from '../packed-metadata.ts';
import { type Bundle, bundle } from './bundle.ts';
import { demoKey } from './demo.ts';
import { callerTold, consoleMetadata } from './metadata.ts';

const page = ({ script, styles }: Bundle): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Forecourt console</title>
<link rel="stylesheet" href="/console/files/${styles}">
<link rel="icon" href="data:,">
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. The API is described at <a href="/reference">/reference</a>.</noscript>
<script type="module" src="/console/files/${script}"></script>
</body>
</html>
`;

/**
 * Everything comes from here, styles of elements included. Photos are the dealers': the page asks for none before its
 * user wants them. `data:` are the glyphs of the style sheet.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: https:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the page knows of the interface: the same for everybody, made once a process. */
const metadataText = publishedText(() => JSON.stringify(packMetadata(consoleMetadata())));

/** The centre of a postal code, or of the outward code of a UK postcode (`outward=true`), which callers alone learn. */
const placePage = (service: Service) =>
  async function answerPlace(c: Context<ApiEnv>): Promise<Response> {
    const text = c.req.query('zip') ?? '';
    if (c.req.query('outward') === 'true') {
      await knownCaller(c, service, 'key or token');
      const code = outwardCode(text);
      const centre = code === undefined ? undefined : await service.outward.of(code, deadline(c));
      c.header('Cache-Control', 'no-store');
      return centre ? c.json(centre) : c.body(null, 204);
    }
    const centre = postalCentre(text);
    c.header('Cache-Control', 'public, max-age=86400');
    return centre ? c.json({ latitude: centre.latitude, longitude: centre.longitude }) : c.body(null, 204);
  };

/** Most codes that are looked up in one request. */
const MOST_CODES = 250;

/** The centres of several postal codes, in their order, as latitude and longitude; null: no table knows it. */
function placesPage(c: Context<ApiEnv>): Response {
  const codes = (c.req.query('zips') ?? '').split(',').slice(0, MOST_CODES);
  c.header('Cache-Control', 'public, max-age=86400');
  return c.json(
    codes.map((code) => {
      const centre = postalCentre(code);
      return centre ? [centre.latitude, centre.longitude] : null;
    }),
  );
}

/** The analyst's console: its page, the files of the page, what the page knows of the interface and of its key, the demo key. */
export function consolePages(service: Service): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use('/console/*', async (c, next) => {
    c.get('event').operation = 'console';
    await next();
  });
  app.get('/console', async (c) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-cache');
    return c.html(page(await bundle()));
  });
  app.use('/console/places', compress());
  app.get('/console/files/:name', async (c) => {
    const name = c.req.param('name');
    const file = (await bundle()).files.get(name);
    if (!file) throw new Refusal('not_found', { detail: `the console has no file ${name}` });
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Vary', 'Accept-Encoding');
    const coding = codingFor(c);
    if (!coding) return c.body(file.body, 200, { 'Content-Type': file.type });
    return c.body(new Uint8Array(await file.coded(coding)), 200, {
      'Content-Type': file.type,
      'Content-Encoding': coding,
    });
  });
  app.get('/console/metadata', metadataText);
  app.get('/console/place', placePage(service));
  app.get('/console/places', placesPage);
  app.get('/console/caller', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(callerTold(await knownCaller(c, service, 'key or token')));
  });
  app.post('/console/demo-key', demoKey(service));
  return app;
}
