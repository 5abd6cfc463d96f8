import { expect, test } from 'vitest';
import { connectingMs } from '../../src/accounts/postgres/pool.ts';

/** What the address of the accounts says besides where they are. */

test.each([
  ['postgres://me:p%40ss@db.example/accounts?connect_timeout=30', 30_000],
  ['postgres://db.example/accounts?sslmode=require&connect_timeout=1', 1000],
  ['postgres://db.example/accounts', 5000],
  ['postgres://db.example/accounts?connect_timeout=0', 5000],
  ['postgres://db.example/accounts?connect_timeout=long', 5000],
  ['postgres://a host/accounts?connect_timeout=30', 5000],
])('%s: a connection may take %d ms', (url, ms) => {
  expect(connectingMs(url)).toBe(ms);
});
