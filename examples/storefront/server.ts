import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Serves the page, and asks the market for it: the key stays here. */

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The one operation that the page may use. */
const ALLOWED = '/v2/search/car/active';
/** What of an answer the page needs to know. */
const PASSED_ON = ['content-type', 'x-data-version', 'retry-after'];

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${HERE}page.ts`],
    ...{ bundle: true, format: 'esm', minify: true, write: false },
  });
  return outputFiles[0]?.text ?? '';
}

/** The server of the shop, listening on `port` (0: any free one). */
export async function storefront(market: { url: string; key: string }, port: number): Promise<Server> {
  const files = new Map([
    ['/', ['text/html; charset=utf-8', readFileSync(`${HERE}index.html`, 'utf8')]],
    ['/page.css', ['text/css', readFileSync(`${HERE}page.css`, 'utf8')]],
    ['/page.js', ['text/javascript', await bundle()]],
  ]);
  const server = createServer(async (request, response) => {
    const asked = request.url ?? '/';
    // "//" is the beginning of a host that has no name
    if (!URL.canParse(asked, 'http://shop')) return void response.writeHead(400).end('Bad request');
    const { pathname, searchParams } = new URL(asked, 'http://shop');
    const [type, text] = files.get(pathname) ?? [];
    if (type) return void response.writeHead(200, { 'Content-Type': type }).end(text);
    if (pathname !== ALLOWED || request.method !== 'GET')
      return void response.writeHead(404).end('Not found');
    searchParams.set('api_key', market.key);
    // else the links of the answer would hold it
    searchParams.set('append_api_key', 'false');
    try {
      const answer = await fetch(`${market.url}${ALLOWED}?${searchParams}`, {
        signal: AbortSignal.timeout(20_000),
      });
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.writeHead(502, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ code: 502, message: 'The market does not answer at the moment.' }));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { FORECOURT_URL: url = 'http://127.0.0.1:8080', FORECOURT_KEY: key, PORT = '3000' } = process.env;
  if (!key) throw new Error('FORECOURT_KEY is not set: the key that npm start prints');
  await storefront({ url, key }, Number(PORT));
  console.log(`The shop is at http://127.0.0.1:${PORT}`);
}
