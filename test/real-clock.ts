import { request } from 'undici';

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
