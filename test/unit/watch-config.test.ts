import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathIn, readConfig } from '../../ingest/sources/read-config.ts';
import { revealed } from '../../ingest/sources/secret.ts';

/** The configuration of `forecourt watch`: what it may say, and how a slip is told. */

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watch-config-'));
  mkdirSync(path.join(folder, 'feeds'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(text: string): string {
  const file = path.join(folder, 'sources.yaml');
  writeFileSync(file, text);
  return file;
}
const read = (text: string) => readConfig(written(text));

test('what is not said has its usual value, and spans are seconds', () => {
  const { sources } = read('sources: {lot: {from: {folder: feeds}, every: 6h, expected: 2d}}');
  expect(sources.lot).toEqual({
    ...{ from: { folder: 'feeds' }, every: 21_600, expected: 172_800, settle: 60 },
    ...{
      as_of: 'modified',
      together: false,
      max_size: '20GB',
      dataset: 'listings',
      market: 'us-cars',
      partial: false,
    },
    ...{ format: 'canonical', exchange: [] },
  });
});

test('JSON is read as YAML is', () => {
  const json = JSON.stringify({ sources: { lot: { from: { folder: 'feeds' } } } });
  expect(Object.keys(read(json).sources)).toEqual(['lot']);
});

test.each([
  [
    'sources: {lot: {from: {folder: feeds}, evry: 1h}}',
    'sources.lot: "evry" is not known here; did you mean "every"?',
  ],
  [
    'sources: {lot: {from: {foldr: feeds}}}',
    'sources.lot.from: "foldr" is not known here; did you mean "folder"?',
  ],
  [
    'sources: {lot: {from: {sftp: {host: a, user: u, password: {env: P}, host_kee: x, host_key: x}}}}',
    'sources.lot.from.sftp: "host_kee" is not known here; did you mean "host_key"?',
  ],
  ['source: {}', 'the file: "source" is not known here; did you mean "sources"?'],
  [
    'sources: {lot: {from: {folder: feeds}, quux: 1}}',
    '"quux" is not known here; known are from, files, every',
  ],
  ['sources: {Lot: {from: {folder: feeds}}}', 'sources.Lot: must be a name of lower-case letters'],
  ['sources: {lot: {from: {}}}', 'sources.lot.from: must have one of folder, https, sftp, s3'],
  [
    'sources: {lot: {from: {folder: feeds}, every: often}}',
    'must be a number with s, m, h or d, for example 15m',
  ],
  ['sources: {lot: {from: {folder: gone}}}', 'sources.lot.from.folder: gone is not there'],
  ['sources: {lot: {from: {folder: feeds}, map: gone.yaml}}', 'sources.lot.map: gone.yaml is not there'],
  ['sources: {}', 'sources: must have a source'],
  ['sources: [', 'is neither YAML nor JSON'],
  ['sources: {lot: {from: {https: {url: "ftp://a.example/x"}}}}', 'must be an https address'],
  [
    'sources: {lot: {from: {sftp: {host: a, user: u, password: {env: P}, host_key: "aa:bb"}}}}',
    'must be a fingerprint SHA256:…',
  ],
])('%s is refused, and the member is named', (text, words) => {
  expect(() => read(text)).toThrow(words);
});

test('a secret in the file itself is refused, and not repeated', () => {
  const text = 'sources: {lot: {from: {https: {url: "https://a.example/x", bearer: hush-hush}}}}';
  expect(() => read(text)).toThrow('sources.lot.from.https.bearer: must be {env: NAME} or {file: PATH}');
  expect(() => read(text)).not.toThrow('hush-hush');
  const inUrl = 'sources: {lot: {from: {https: {url: "https://u:hush-hush@a.example/x"}}}}';
  expect(() => read(inUrl)).toThrow('must not hold a user or a password');
  expect(() => read(inUrl)).not.toThrow('hush-hush');
});

test('two sources that each deliver the whole market are refused', () => {
  const two = 'sources: {a: {from: {folder: feeds}}, b: {from: {folder: feeds}, market: us-cars}}';
  expect(() => read(two)).toThrow('sources.a and sources.b both deliver the whole market');
  expect(() => read(two.replace('market: us-cars', 'market: uk-cars'))).not.toThrow();
  expect(() => read(two.replace('market: us-cars', 'partial: true'))).not.toThrow();
});

describe('secrets', () => {
  const pathOf = (relative: string): string => path.resolve(folder, relative);

  test('come from a variable, or from a file beside the configuration', () => {
    writeFileSync(path.join(folder, 'token'), 's3cret\n');
    expect(revealed({ env: 'TOKEN' }, pathOf, { TOKEN: 'abc' })).toBe('abc');
    expect(revealed({ env: 'TOKEN' }, pathOf, { TOKEN: 'abc\n' })).toBe('abc');
    expect(revealed({ file: 'token' }, pathIn({ path: path.join(folder, 'sources.yaml') }), {})).toBe(
      's3cret',
    );
  });

  test('that are missing are named by where they are looked for', () => {
    expect(() => revealed({ env: 'TOKEN' }, pathOf, {})).toThrow(
      'a secret is missing: the environment variable TOKEN is not set or is empty',
    );
    expect(() => revealed({ file: 'none' }, pathOf, {})).toThrow('a secret is missing: none is not set');
  });
});
