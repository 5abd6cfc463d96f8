import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { openapiDocument, queryParameters } from '../../src/api/openapi/document.ts';
import { KEY_PARAMETER, OPERATIONS, routePath } from '../../src/api/operations.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { readSearch } from '../../src/search/read.ts';
import { CASES } from '../cases/all.ts';
import { KEYS, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';

/** The OpenAPI document and what the router accepts, both ways. */

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: { readonly type: string; readonly enum?: readonly string[] };
  }[];
  readonly responses: Readonly<Record<string, Response>>;
}
interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { schema: object }>>;
  readonly content?: Readonly<Record<string, { schema: object }>>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

const document = openapiDocument() as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, described]) => ({ path, method, described })),
);
const { app } = testApp();

/** A path with something in place of its members. */
const filled = (path: string): string => `/v2${path.replaceAll(/\{\w+\}/g, 'x')}`;

describe('the document', () => {
  test('is OpenAPI 3.1 of this interface', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info.version).toMatch(/^2\.0\.0-20\d{6}$/);
    expect(document.info.title).not.toBe('');
    expect(document.servers).toEqual([{ url: '/v2' }]);
    expect(document.components.securitySchemes).toEqual({
      key: { type: 'apiKey', in: 'query', name: 'api_key' },
    });
    expect(document.security).toEqual([{ key: [] }]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('operations have ids of their own, summaries, and parameters once', () => {
    expect(operations.length).toBeGreaterThan(0);
    const ids = operations.map(({ described }) => described.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, described } of operations) {
      expect(method).toBe('get');
      expect(described.operationId).toMatch(/^[a-z]\w*$/);
      expect(described.summary).not.toBe('');
      const keys = described.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(keys).size).toBe(keys.length);
      const inPath = described.parameters.filter((parameter) => parameter.in === 'path');
      const members = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name, required }) => [name, required])).toEqual(
        members.map((name) => [name, true]),
      );
    }
  });

  test('every parameter says what it is, in a type of JSON schema', () => {
    for (const { path, described } of operations) {
      for (const { name, in: where, description, schema } of described.parameters) {
        expect(['path', 'query']).toContain(where);
        expect(['string', 'integer', 'number', 'boolean']).toContain(schema.type);
        if (where === 'query') expect([path, name, description ?? '']).not.toEqual([path, name, '']);
        if (schema.enum) expect(schema.enum.length).toBeGreaterThan(0);
      }
    }
  });

  test('every reference leads somewhere', () => {
    const text = JSON.stringify(document);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
    expect(text.match(/"\$ref"/g)?.length).toBe(text.match(/"\$ref":"#\/components\/schemas\//g)?.length);
  });

  test('every schema is one: known keywords, types, required members that exist', () => {
    const types = ['string', 'integer', 'number', 'boolean', 'object', 'array'];
    const visit = (schema: object, at: string): void => {
      const { $ref, type, properties, required, items, anyOf, additionalProperties, ...rest } =
        schema as Record<string, unknown>;
      for (const key of Object.keys(rest)) expect(['description', 'format', 'enum'], at).toContain(key);
      if ($ref === undefined && anyOf === undefined) expect(types, at).toContain(type);
      if (type === 'array') expect(items, at).toBeTypeOf('object');
      for (const name of (required ?? []) as string[])
        expect(Object.keys(properties ?? {}), at).toContain(name);
      for (const [name, inner] of Object.entries((properties ?? {}) as Record<string, object>))
        visit(inner, `${at}.${name}`);
      for (const inner of (anyOf ?? []) as object[]) visit(inner, `${at}|`);
      if (typeof items === 'object' && items) visit(items, `${at}[]`);
      if (typeof additionalProperties === 'object' && additionalProperties)
        visit(additionalProperties, `${at}.*`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) visit(schema, name);
    for (const { path, described } of operations) {
      for (const { content } of Object.values(described.responses)) {
        for (const { schema } of Object.values(content ?? {})) visit(schema, path);
      }
    }
  });

  test('responses: one success each, errors as {code, message}, Retry-After with 503', () => {
    for (const { path, described } of operations) {
      const statuses = Object.keys(described.responses);
      expect(statuses.filter((status) => /^[23]/.test(status))).toHaveLength(1);
      for (const status of ['400', '401', '500'])
        expect([path, statuses]).toEqual([path, expect.arrayContaining([status])]);
      for (const [status, response] of Object.entries(described.responses)) {
        expect(response.description).not.toBe('');
        if (!/^[45]/.test(status)) continue;
        expect(response.content).toEqual({
          'application/json': { schema: { $ref: '#/components/schemas/Error' } },
        });
        expect(response.headers?.['Retry-After'] !== undefined).toBe(status === '503');
      }
    }
  });

  test('a listing of supplement 3.1 has its members', () => {
    const listing = document.components.schemas.Listing as {
      properties: Record<
        string,
        { type: string; properties?: Record<string, { type: string }>; items?: object }
      >;
    };
    const typeOf = (path: string): unknown =>
      path
        .split('.')
        .reduce<unknown>(
          (node, key) => (node as { properties?: Record<string, unknown> })?.properties?.[key],
          listing,
        );
    for (const [path, type] of [
      ['price', 'number'],
      ['is_certified', 'integer'],
      ['carfax_1_owner', 'boolean'],
      ['last_seen_at', 'integer'],
      ['last_seen_at_date', 'string'],
      ['dist', 'number'],
      ['dealer.id', 'integer'],
      ['dealer.latitude', 'string'],
      ['mc_dealership.mc_website_id', 'integer'],
      ['build.year', 'integer'],
      ['build.doors', 'integer'],
      ['build.std_seating', 'string'],
      ['media.photo_links', 'array'],
      ['financing_options', 'array'],
    ]) {
      expect([path, typeOf(path ?? '')]).toEqual([path, expect.objectContaining({ type })]);
    }
  });

  test('it is what the server hands out, without a key', async () => {
    const response = await app.request('/v2/openapi.json');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(document);
  });
});

describe('documented → accepted', () => {
  test.each(operations.map(({ path }) => path))('%s asks for a key', async (path) => {
    expect((await app.request(filled(path))).status).toBe(401);
  });

  test('the documented parameters are those of the table of operations', () => {
    for (const operation of OPERATIONS) {
      const described = document.paths[operation.path]?.get;
      const inQuery = described?.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name);
      expect(inQuery).toEqual(queryParameters(operation).map(({ name }) => name));
      expect(Object.keys(described?.responses ?? {})).toEqual(
        expect.arrayContaining(operation.errors.map((status) => String(status))),
      );
    }
  });

  const search = operations.find(({ path }) => path === '/search/car/active')?.described;
  const inCorpus = new Set(
    CASES.flatMap(({ url }) => (url.split('?')[1] ?? '').split('&').map((one) => one.split('=')[0])),
  );

  test.each(search?.parameters.map(({ name, schema }) => [name, schema] as const) ?? [])(
    'search understands %s',
    async (name, schema) => {
      const response = await testApp().ask(`/search/car/active?${name}=%3F%3F`);
      const { code, message } = (await response.json()) as { code: number; message: string };
      if (schema.type !== 'string' || schema.enum)
        expect([code, message]).toEqual([422, expect.stringContaining(name)]);
      // free text reaches the engine, which is not there
      else expect([422, 503]).toContain(code);
      if (code === 422) expect(message).toContain(name);
      expect(inCorpus.has(name)).toBe(true);
    },
  );
});

describe('accepted → documented', () => {
  /** besides the operations: the document itself, health, and the reference page */
  const OTHERS = ['/v2/openapi.json', '/healthz', '/readyz', '/metrics'];

  test('every route is documented or one of a few', () => {
    const documented = OPERATIONS.map((operation) => `/v2${routePath(operation)}`);
    const routes = app.routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*') && !path.startsWith('/reference'))
      .map(({ path }) => path);
    expect([...new Set(routes)].sort()).toEqual([...documented, ...OTHERS].sort());
    expect(Object.keys(document.paths).sort()).toEqual(OPERATIONS.map(({ path }) => path).sort());
  });

  test('a search reads no parameter that is not documented', () => {
    class Spy extends Map<string, readonly string[]> {
      readonly asked = new Set<string>();
      override has(name: string): boolean {
        this.asked.add(name);
        return super.has(name);
      }
      override get(name: string): readonly string[] | undefined {
        this.asked.add(name);
        return super.get(name);
      }
    }
    for (const operation of OPERATIONS) {
      if (operation.kind !== 'search') continue;
      const names = queryParameters(operation).map(({ name }) => name);
      const spy = new Spy();
      readSearch(spy, operation.policy, PLANS.enterprise, NOW);
      expect(spy.asked.size).toBeGreaterThan(20);
      expect([...spy.asked].filter((name) => !names.includes(name))).toEqual([]);
    }
    expect(KEY_PARAMETER).toBe('api_key');
  });

  test('every status that a search answers is documented', async () => {
    const documented = Object.keys(document.paths['/search/car/active']?.get?.responses ?? {}).map(Number);
    const service = testApp();
    const answers = [
      await service.ask('/search/car/active?make=%E0'),
      await service.ask('/search/car/active', 'nobody'),
      await service.ask('/search/car/active?rows=x'),
      await service.ask('/search/car/active?start=9999999', KEYS.free),
      await service.ask('/search/car/active'),
    ];
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([400, 401, 422, 422, 503]);
    for (const status of statuses) expect(documented).toContain(status);
  });

  test('refusals are of the table of errors', () => {
    expect(new Refusal('bad_parameter', { name: 'rows', detail: 'x' })).toMatchObject({
      status: 422,
      message: 'Parameter rows: x.',
    });
  });
});
