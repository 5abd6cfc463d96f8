import { STATUS_CODES } from 'node:http';
import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { KEY_PARAMETER } from '../../src/api/access/credential.ts';
import { OPERATIONS, routePaths } from '../../src/api/operations.ts';
import { openapiDocument } from '../../src/api/reference/document.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import { readSearch } from '../../src/search/read.ts';
import { KEYS, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';

/** The OpenAPI document and what the router accepts, both ways. */

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly deprecated?: boolean;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
    readonly explode?: boolean;
    readonly schema: {
      readonly type: string;
      readonly enum?: readonly string[];
      readonly items?: { readonly enum?: readonly string[] };
    };
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly servers?: readonly object[];
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, Response>>;
}
interface Response {
  readonly $ref?: string;
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
    readonly headers: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

const document = openapiDocument() as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, described]) => ({ path, method, described })),
);
const { app } = testApp();

/** Operations that change something. */
const POSTED = ['/client/configure/set', '/oauth2/token', '/oauth2/tokens/revoke'];
/** Batch jobs are submitted where they are listed; a download is posted, and has no body. */
const isForm = (path: string, method: string): boolean =>
  method === 'post' && /^\/batch\/\w+\/\w+\/jobs$/.test(path);
const isDownload = (path: string): boolean => path.endsWith('/jobs/{job_id}/download');
const isPosted = (path: string, method: string): boolean =>
  POSTED.includes(path) || isForm(path, method) || isDownload(path);
/** Saved views are made, changed and deleted by the methods of HTTP. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/views': ['post'],
  '/views/{view_id}': ['put', 'delete'],
  '/views/{view_id}/alert': ['put', 'delete'],
};
const ofViews = (path: string, method: string): string | undefined =>
  VIEWS[path]?.find((one) => one === method);
/** OAuth's own, which take a client's credentials in place of a key. */
const isOfClients = ({ path }: { readonly path: string }): boolean => path.startsWith('/oauth2/');

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
      oauth2: {
        type: 'oauth2',
        description: expect.any(String),
        flows: { clientCredentials: { tokenUrl: '/oauth2/token', scopes: {} } },
      },
      client: { type: 'http', scheme: 'basic', description: expect.any(String) },
    });
    expect(document.security).toEqual([{ key: [] }, { oauth2: [] }]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('operations have ids of their own, summaries, and parameters once', () => {
    expect(operations.length).toBeGreaterThan(0);
    const ids = operations.map(({ described }) => described.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, described } of operations) {
      expect(
        [path, method],
        `What changes nothing is a GET; a new operation that changes something is named in POSTED of test/unit/openapi.test.ts.`,
      ).toEqual([path, isPosted(path, method) ? 'post' : (ofViews(path, method) ?? 'get')]);
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
    const all = operations.flatMap(({ path, described }) =>
      described.parameters.map((parameter) => ({ path, ...parameter })),
    );
    const lacking = all.filter(({ in: where, description, schema, explode }) => {
      const isArray = schema.type === 'array';
      const few = schema.enum ?? schema.items?.enum;
      return !(
        ['path', 'query'].includes(where) &&
        ['string', 'integer', 'number', 'boolean', 'array'].includes(schema.type) &&
        // an array is a comma list of a few words
        (schema.items !== undefined) === isArray &&
        explode === (isArray ? false : undefined) &&
        description &&
        few?.length !== 0
      );
    });
    expect(all.length).toBeGreaterThan(1000);
    expect(lacking).toEqual([]);
  });

  test('every reference leads somewhere', () => {
    const text = JSON.stringify(document);
    const { schemas, headers, responses } = document.components;
    const known = { schemas, headers, responses };
    const all = [...text.matchAll(/"\$ref":"#\/components\/(schemas|headers|responses)\/([^"]+)"/g)];
    const lost = all.filter(([, kind = '', name = '']) => !(name in known[kind as keyof typeof known]));
    expect(lost.map(([reference]) => reference)).toEqual([]);
    expect(text.match(/"\$ref"/g)?.length).toBe(all.length);
  });

  test('every schema is one: known keywords, types, required members that exist', () => {
    const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];
    const known = new Set(
      'title description format enum minimum maximum minLength maxLength pattern maxItems'.split(' '),
    );
    const faults: string[] = [];
    const visit = (schema: object, at: string): void => {
      const must = (holds: boolean, what: string): void => void (holds || faults.push(`${at}: ${what}`));
      const { $ref, type, properties, required, items, anyOf, additionalProperties, ...rest } =
        schema as Record<string, unknown>;
      for (const key of Object.keys(rest)) must(known.has(key), `unknown keyword ${key}`);
      for (const key of ['minLength', 'maxLength', 'pattern'])
        must(!(key in rest) || type === 'string', `${key} of what is no text`);
      must(!('maxItems' in rest) || type === 'array', 'maxItems of what is no array');
      must($ref !== undefined || anyOf !== undefined || types.includes(String(type)), `type ${type}`);
      must(type !== 'array' || typeof items === 'object', 'an array of unknown items');
      for (const name of (required ?? []) as string[])
        must(Object.hasOwn(properties ?? {}, name), `${name} is required and is no member`);
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
    expect(faults).toEqual([]);
  });

  test('what generated clients name: operations without the members of their paths, every object once', () => {
    const idOf = (path: string, method = 'get') => document.paths[path]?.[method]?.operationId;
    expect(idOf('/listing/car/{id}/media')).toBe('listing_car_media');
    expect(idOf('/batch/vin/decode/jobs')).toBe('batch_vin_decode_jobs');
    expect(idOf('/batch/vin/decode/jobs/{job_id}')).toBe('batch_vin_decode_job');
    expect(idOf('/batch/vin/decode/jobs', 'post')).toBe('batch_vin_decode_jobs_submit');
    interface Node {
      readonly title?: string;
      readonly properties?: Readonly<Record<string, Node>>;
      readonly items?: Node;
    }
    const named = (node: Node, name: string | undefined, at: string): string[] => [
      ...(node.properties ? [name ?? node.title ?? `no title: ${at}`] : []),
      ...Object.entries(node.properties ?? {}).flatMap(([key, inner]) =>
        named(inner, undefined, `${at}.${key}`),
      ),
      ...(node.items ? named(node.items, undefined, `${at}[]`) : []),
    ];
    const names = [
      ...Object.entries(document.components.schemas).flatMap(([name, node]) => named(node, name, name)),
      ...operations.flatMap(({ path, described }) =>
        Object.values(described.responses).flatMap(({ content }) => {
          const { schema = {} } = content?.['application/json'] ?? {};
          return named(schema, undefined, path);
        }),
      ),
    ].sort();
    expect(names.filter((name) => name.startsWith('no title'))).toEqual([]);
    expect(names.filter((name, i) => name === names[i - 1])).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['ListingDealer', 'SearchCarActiveAnswer']));
  });

  test('responses: one success each, errors as {code, message}, Retry-After with 429 and 503', () => {
    for (const { path, described } of operations) {
      const statuses = Object.keys(described.responses);
      expect(statuses.filter((status) => /^[23]/.test(status))).toHaveLength(1);
      for (const status of ['400', '401', '429', '500', ...(isOfClients({ path }) ? [] : ['403'])])
        expect([path, statuses]).toEqual([path, expect.arrayContaining([status])]);
      for (const [status, named] of Object.entries(described.responses)) {
        const response = document.components.responses[named.$ref?.replace(/^.*\//, '') ?? ''] ?? named;
        expect(response.description).toMatch(/\w/);
        if (!/^[45]/.test(status)) continue;
        expect([status, response.description]).toEqual([status, STATUS_CODES[status]]);
        expect(response.content).toEqual({
          'application/json': { schema: { $ref: '#/components/schemas/Error' } },
        });
        expect(response.headers?.['Retry-After'] !== undefined).toBe(['429', '503'].includes(status));
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

  test('what is posted has a body, and nothing else', () => {
    for (const { path, method, described } of operations) {
      const types = Object.keys(described.requestBody?.content ?? {});
      if (isForm(path, method)) {
        expect([path, types]).toEqual([path, ['multipart/form-data']]);
        continue;
      }
      const sent = ofViews(path, method);
      if (sent !== undefined) {
        expect([path, types]).toEqual([path, sent === 'delete' ? [] : ['application/json']]);
        continue;
      }
      const form = isOfClients({ path }) ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
      expect([path, types]).toEqual([path, POSTED.includes(path) ? ['application/json', form] : []]);
    }
    const country = document.paths['/client/configure/set']?.post?.parameters;
    expect(country).toMatchObject([{ name: 'country', in: 'query', required: true }]);
  });

  test("OAuth's own operations stand beside /v2 and take no key", () => {
    for (const { path, described } of operations.filter(isOfClients)) {
      expect([path, described.servers]).toEqual([path, [{ url: '/' }]]);
      expect([path, described.security]).toEqual([path, [{ client: [] }, {}]]);
    }
  });

  test('what is replaced is deprecated, the older directory among it, and nothing else', () => {
    const deprecated = operations.filter(({ described }) => described.deprecated !== undefined);
    const replaced = OPERATIONS.filter(({ replacedBy }) => replacedBy !== undefined);
    expect(replaced.map(({ path }) => path)).toContain('/dealers/car');
    expect(deprecated.map(({ path, described }) => [path, described.deprecated])).toEqual(
      replaced.map(({ path }) => [path, true]),
    );
  });

  const inQueryAt = (path: string): string[] =>
    (document.paths[path]?.get?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name)
      .sort();

  test('the formats take the parameters of E2 (part-1.md E3)', () => {
    const inventory = inQueryAt('/dealerships/inventory');
    expect(inventory).toEqual(expect.arrayContaining(['syndication', 'owned', 'append_api_key']));
    expect(inQueryAt('/dealerships/inventory/marketplaces/{marketplace_name}')).toEqual(inventory);
  });

  test('the names of the marketplaces are told', () => {
    const described = document.paths['/dealerships/inventory/marketplaces/{marketplace_name}']?.get;
    const [name] = described?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    const formats = Object.keys(MARKETPLACE_FORMATS);
    expect(formats).toEqual(expect.arrayContaining(['marketplace_a', 'marketplace_b']));
    expect(name?.schema.enum).toEqual(formats);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(formats));
  });

  /** Members of the page of a search, by name. */
  const rowAt = (path: string, list: string): string[] => {
    const success = document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema as {
      properties: Record<string, { items: { $ref: string } }>;
      required: string[];
    };
    expect(success.required).toEqual(['num_found', list]);
    const name = success.properties[list]?.items.$ref.replace('#/components/schemas/', '') ?? '';
    const row = document.components.schemas[name] as { properties: Record<string, object> };
    return Object.keys(row.properties).sort();
  };

  // part-1.md "Dealership record" and "Dealer record", and distance of supplement section 11
  const PLACE =
    'seller_name inventory_url status dealer_type street city state country zip msa_code latitude longitude ' +
    'seller_phone seller_email created_at distance';

  test('a dealership has the members of part-1.md', () => {
    const ids =
      'mc_website_id mc_dealer_id mc_location_id mc_rooftop_id mc_dealership_group_id mc_dealership_group_name ' +
      'mc_sub_dealership_group_id mc_sub_dealership_group_name mc_category';
    expect(rowAt('/dealerships/car', 'mc_dealerships')).toEqual(`${ids} ${PLACE}`.split(' ').sort());
  });

  test('a dealer has the members of part-1.md', () => {
    expect(rowAt('/dealers/car', 'dealers')).toEqual(
      `id data_source listing_count dealership_group_name ${PLACE}`.split(' ').sort(),
    );
  });

  test('coordinates are numbers of dealerships and text of dealers; created_at is text', () => {
    const schemas = document.components.schemas as Record<
      string,
      { properties: Record<string, { type: string }> }
    >;
    const types = (name: string) =>
      ['latitude', 'longitude', 'created_at'].map((member) => schemas[name]?.properties[member]?.type);
    expect(types('Dealership')).toEqual(['number', 'number', 'string']);
    expect(types('Dealer')).toEqual(['string', 'string', 'string']);
  });

  test('it is what the server hands out, without a key', async () => {
    const response = await app.request('/v2/openapi.json');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(document);
  });
});

describe('documented → accepted', () => {
  const keyed = operations.filter((one) => !isOfClients(one));
  test.each(keyed.map(({ path }, at) => [path, at] as const))('%s asks for a key', async (path, at) => {
    // each from an address of its own: one that asks without a key again and again is answered ever more slowly
    const from = { incoming: { socket: { remoteAddress: `10.0.${at >> 8}.${at & 255}` } } };
    expect((await app.request(filled(path), undefined, from)).status).toBe(401);
  });

  test('the documented parameters are those of the table of operations', () => {
    for (const operation of OPERATIONS) {
      const described = document.paths[operation.path]?.[(operation.method ?? 'GET').toLowerCase()];
      const inQuery = described?.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name);
      expect(inQuery).toEqual(operation.parameters.map(({ name }) => name));
      expect(Object.keys(described?.responses ?? {})).toEqual(
        expect.arrayContaining(operation.errors.map((status) => String(status))),
      );
    }
  });
});

describe('accepted → documented', () => {
  /** besides the operations: the document itself and health; the pages are for people */
  const OTHERS = ['/v2/openapi.json', '/healthz', '/readyz', '/metrics'];

  test('every route is documented or one of a few', () => {
    const documented = OPERATIONS.flatMap((operation) => routePaths(operation).map((path) => `/v2${path}`));
    const routes = app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .filter(({ path }) => !/^\/(reference|console)/.test(path))
      .map(({ path }) => path);
    const withTokens = documented.map((path) => `/oauth${path}`);
    const ofClients = operations.filter(isOfClients).map(({ path }) => path);
    expect(
      [...new Set(routes)].sort(),
      'A route is an operation (src/api/operations) and so documented; what is none is named in OTHERS of test/unit/openapi.test.ts.',
    ).toEqual([...new Set([...documented, ...withTokens, ...ofClients, ...OTHERS])].sort());
    expect(Object.keys(document.paths).sort()).toEqual(
      [...new Set([...OPERATIONS.map(({ path }) => path), ...ofClients])].sort(),
    );
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
      const { search: policy } = operation;
      if (!policy) continue;
      const { list, fromPath = [], dataset } = policy;
      const names = [...operation.parameters.map(({ name }) => name), ...fromPath];
      // without a dealer an inventory reads no further, nor incentives of a make without a ZIP
      const spy = new Spy([
        ['dealer_id', ['1001']],
        ...(fromPath.length > 0 ? [['zip', ['60601']] as const] : []),
      ]);
      readSearch(spy, policy, PLANS.enterprise, NOW);
      expect(spy.asked.size).toBeGreaterThan(list === 'listings' && dataset.name !== 'incentives' ? 12 : 10);
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
