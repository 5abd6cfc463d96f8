import { expect, test } from 'vitest';
import { Refusal } from '../../src/catalog/errors.ts';

/** The table of errors (part-1.md "Errors"; supplement section 7; RFC 6749 section 5.2). */

test.each([
  ['key_missing', 401, undefined],
  ['key_unknown', 401, undefined],
  ['token_missing', 401, undefined],
  ['token_unknown', 401, undefined],
  ['not_allowed', 403, undefined],
  ['too_slow', 408, undefined],
  ['body_large', 413, undefined],
  ['url_long', 414, undefined],
  ['headers_large', 431, undefined],
  ['rate', 429, undefined],
  ['quota', 429, undefined],
  ['guessing', 429, undefined],
  ['accounts_down', 503, undefined],
  ['grant_unsupported', 400, 'unsupported_grant_type'],
  ['grant_invalid', 400, 'invalid_request'],
  ['client_unknown', 401, 'invalid_client'],
] as const)('%s is %i', (code, status, oauth) => {
  const refusal = new Refusal(code);
  expect([refusal.code, refusal.status, refusal.oauth]).toEqual([code, status, oauth]);
  expect(refusal.message).not.toMatch(/[{}]/);
});

test('the words of 429 are the ones that clients know', () => {
  expect(new Refusal('rate').message).toBe('API rate limit exceeded');
  expect(new Refusal('quota').message).toBe('Monthly API quota exhausted');
});

test('a limit is named, and what was wrong', () => {
  expect(new Refusal('url_long', { limit: 10 }).message).toBe('The URL is longer than 10 characters.');
  expect(new Refusal('grant_invalid', { detail: 'x is y' }).message).toBe(
    'The request cannot be used: x is y.',
  );
});

test('what led to it is kept for the log', () => {
  const cause = new Error('disk');
  expect(new Refusal('accounts_down', {}, { cause }).cause).toBe(cause);
});
