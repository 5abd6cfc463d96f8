import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import type { ApiEnv } from '../request/context.ts';
import { codedOnce, codingFor } from './content-coding.ts';

/**
 * A long text of ours that is the same for everybody, as JSON. `text` is called once, with the first request; each coding is
 * made once, too, so that a request costs no more than sending it. Where the caller has it already: 304 (ETag).
 */
export function publishedText(text: () => string): Handler<ApiEnv> {
  const madeNow = () => {
    const body = text();
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return { body, tag, coded: codedOnce(Buffer.from(body)) };
  };
  let made: ReturnType<typeof madeNow> | undefined;
  return async (c) => {
    made ??= madeNow();
    const { body, tag, coded } = made;
    const coding = codingFor(c);
    const etag = `"${tag}${coding ? `-${coding}` : ''}"`;
    c.header('Cache-Control', 'public, no-cache');
    c.header('Vary', 'Accept-Encoding', { append: true });
    c.header('ETag', etag);
    if (isKnown(etag, c.req.header('If-None-Match'))) return c.body(null, 304);
    if (!coding) return c.body(body, 200, { 'Content-Type': 'application/json' });
    return c.body(new Uint8Array(await coded(coding)), 200, {
      'Content-Type': 'application/json',
      'Content-Encoding': coding,
    });
  };
}

/** If-None-Match compares weakly: what stands before the quotes does not count. */
const isKnown = (etag: string, known = ''): boolean =>
  known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
