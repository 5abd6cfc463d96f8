import { request } from 'undici';
import { afterAll, vi } from 'vitest';

/**
 * Runs before the files that share one set of modules. undici looks at all its timeouts with one timer, which it makes
 * with its first connection and keeps. Made while a test's clock stands still, it would never fire: a request of a
 * later file that is not answered would wait for ever. So the first connection is made here, to a port where nobody
 * listens, before any test stops its clock.
 */
await request('http://127.0.0.1:1').then(
  () => undefined,
  () => undefined,
);

/** What a file of the same worker finds is never what a test that failed before left: its clock, its settings, its spies. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
