import { describe, expect, test } from 'vitest';
import { BadSetting, environment, readSettings } from '../../src/settings.ts';

/** The environment (feeds.md section 1). */

describe('settings', () => {
  test('nothing set: the defaults of the contract', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: './data',
      indexPrefix: 'forecourt-',
      sample: true,
      staleAfterHours: 36,
      keepRejectsDays: 90,
      publicUrl: undefined,
      redisUrl: undefined,
      quotaCounts: 'success',
      trustedProxies: [],
      traceparentFrom: 'proxies',
      corsOrigins: [],
      outgoing: { http: false, private: false },
      partners: { recalls: undefined, plates: undefined, timeoutSeconds: 10 },
      engine: { url: undefined, apiKey: undefined, username: undefined, password: undefined },
    });
  });

  test('everything set', () => {
    expect(
      readSettings({
        HOST: '::',
        PORT: '0',
        ELASTICSEARCH_URL: ' http://engine:9200 ',
        ELASTICSEARCH_API_KEY: 'k',
        ELASTICSEARCH_USERNAME: 'u',
        ELASTICSEARCH_PASSWORD: 'p',
        FORECOURT_DATA: '/var/lib/forecourt',
        FORECOURT_INDEX_PREFIX: 'two-',
        FORECOURT_PUBLIC_URL: 'https://market.example',
        FORECOURT_SAMPLE: 'off',
        FORECOURT_STALE_AFTER: '48h',
        FORECOURT_KEEP_REJECTS: '0',
        FORECOURT_REDIS_URL: 'rediss://cache:6379/1',
        FORECOURT_QUOTA_COUNTS: 'all',
        FORECOURT_TRUSTED_PROXIES: '10.0.0.0/8, ::1,fd00::/8,',
        FORECOURT_CORS_ORIGINS: 'https://shop.example,http://localhost:3000',
        FORECOURT_OUTGOING_ALLOWS: 'private, http',
        FORECOURT_RECALLS_URL: 'https://partner.example/r/{vin}',
        FORECOURT_PLATES_URL: 'http://partner.example/?p={plate}&key={key}',
        FORECOURT_PLATES_KEY: 'k',
        FORECOURT_PARTNER_TIMEOUT: '5s',
        FORECOURT_SEARCHES_AT_ONCE: '8',
        FORECOURT_HEAVY_AT_ONCE: '3',
        FORECOURT_SEARCH_WAIT: '2s',
        FORECOURT_DRAIN: '30s',
      }),
    ).toMatchObject({
      host: '::',
      port: 0,
      dataDir: '/var/lib/forecourt',
      indexPrefix: 'two-',
      sample: false,
      staleAfterHours: 48,
      keepRejectsDays: 0,
      publicUrl: 'https://market.example',
      redisUrl: 'rediss://cache:6379/1',
      quotaCounts: 'all',
      trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'],
      corsOrigins: ['https://shop.example', 'http://localhost:3000'],
      outgoing: { http: true, private: true },
      partners: {
        recalls: { url: 'https://partner.example/r/{vin}', key: undefined },
        plates: { url: 'http://partner.example/?p={plate}&key={key}', key: 'k' },
        timeoutSeconds: 5,
      },
      drainMs: 30_000,
      share: { searchesAtOnce: 8, heavyAtOnce: 3, waitMs: 2000 },
      engine: { url: 'http://engine:9200', apiKey: 'k', username: 'u', password: 'p' },
    });
  });

  test('copies of indices: by the number of nodes, or a number', () => {
    expect(readSettings({}).index).toEqual({ copies: undefined, codec: undefined });
    const env = { FORECOURT_REPLICAS: '0', FORECOURT_INDEX_CODEC: 'best_compression' };
    expect(readSettings(env).index).toEqual({ copies: 0, codec: 'best_compression' });
  });

  test('an object store: where it is, and its keys', () => {
    expect(readSettings({}).store).toBe(undefined);
    const keys = { FORECOURT_STORE_ACCESS_KEY: 'a', FORECOURT_STORE_SECRET_KEY: 's' };
    const known = {
      bucket: 'market',
      region: 'us-east-1',
      endpoint: undefined,
      accessKey: 'a',
      secretKey: 's',
    };
    for (const [place, prefix] of [
      ['s3://market', ''],
      ['s3://market/', ''],
      ['s3://market/one/two', 'one/two/'],
      ['s3://market/one//', 'one/'],
    ] as const)
      expect(readSettings({ FORECOURT_STORE: place, ...keys }).store).toEqual({ ...known, prefix });
    const elsewhere = { FORECOURT_STORE_ENDPOINT: 'http://store:9000', FORECOURT_STORE_REGION: 'eu-west-1' };
    expect(readSettings({ FORECOURT_STORE: 's3://market', ...keys, ...elsewhere }).store).toMatchObject({
      endpoint: 'http://store:9000',
      region: 'eu-west-1',
    });
  });

  test('several nodes of a cluster, the user in one of the addresses; what is shown holds none', () => {
    const url = 'https://us%40er:p%3Aw@es-1.example:9200, https://es-2.example:9200/es/';
    const { engine } = readSettings({
      ELASTICSEARCH_URL: url,
      ELASTICSEARCH_CA_FINGERPRINT: 'ab'.repeat(32),
    });
    expect(engine).toEqual({
      url: 'https://es-1.example:9200',
      others: ['https://es-2.example:9200/es'],
      ca: undefined,
      fingerprint: Array.from({ length: 32 }, () => 'AB').join(':'),
      apiKey: undefined,
      username: 'us@er',
      password: 'p:w',
    });
  });

  test.each([
    [{ ELASTICSEARCH_URL: 'http://u:p@a,http://v:p@b' }, 'one user'],
    [{ ELASTICSEARCH_URL: 'http://u:p@a', ELASTICSEARCH_API_KEY: 'k' }, 'leave out ELASTICSEARCH_API_KEY'],
    [{ ELASTICSEARCH_URL: 'http://a', ELASTICSEARCH_CA_FINGERPRINT: 'a'.repeat(64) }, 'https://'],
    [{ ELASTICSEARCH_URL: 'a:9200' }, 'URLs of nodes'],
    [{ ELASTICSEARCH_URL: 'http://a http://b' }, 'URLs of nodes'],
    [{ ELASTICSEARCH_URL: ',' }, 'URLs of nodes'],
    [{ FORECOURT_STORE: 's3://market', FORECOURT_STORE_ACCESS_KEY: 'a' }, 'FORECOURT_STORE_SECRET_KEY'],
    [{ FORECOURT_STORE: 'market' }, 's3://BUCKET'],
    [{ FORECOURT_STORE: 'https://market' }, 's3://BUCKET'],
    [{ FORECOURT_STORE_ENDPOINT: 'store:9000' }, 'https://HOST:PORT'],
    [{ ELASTICSEARCH_CA_FINGERPRINT: 'abc' }, '64 hexadecimal digits'],
    [{ ELASTICSEARCH_CA_FILE: '/nonexistent/ca.pem' }, 'PEM'],
    [{ ELASTICSEARCH_CA_FILE: import.meta.filename }, 'PEM'],
  ])('an engine that cannot be meant: %j', (env, words) => {
    expect(() => readSettings(env)).toThrow(BadSetting);
    expect(() => readSettings(env)).toThrow(words);
    expect(() => readSettings(env)).not.toThrow(/:p@/);
  });

  test('empty values count as not set', () => {
    expect(readSettings({ ELASTICSEARCH_URL: '', FORECOURT_PUBLIC_URL: ' ' })).toMatchObject({
      engine: { url: undefined },
      publicUrl: undefined,
    });
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['FORECOURT_INDEX_PREFIX', 'Upper-'],
    ['FORECOURT_INDEX_PREFIX', '-dash'],
    ['FORECOURT_INDEX_PREFIX', 'a*b'],
    ['FORECOURT_INDEX_PREFIX', ''],
    ['FORECOURT_SAMPLE', 'maybe'],
    ['FORECOURT_STALE_AFTER', '36'],
    ['FORECOURT_STALE_AFTER', '1d'],
    ['FORECOURT_MEMORY', 'lots'],
    ['FORECOURT_MEMORY', '699MB'],
    ['FORECOURT_MEMORY', '0GB'],
    ['FORECOURT_SUMMARY_MEMORY', '1'],
    ['FORECOURT_KEEP_REJECTS', '-1'],
    ['FORECOURT_KEEP_REJECTS', '90d'],
    ['FORECOURT_QUOTA_COUNTS', 'some'],
    ['FORECOURT_SEARCHES_AT_ONCE', '0'],
    ['FORECOURT_HEAVY_AT_ONCE', 'few'],
    ['FORECOURT_SEARCH_WAIT', '10'],
    ['FORECOURT_DRAIN', '1m'],
    ['FORECOURT_REPLICAS', '-1'],
    ['FORECOURT_REPLICAS', 'auto'],
    ['FORECOURT_INDEX_CODEC', 'zip'],
    ['FORECOURT_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['FORECOURT_TRUSTED_PROXIES', '10.0.0.1,proxy.example'],
    ['FORECOURT_TRUSTED_PROXIES', 'fd00::/129'],
    ['FORECOURT_TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['FORECOURT_CORS_ORIGINS', 'shop.example'],
    ['FORECOURT_CORS_ORIGINS', 'https://shop.example/path'],
    ['FORECOURT_REDIS_URL', 'localhost'],
    ['FORECOURT_OUTGOING_ALLOWS', 'http,ftp'],
    ['FORECOURT_RECALLS_URL', 'https://partner.example/'],
    ['FORECOURT_RECALLS_URL', 'partner.example/{vin}'],
    ['FORECOURT_PLATES_URL', 'https://partner.example/{vin}'],
    ['FORECOURT_RECALLS_URL', 'https://me:pass@partner.example/{vin}'],
    ['FORECOURT_PLATES_URL', 'https://{key}@partner.example/{plate}'],
    ['FORECOURT_RECALLS_KEY', 'two\nlines'],
    ['FORECOURT_PLATES_KEY', 'schlüssel'],
    ['FORECOURT_PARTNER_TIMEOUT', '0s'],
    ['FORECOURT_PARTNER_TIMEOUT', '1000'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(BadSetting);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  test('every setting is described, for --help and the README', () => {
    const names = Object.keys(environment.shape);
    for (const name of [
      ...['HOST', 'PORT', 'ELASTICSEARCH_URL', 'ELASTICSEARCH_API_KEY', 'ELASTICSEARCH_USERNAME'],
      ...['ELASTICSEARCH_PASSWORD', 'FORECOURT_DATA', 'FORECOURT_INDEX_PREFIX', 'FORECOURT_PUBLIC_URL'],
      ...['FORECOURT_SAMPLE', 'FORECOURT_ENGINE_HOME', 'FORECOURT_STALE_AFTER'],
      ...['FORECOURT_MEMORY', 'FORECOURT_KEEP_REJECTS'],
    ]) {
      expect(names).toContain(name);
    }
    for (const [name, { description = '' }] of Object.entries(environment.shape)) {
      expect([name, description]).not.toEqual([name, '']);
    }
  });
});
