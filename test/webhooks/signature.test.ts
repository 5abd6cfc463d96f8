import { expect, test } from 'vitest';
import { nextAttempt } from '../../src/webhooks/attempts.ts';
import { signature } from '../../src/webhooks/signature.ts';

test('the signature, as openssl counts it', () => {
  // printf '1768478400.{"id":"e1"}' | openssl dgst -sha256 -hmac whsec-1
  expect(signature('whsec-1', 1_768_478_400, '{"id":"e1"}')).toBe(
    'sha256=2bf8910a95521e40b3bd0144f3a0e482338abac6ce7df6d039a63d367dc985c1',
  );
});

test('tried after 10 s, 20 s, 40 s … two hours, each at random shortened by up to half', () => {
  const NOW = 1_768_478_400;
  const longest = [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 7200, 7200];
  for (const [at, seconds] of longest.entries()) {
    for (let i = 0; i < 50; i += 1) {
      const wait = (nextAttempt(at + 1, NOW, NOW) ?? 0) - NOW;
      expect(wait).toBeGreaterThanOrEqual(seconds / 2);
      expect(wait).toBeLessThanOrEqual(seconds);
    }
  }
});

test('a day after the first attempt nothing more is tried', () => {
  const FIRST = 1_768_478_400;
  expect(nextAttempt(1, FIRST, FIRST + 86_390)).toBeDefined();
  expect(nextAttempt(1, FIRST, FIRST + 86_396)).toBeUndefined();
  // without rest, 14 attempts at least and 26 at most make a day
  let [now, attempts] = [FIRST, 1];
  for (let at = nextAttempt(attempts, FIRST, now); at; at = nextAttempt(attempts, FIRST, now)) {
    now = at;
    attempts += 1;
  }
  expect(attempts).toBeGreaterThanOrEqual(20);
  expect(attempts).toBeLessThanOrEqual(40);
});
