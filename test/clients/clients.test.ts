import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { openapiDocument } from '../../src/api/reference/document.ts';
import { fits } from '../../src/api/request/paths.ts';
import { describeOnEngine, engineUrl } from '../market/load.ts';
import { PATIENCE_MS } from '../patience.ts';
import { COMMAND } from '../programs.ts';
import { copySample, SAMPLE_PREFIX } from '../sample/shared.ts';
import { testExamples } from './examples.ts';
import { testReadmes } from './readmes.ts';
import { type ClientFamily, type ClientRequest, FAMILIES, VALUES, type Value } from './requests.ts';

/** What clients send as they are, against `npm start`: every request is understood, and brings what its client reads. */

const SHOP = 'https://dealer.example';
const run = promisify(execFile);

/** The member of a body at a path. */
const at = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], body);

/** A client reads it: an empty value would be shown as none. */
const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const { components } = openapiDocument() as { components: object };
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'document', components });

/** By the text of the schema. */
const validators = new Map<string, ValidateFunction>();

/** Where an answer is not of the types that the document tells: clients read a price as a number. */
function faultsOf(path: string, method: string, body: unknown): unknown[] {
  const bare = path.replace(/\/$/, '');
  const operation = OPERATIONS.find((one) => fits(one, bare) && (one.method ?? 'GET') === method);
  const content = operation?.answers()['200']?.content as
    | { 'application/json'?: { schema: object } }
    | undefined;
  const schema = content?.['application/json']?.schema;
  if (!schema) return [`no operation of the document is at ${method} ${bare}`];
  const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate(body) ? [] : (validate.errors ?? []).slice(0, 3);
}

// what a client has set it reads afterwards
describeOnEngine('clients against npm start', { shuffle: false }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-clients-'));
  const env = {
    ...process.env,
    ...{ PORT: '0', LOG_LEVEL: 'error', ELASTICSEARCH_URL: engineUrl ?? '' },
    ...{ FORECOURT_DATA: dataDir, FORECOURT_INDEX_PREFIX: SAMPLE_PREFIX, FORECOURT_CORS_ORIGINS: SHOP },
    FORECOURT_SEARCH_WAIT: `${PATIENCE_MS / 1000}s`,
  };
  let server: ChildProcess;
  let address = '';
  let key = '';
  let account = '';
  let token = '';
  let values: Readonly<Record<Value, string>>;

  /** `npm start` until it says where it answers. */
  async function started(): Promise<string> {
    server = spawn(process.execPath, [COMMAND, 'start'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    if (!server.stdout) throw new Error('it has no output');
    for await (const line of createInterface(server.stdout)) {
      const [, found] = /The API is at (http:\S+)\/v2/.exec(line) ?? [];
      if (found) return found;
    }
    throw new Error('npm start ended');
  }

  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${address}/v2${path}&api_key=${key}`)).json();

  /** A vehicle of the sample, and what else requests name. */
  async function valuesOf(): Promise<Record<Value, string>> {
    const cars = await get('/search/car/active?car_type=used&rows=1&sort_by=price&make=Ford');
    const uk = await get('/search/car/uk/active?rows=1');
    const of = (body: unknown) => (path: string) =>
      encodeURIComponent(String(at(body, `listings.0.${path}`)));
    const [car, ukCar] = [of(cars), of(uk)];
    const year = Number(car('build.year'));
    return {
      ...{ vin: car('vin'), listing: car('id'), source: car('source') },
      ...{ make: car('build.make'), model: car('build.model'), trim: car('build.trim') },
      ...{ year: String(year), before: String(year - 1), after: String(year + 1) },
      ...{ zip: car('dealer.zip'), state: car('dealer.state'), city: car('dealer.city') },
      ...{ latitude: car('dealer.latitude'), longitude: car('dealer.longitude') },
      ...{ dealer: car('dealer.id'), website: car('mc_dealership.mc_website_id') },
      ...{ ukMake: ukCar('build.make'), ukPostcode: ukCar('dealer.zip') },
    };
  }

  beforeAll(async () => {
    await copySample(dataDir);
    address = await started();
    const made = await run(
      process.execPath,
      [COMMAND, 'keys', 'create', '--plan', 'enterprise', '--secret', '--json'],
      { env },
    );
    const {
      key: id,
      client_secret: secret,
      account: owner,
    } = JSON.parse(made.stdout) as Record<string, string>;
    [key, account] = [id ?? '', owner ?? ''];
    const answer = await fetch(`${address}/oauth2/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id: key, client_secret: secret }),
    });
    token = ((await answer.json()) as { access_token: string }).access_token;
    values = await valuesOf();
  });
  afterAll(async () => {
    server?.kill('SIGTERM');
    if (server && server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  });

  const filled = (text: string): string =>
    VALUES.reduce((left, name) => left.replaceAll(`{${name}}`, values[name]), text);

  async function send(family: ClientFamily, { method, path, query, file }: ClientRequest) {
    const base = family.shows === 'token' ? `${address}/oauth/v2` : `${address}/v2`;
    const sent = [query, ...(family.shows === 'key' ? [`api_key=${key}`] : [])].filter(Boolean).join('&');
    const url = filled(`${base}${path}${sent ? `?${sent}` : ''}`);
    const form = new FormData();
    if (file) form.append(file[0], new Blob([file[1]], { type: 'text/csv' }), 'file.csv');
    return fetch(url, {
      method: method ?? 'GET',
      headers: {
        ...(family.shows === 'token' ? { Authorization: `Bearer ${token}` } : {}),
        ...(family.page ? { Origin: SHOP, 'x-mc-widget': 'widget' } : {}),
      },
      ...(file ? { body: form } : {}),
    });
  }

  describe.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (_, family) => {
    const named = family.requests.map(
      (one) => [`${one.method ?? 'GET'} ${one.path}?${one.query ?? ''}`, one] as const,
    );

    test.each(named)('%s', async (what, request) => {
      const { method = 'GET' } = request;
      const response = await send(family, request);
      const body: unknown = await response.json();
      expect([what, response.status, response.status === 200 ? '' : at(body, 'message')]).toEqual([
        what,
        request.status ?? 200,
        (request.status ?? 200) === 200 ? '' : expect.any(String),
      ]);
      for (const path of request.reads ?? []) expect([path, isThere(at(body, path))]).toEqual([path, true]);
      if (response.status === 200)
        expect([what, faultsOf(filled(request.path), method, body)]).toEqual([what, []]);
      if (family.page) expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SHOP);
    });

    if (!family.page) return;
    test('a browser is let ask with the headers of the page', async () => {
      for (const { path } of family.requests) {
        const asked = await fetch(filled(`${address}/oauth/v2${path}`), {
          method: 'OPTIONS',
          headers: {
            ...{ Origin: SHOP, 'Access-Control-Request-Method': 'GET' },
            'Access-Control-Request-Headers': family.page?.join(',') ?? '',
          },
        });
        expect([path, asked.status, asked.headers.get('Access-Control-Allow-Headers')]).toEqual([
          path,
          204,
          family.page?.join(','),
        ]);
      }
    });
  });

  describe('examples', () => testExamples(() => ({ address, key, account, env })));
  describe('what the texts show', () => testReadmes(() => ({ address, key, account, env })));

  test('the families are four, and send what was refused once', () => {
    expect(FAMILIES).toHaveLength(4);
    const all = FAMILIES.flatMap(({ requests }) => requests).map(
      ({ path, query = '' }) => `${path}?${query}`,
    );
    for (const once of [
      'year=2015-2023',
      'last_seen_days=25-12',
      '/neovin/',
      '/specs/?',
      'price_change_range=10-500',
    ])
      expect(all.some((one) => one.includes(once))).toBe(true);
  });
});
