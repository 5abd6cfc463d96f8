import { describe, expect, test } from 'vitest';
import type { Operation } from '../../src/api/operation.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { openapiDocument } from '../../src/api/reference/document.ts';
import { permissionsOf } from '../../src/search/read.ts';

/** What the OpenAPI document tells of fields, values, headers and examples. */

interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly example?: unknown;
  readonly schema: {
    readonly type: string;
    readonly pattern?: string;
    readonly enum?: readonly string[];
    readonly items?: { readonly enum: readonly string[] };
  };
}
interface Described {
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly DescribedParameter[];
  readonly responses: Readonly<Record<string, { readonly headers?: Readonly<Record<string, object>> }>>;
}
interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { properties: object }>> };
}

const document = openapiDocument() as Document;
const at = (path: string, method = 'get'): Described => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${path} is not described`);
  return found;
};
const parameter = (path: string, name: string): DescribedParameter => {
  const found = at(path).parameters.find((one) => one.name === name);
  if (!found) throw new Error(`${path} has no ${name}`);
  return found;
};
const searches = OPERATIONS.flatMap((operation) =>
  operation.search ? [{ path: operation.path, policy: operation.search }] : [],
);

describe.each(searches.map((operation) => [operation.path, operation] as const))('%s', (path, { policy }) => {
  const { facets, ranges, stats, sorts } = permissionsOf(policy);

  test('tells the fields of facets, range facets, statistics and orders', () => {
    const listed = (name: string): string[] => parameter(path, name).description.split(/[\s,.()]+/);
    expect(listed('facets')).toEqual(expect.arrayContaining([...facets.keys()]));
    expect(listed('range_facets')).toEqual(expect.arrayContaining([...ranges.keys()]));
    expect(parameter(path, 'sort_by').schema.enum).toEqual(expect.arrayContaining([...sorts.keys()]));
    if (stats.size > 0) expect(listed('stats')).toEqual(expect.arrayContaining([...stats.keys()]));
    else expect(at(path).parameters.map(({ name }) => name)).not.toContain('stats');
  });

  test('tells no field that is not allowed', () => {
    const listed = (name: string): string[] =>
      /Fields: ([^.]*)\./.exec(parameter(path, name).description)?.[1]?.split(', ') ?? [];
    expect(listed('facets')).toEqual([...facets.keys()]);
    if (stats.size > 0) expect(listed('stats')).toEqual([...stats.keys()]);
  });
});

test('E2 and E3 tell the twelve parameters of which one is needed', () => {
  const twelve =
    'dealer_id, mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_dealership_group_id, ' +
    'mc_dealership_group_name, mc_sub_dealership_group_id, mc_sub_dealership_group_name, source, dealer_name, ' +
    'dealership_group_name';
  for (const path of ['/dealerships/inventory', '/dealerships/inventory/marketplaces/{marketplace_name}'])
    expect(at(path).description).toContain(`At least one of these is required: ${twelve}.`);
  expect(at('/search/car/active').description).not.toContain('has to be sent');
});

test.each([
  ['/search/car/active', 'car_type', 'new used certified'],
  ['/search/car/active', 'dealer_type', 'franchise independent'],
  ['/search/car/active', 'price_change', 'positive negative'],
  ['/search/car/uk/active', 'car_type', 'new used certified'],
  ['/dealers/car', 'dealer_type', 'franchise independent'],
  ['/search/motorcycle/active', 'inventory_type', 'new used'],
  ['/search/car/incentive/oem', 'offer_type', 'lease finance cash'],
  ['/search/car/incentive/oem', 'term_unit', 'month months year years'],
  ['/search/car/active', 'match', 'year make model trim version build_code options_packages'],
  ['/sold-vehicles/summary', 'fuel_type_category', 'ice ev hybrid unknown other'],
])('%s: %s takes %s', (path, name, words) => {
  const { schema } = parameter(path, name);
  expect(schema.enum ?? schema.items?.enum).toEqual(words.split(' '));
});

test.each([
  ['/search/car/active', 'first_seen_range', '20260101-20261231', '20261301-20261231'],
  ['/search/car/uk/recents', 'active_inventory_date_range', '20260101-20261231', '20260100-20261231'],
  ['/trends/car', 'date_from', '2026-11-29', '2026-29-11'],
  ['/sold-vehicles/summary', 'date_to', '2026-11-30', '2026-11-32'],
  ['/snapshot/car', 'as_of', '2026-11-29', '20261129'],
  ['/changes/car', 'day', '2026-11-29', '29.11.2026'],
])('%s: %s tells how days are written', (path, name, day, other) => {
  const pattern = new RegExp(parameter(path, name).schema.pattern ?? '');
  expect([day, other, ''].filter((text) => pattern.test(text))).toEqual([day]);
});

test('every parameter of days tells what days are', () => {
  const days = searches.flatMap(({ path }) =>
    at(path).parameters.filter(({ name }) => name.endsWith('_days')),
  );
  expect(days.length).toBeGreaterThan(20);
  for (const { name, description } of days)
    expect(description, `${name}: a parameter of a scope says this in its own \`about\``).toContain(
      'Whole UTC days, both ends included, in either order',
    );
});

test('a plot tells its points, and only operations that have them', () => {
  const text = (path: string): string => JSON.stringify(at(path).responses['200']);
  expect(text('/search/car/active')).toContain('#/components/schemas/ListingPoint');
  expect(text('/search/car/uk/active')).toContain('#/components/schemas/UkListingPoint');
  expect(text('/dealerships/inventory')).not.toContain('Point');
  // supplement section 1, "plot flag"
  expect(Object.keys(document.components.schemas.ListingPoint?.properties ?? {}).sort()).toEqual(
    'id vin price miles msrp dom year make model trim dealer_id seller_name latitude longitude photo_link'
      .split(' ')
      .sort(),
  );
});

test('answers that are no errors tell the limits; those of the older directory that it is replaced', () => {
  for (const operation of OPERATIONS) {
    const { responses } = at(operation.path, (operation.method ?? 'GET').toLowerCase());
    const [status = ''] = Object.keys(responses).filter((one) => /^[23]/.test(one));
    const headers = Object.keys(responses[status]?.headers ?? {});
    expect([operation.path, headers]).toEqual([
      operation.path,
      expect.arrayContaining([
        ...['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset-Time'],
        ...['Quota-Limit', 'Quota-Remaining', 'Quota-Reset-Time'],
      ]),
    ]);
    expect(headers).not.toContain('Retry-After');
    const isReplaced = operation.replacedBy !== undefined;
    expect([operation.path, headers.includes('Deprecation'), headers.includes('Link')]).toEqual([
      ...[operation.path, isReplaced, isReplaced],
    ]);
  }
});

describe('examples', () => {
  test('every search has one, and every operation whose answer has a name that stays', () => {
    const unnamed = new Set([
      ...['vin/decode', 'match/rank'].flatMap((family) => {
        const jobs = `/batch/${family}/jobs/{job_id}`;
        return [jobs, `${jobs}/download`];
      }),
      '/image/cache/car/{listing_id}/{image}',
    ]);
    // views have the ids that they are given when they are saved
    const ofViews = ({ tag, example }: Operation): boolean => tag === 'views' && !example;
    const asked = OPERATIONS.filter((one) => !unnamed.has(one.path) && !one.takesFile && !ofViews(one));
    const missing = asked.filter(({ example }) => !example).map(({ path }) => path);
    expect(
      missing,
      'Add `example` to each of these: a request that the sample of npm start answers. A market says it beside the path ' +
        '(src/catalog/markets), another operation in its own file (src/api/operations). One that asks for a name which changes with ' +
        'every sample is named in `unnamed` of test/unit/openapi-document.test.ts.',
    ).toEqual([]);
  });

  test('what changes something has a command that does it', () => {
    const posts = OPERATIONS.filter(({ method }) => method);
    expect(posts.length).toBeGreaterThan(0);
    for (const { path, method = '' } of posts) {
      const { description } = at(path, method.toLowerCase());
      expect([path, description]).toEqual([path, expect.stringMatching(/^Example: `curl .*api_key=KEY'`$/m)]);
    }
  });

  test('their parameters are those of the operation, in the type of its schema, and stand in the document', () => {
    for (const operation of OPERATIONS.filter(({ method }) => !method)) {
      const names = [
        ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
        ...operation.parameters.map(({ name }) => name),
      ];
      const { example = {} } = operation;
      expect(Object.keys(example).filter((name) => !names.includes(name))).toEqual([]);
      for (const { name, example: value, schema } of at(operation.path).parameters) {
        const type = Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;
        if (example[name] === undefined) expect(value).toBeUndefined();
        else
          expect([operation.path, name, String(value), type]).toEqual([
            ...[operation.path, name, example[name]],
            schema.type === 'number' ? expect.stringMatching(/number|integer/) : schema.type,
          ]);
      }
    }
  });
});
