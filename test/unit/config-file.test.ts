import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { takeConfigFile } from '../../src/settings/config-file.ts';
import { strangers } from '../../src/settings/source.ts';
import { BadSetting, readSettings, SETTINGS } from '../../src/settings.ts';

/** Settings in a file besides the environment, and secrets in files of their own. */

const folder = mkdtempSync(join(tmpdir(), 'forecourt-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function written(text: string): string {
  files += 1;
  const file = join(folder, `config-${files}`);
  writeFileSync(file, text);
  return file;
}
/** The variables with those of a file. */
function configured(text: string, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const all = { ...env, FORECOURT_CONFIG: written(text) };
  takeConfigFile(all);
  return all;
}

describe('a configuration file', () => {
  test('its members are settings: numbers, lists, on and off; the environment counts more', () => {
    const text = `
# the shop's servers
PORT: 9090
HOST: 0.0.0.0
FORECOURT_SAMPLE: false
FORECOURT_TRUSTED_PROXIES: [10.0.0.0/8, "::1"]
FORECOURT_PUBLIC_URL:
`;
    expect(readSettings(configured(text, { HOST: '::' }))).toMatchObject({
      ...{ port: 9090, host: '::', sample: false, publicUrl: undefined },
      trustedProxies: ['10.0.0.0/8', '::1'],
    });
    expect(readSettings(configured('{"PORT": 1, "HOST": "a"}'))).toMatchObject({ port: 1, host: 'a' });
    expect(readSettings(configured('')).port).toBe(8080);
  });

  test.each([
    ['FORECOURT_DRAN: 3s', /no setting "FORECOURT_DRAN"; closest match: FORECOURT_DRAIN/],
    ['port: 1', /no setting "port"; closest match: PORT/],
    ['FORECOURT_CONFIG: other.yaml', /no setting "FORECOURT_CONFIG"/],
    ['PORT: {a: 1}', /PORT: it takes a text, a number or a list/],
    ['- PORT', /holds no members/],
    ['PORT: [', /is no YAML/],
  ])('is refused, and says what is wrong: %s', (text, words) => {
    expect(() => configured(text)).toThrow(BadSetting);
    expect(() => configured(text)).toThrow(words);
  });

  test('one that is not there is refused; none is asked for where it is not named', () => {
    expect(() => takeConfigFile({ FORECOURT_CONFIG: join(folder, 'none') })).toThrow(
      /cannot be read \(ENOENT\)/,
    );
    const env = {};
    takeConfigFile(env);
    expect(env).toEqual({});
  });
});

describe('a secret in a file', () => {
  test('is read without the line end, from the environment and from the configuration', () => {
    const file = written('k3y\n');
    expect(readSettings({ ELASTICSEARCH_API_KEY_FILE: file }).engine.apiKey).toBe('k3y');
    expect(readSettings(configured(`ELASTICSEARCH_API_KEY_FILE: ${file}`)).engine.apiKey).toBe('k3y');
    // the environment counts more, in whichever form
    const env = { ELASTICSEARCH_API_KEY: 'other' };
    expect(readSettings(configured(`ELASTICSEARCH_API_KEY_FILE: ${file}`, env)).engine.apiKey).toBe('other');
  });

  test('is refused beside the secret itself, and where it cannot be read', () => {
    const both = { FORECOURT_REDIS_URL_FILE: written('redis://a'), FORECOURT_REDIS_URL: 'redis://:pw@b' };
    expect(() => readSettings(both)).toThrow(/FORECOURT_REDIS_URL is set, too/);
    expect(() => readSettings(both)).not.toThrow(/pw/);
    expect(() => readSettings({ FORECOURT_ACCOUNTS_URL_FILE: join(folder, 'none') })).toThrow(
      /FORECOURT_ACCOUNTS_URL_FILE: .*cannot be read/,
    );
  });
});

test('variables that look like settings and are none', () => {
  const env = { FORECOURT_DTA: 'x', ELASTICSEARCH_PASSWORD_FILE: 'x', HOME: 'x', ELASTICSEARCH_URI: 'x' };
  expect(strangers(env, SETTINGS)).toEqual([
    'FORECOURT_DTA; closest match: FORECOURT_DATA',
    'ELASTICSEARCH_URI; closest match: ELASTICSEARCH_URL',
  ]);
});
