import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Handler } from 'hono';
import { accepts } from 'hono/accepts';
import type { ApiEnv } from '../request/context.ts';

const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

const CODE: Readonly<Record<Coding, (text: string) => Promise<Buffer>>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => promisify(gzip)(text),
};

/**
 * A long text of ours that is the same for everybody, as JSON. `text` is called once, with the first request; each coding is
 * made once, too, so that a request costs no more than sending it. Where the caller has it already: 304 (ETag).
 */
export function publishedText(text: () => string): Handler<ApiEnv> {
  let made: { readonly body: string; readonly tag: string } | undefined;
  const coded = new Map<Coding, Promise<Buffer>>();
  const madeOnce = () => {
    if (made) return made;
    const body = text();
    made = { body, tag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
    return made;
  };
  const codedOnce = (coding: Coding, body: string): Promise<Buffer> => {
    const known = coded.get(coding) ?? CODE[coding](body);
    coded.set(coding, known);
    return known;
  };
  return async (c) => {
    const { body, tag } = madeOnce();
    const asked: string = accepts(c, { header: 'Accept-Encoding', supports: [...CODINGS], default: '' });
    const coding = CODINGS.find((one) => one === asked);
    const etag = `"${tag}${coding ? `-${coding}` : ''}"`;
    c.header('Cache-Control', 'public, no-cache');
    c.header('Vary', 'Accept-Encoding', { append: true });
    c.header('ETag', etag);
    if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304);
    if (!coding) return c.body(body, 200, { 'Content-Type': 'application/json' });
    return c.body(new Uint8Array(await codedOnce(coding, body)), 200, {
      'Content-Type': 'application/json',
      'Content-Encoding': coding,
    });
  };
}

/** If-None-Match compares weakly: what stands before the quotes does not count. */
const isKnown = (etag: string, known = ''): boolean =>
  known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
