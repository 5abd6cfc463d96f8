import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namePattern } from '../../ingest/sources/name-pattern.ts';
import { pathIn, refuseMissing } from '../../ingest/sources/read-config.ts';
import { revealed } from '../../ingest/sources/secret.ts';
import { judgedConfig } from '../../src/cli/watch/judged-config.ts';

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
const read = (text: string) => judgedConfig(written(text), { http: false, private: false });

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
  ['sources: {lot: {from: {folder: feeds}, map: gone.yaml}}', 'sources.lot.map: gone.yaml is not there'],
  ['sources: {}', 'sources: must have a source'],
  ['sources: [', 'is neither YAML nor JSON'],
  ['sources: {lot: {from: {https: {url: "ftp://a.example/x"}}}}', 'must be an https address'],
  [
    'sources: {lot: {from: {sftp: {host: a, user: u, password: {env: P}, host_key: "aa:bb"}}}}',
    'must be a fingerprint SHA256:…',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, market: us-car}}',
    'sources.lot.market: "us-car" is not a market; did you mean "us-cars"?',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, dataset: listing}}',
    'sources.lot.dataset: "listing" is not a dataset; did you mean "listings"?',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, dataset: dealers, market: auto}}',
    'sources.lot.market: "auto" is for listings',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, format: gogle}}',
    'sources.lot.format: "gogle" is not known; did you mean "google"? Possible are canonical, meta, google, nhtsa',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, every: 15}}',
    'sources.lot.every: "15" must be a number with s, m, h or d',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, settle: 1 min}}',
    'sources.lot.settle: "1 min" must be a number with s, m, h or d',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, max_size: 1.5GB}}',
    'sources.lot.max_size: "1.5GB" must be whole megabytes or gigabytes',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, since: 1.11.2026}}',
    'sources.lot.since: "1.11.2026" must be a day, for example',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, max_rejects: 120}}',
    'sources.lot.max_rejects: "120" must be at most 100',
  ],
  ['sources: {lot: {from: {folder: feeds}, partial: ja}}', 'sources.lot.partial: "ja" must be true or false'],
  ['sources: {lot: {from: {folder: feeds}, exchange: EUR=1.08}}', 'sources.lot.exchange: must be a list'],
  [
    'sources: {lot: {from: {folder: feeds}, exchange: [EUR=much]}}',
    'sources.lot.exchange: "EUR=much" is not a rate',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, exchange: [rates.csv]}}',
    'sources.lot.exchange: rates.csv is not there',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, map: feeds}}',
    'sources.lot.map: feeds is a folder; a file is wanted',
  ],
  [
    'sources: {lot: {from: {folder: sources.yaml}}}',
    'sources.lot.from.folder: sources.yaml is a file; a folder is wanted',
  ],
  [
    'sources: {lot: {from: {folder: feeds}, files: "**/*.csv"}}',
    'sources.lot.files: "**/*.csv" has **, which is not known: write */ for each folder',
  ],
  ['sources: {lot: {from: {folder: feeds}, files: "{a/b,c}.csv"}}', 'has a slash between { and }'],
  [
    'sources: {lot: {from: {sftp: {user: u, password: {env: P}, host_key: x}}}}',
    'sources.lot.from.sftp.host: is missing',
  ],
  [
    'sources: {lot: {from: {https: {url: 5}}}}',
    'sources.lot.from.https.url: must be a text, or a secret: {env: NAME} or {file: PATH}',
  ],
  [
    'sources: {lot: {from: {https: {url: "http://a.example/x"}}}}',
    'sources.lot.from.https.url: must begin with https://',
  ],
  [
    'sources: {lot: {from: {sftp: {host: 10.1.2.3, user: u, password: {env: P}, host_key: x}}}}',
    'sources.lot.from.sftp.host_key',
  ],
  [
    'sources: {lot: {from: {folder: feeds}}}\nalerts: {webhook: "http://a.example/x"}',
    'alerts.webhook: must begin with https://',
  ],
  [
    'sources: {lot: {from: {folder: feeds}}}\nalerts: {webhook: "https://10.1.2.3/x"}',
    'alerts.webhook: is not at a public address',
  ],
  [
    'sources:\n  lot:\n    from: {folder: feeds}\n    files: *.csv',
    'line 4, column 12: a text that begins with * or & means something else in YAML: put',
  ],
  [
    'sources:\n  lot: {from: {folder: feeds}}\n  lot: {from: {folder: feeds}}',
    'line 3, column 3: this name stands twice',
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

test('all mistakes are told at once, those of form and those of meaning', () => {
  const text = `sources:
  a: {from: {folder: feeds}, evry: 1h, every: 1x}
  b: {from: {folder: gone}, market: mars, format: x}
  c: {from: {folder: feeds}, map: gone.yaml, market: venus}
alerts: {webhook: "http://a.example/x"}`;
  const told = (() => {
    try {
      return String(read(text));
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  })();
  const members = told
    .split('\n')
    .map((line) => line.replace(`${path.join(folder, 'sources.yaml')}: `, '').split(':')[0]);
  expect(members.sort()).toEqual([
    'alerts.webhook',
    'sources.a',
    'sources.a.every',
    'sources.b.format',
    'sources.c.map',
    'sources.c.market',
  ]);
});

test('of a text that is no YAML the place is told, not the line, which may hold a secret', () => {
  for (const text of [
    'a: *hush-hush',
    'a: "hush-hush',
    'a: [hush-hush',
    'a: !hush-hush x',
    'a: b: hush-hush',
    '\thush-hush: 1',
    'hush-hush: 1\nhush-hush: 2',
  ]) {
    expect(() => read(text)).toThrow(/: is neither YAML nor JSON: line \d+, column \d+: /);
    expect(() => read(text)).not.toThrow('hush-hush');
  }
});

test('one of several endings is a pattern; a brace that is none stands for itself', () => {
  const fits = namePattern('cars-*.{csv,xm?}');
  expect(['cars-1.csv', 'cars-1.xml', 'cars-1.txt', 'cars-1.{csv,xml}'].map(fits)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(namePattern('{a}.csv')('{a}.csv')).toBe(true);
});

test('secrets that are missing are told with their member, all at once', () => {
  const config = read(
    'sources: {lot: {from: {sftp: {host: a, user: u, password: {env: NO_P}, key: {file: no.key}, host_key: "SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}}}}',
  );
  expect(() => refuseMissing(config, {})).toThrow(
    /sources\.lot\.from\.sftp\.password: .*NO_P is not set.*\n.*sources\.lot\.from\.sftp\.key: .*no\.key is not set/,
  );
  expect(() => refuseMissing({ ...config, sources: {} }, {})).not.toThrow();
});

test('a folder that is not there keeps no watch from its other sources, and the check tells it', () => {
  const config = read(
    'sources: {lot: {from: {folder: gone}}, other: {from: {folder: feeds}, partial: true}}',
  );
  expect(() => refuseMissing(config, {})).toThrow(/sources\.lot\.from\.folder: gone is not there$/);
});

test('two sources of one site, and one of all countries beside one of a market, are refused', () => {
  const two =
    'sources: {a: {from: {folder: feeds}, partial: true, site: a.example}, b: {from: {folder: feeds}, partial: true, site: A.example}}';
  expect(() => read(two)).toThrow('sources.a and sources.b both deliver the site a.example of us-cars');
  expect(() => read(two.replace('A.example', 'b.example'))).not.toThrow();
  expect(() =>
    read('sources: {a: {from: {folder: feeds}, market: auto}, b: {from: {folder: feeds}}}'),
  ).toThrow('sources.a and sources.b both deliver the whole market us-cars');
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
