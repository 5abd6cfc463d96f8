import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { PAGES } from '../../src/api/reference/chapters.ts';
import { openapiDocument } from '../../src/api/reference/document.ts';
import { examplesIn } from '../../src/api/reference/example.ts';
import { exampleUrl } from '../../src/api/reference/examples.ts';
import { LONGEST } from '../../src/mcp/answer-size.ts';
import { permissionsOf } from '../../src/search/read.ts';
import { describeOnEngine } from '../market/load.ts';
import { type Asked, everything } from '../sample/asks.ts';
import { SampleInstallation } from '../sample/installation.ts';
import { CALLS, Model } from '../sample/mcp.ts';
import { closed, Members, type Schema } from '../sample/members.ts';

/** The sample market answers every example of the OpenAPI document, as the document says, and shows all that it tells. */

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly responses: Readonly<Record<string, { content?: Record<string, { schema: Schema }> }>> }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
const document = openapiDocument() as Document;
const { schemas } = document.components;

/** Members that no answer of the sample has, each with the reason. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^Error\./, 'an error; every test of refusals has some'],
  [/^Uk\w+\.(dealer\.|mc_dealership\.|car_location\.)?(state|msa_code)$/, 'addresses of the UK have neither'],
  [/^\/sold-vehicles\/summary\.applied\.available_history\.provisional_from$/, 'delivered months are final'],
  [
    /^\/trends\/car\.(total|series)\.points\.sold\./,
    'the days of the sample are no whole month: test/summary/trends',
  ],
  [/^\/trends\/car\.sold_history\.provisional_from$/, 'delivered months are final'],
  [
    /^(AlertEvent|AlertEventDetails|AlertListing|RepricedListing)\.|^Alert\.fault$/,
    'an event needs a delivery after its alert: test/engine/alerts.test.ts',
  ],
  [/^UkHistoryRecord\.state$/, 'addresses of the UK have none'],
  [/^DecodedVehicle\.(drivetrain|transmission)$/, 'the VINs that are asked do not tell it'],
  [/\.price_as_given$/, 'the sample has no prices in foreign currencies; test/data/ingest-accept has'],
  [
    /^\/deliveries\.(deliveries\.source|sources)\b/,
    'no source is watched beside the sample: test/engine/api-deliveries',
  ],
  [/^\/deliveries\.deliveries\.holds\./, 'no source of the sample is held: test/engine/api-deliveries'],
  [/^DecodedVehicle\.possible_/, 'told of VINs that fit several vehicles: test/vin'],
  [
    /^\/batch\/.*\.(completed_at|error_code|error_message|total_records)$/,
    'a job that was just submitted has not been read',
  ],
];

/** Fields that are counted or measured and that the listings of a search lack, each with the reason. */
const WITHOUT_VALUES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/uk/, /^(state|msa_code)$/, 'addresses of the UK have neither'],
  [/(fsbo|auction)/, /^(finance|lease)_/, 'neither private sellers nor auctions finance anything'],
  [/auction/, /^(dealer_type|(mc_|mc_sub_)?dealership_group_name)$/, 'an auction is no dealer'],
  [
    /fsbo/,
    /^(dealer_id|seller_name|dealer_type|dealership_group_name|mc_\w+|msa_code)$/,
    'a private seller is no dealer',
  ],
  [/uk\/recents/, /^car_/, 'what has left in the UK stood at its dealers'],
];

interface Counted {
  readonly facets?: Readonly<Record<string, readonly object[]>>;
  readonly range_facets?: Readonly<Record<string, { readonly between: number }>>;
  readonly stats?: Readonly<Record<string, { readonly count: number }>>;
}

describeOnEngine('the sample market', () => {
  let installation: SampleInstallation;
  let asked: readonly Asked[];

  beforeAll(async () => {
    installation = await SampleInstallation.open();
    asked = await everything(installation);
  });
  afterAll(() => installation?.close());

  const answerTo = (url: string): Asked | undefined => asked.find((one) => one.url === url);
  const schemaOf = ({ path, method }: Asked): Schema | undefined =>
    document.paths[path]?.[method]?.responses['200']?.content?.['application/json']?.schema;

  test('answers everything that it is asked', () => {
    const refused = asked.filter(({ answer }) => answer.status !== 200);
    expect(refused.map(({ url, answer }) => [url, answer.status, answer.body])).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });

  test('every example finds something', () => {
    for (const operation of OPERATIONS) {
      const { path, method } = operation;
      const url = method ? undefined : exampleUrl(operation);
      const body = url === undefined ? undefined : answerTo(url)?.answer.body;
      if (url === undefined || path.startsWith('/batch/')) continue;
      // a file has no members
      const { num_found, terms, data, count } = (body ?? {}) as Record<string, unknown>;
      const size =
        num_found ?? (terms as unknown[] | undefined)?.length ?? (data as unknown[] | undefined)?.length;
      const found = Array.isArray(body) ? body.length : (size ?? count ?? 1);
      expect([url, Number(found) > 0]).toEqual([url, true]);
    }
  });

  test('every answer is as the document says, and has no member that it does not tell', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'document', components: closed(document.components) as object });
    const faults = asked.flatMap((one) => {
      const schema = schemaOf(one);
      if (!schema || one.answer.status !== 200) return [];
      const standalone = JSON.parse(
        JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/'),
      ) as object;
      const validate = ajv.compile(standalone);
      if (validate(one.answer.body)) return [];
      return [
        [
          one.url,
          validate.errors?.slice(0, 3).map((fault) => [fault.instancePath, fault.message, fault.params]),
        ],
      ];
    });
    expect(faults).toEqual([]);
  });

  test('every member of every answer is shown by some answer, but for a few', () => {
    const members = new Members(schemas);
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { responses } of Object.values(methods)) {
        const schema = responses['200']?.content?.['application/json']?.schema;
        if (schema) members.expect(schema, path);
      }
    }
    for (const one of asked) {
      const schema = schemaOf(one);
      if (schema) members.see(schema, one.answer.body, one.path);
    }
    expect(members.all.size).toBeGreaterThan(900);
    const excepted = (member: string): boolean => EXCEPTIONS.some(([form]) => form.test(member));
    expect(
      members.unseen.filter((member) => !excepted(member)),
      'No answer of the sample shows these members. One of listings: give it a value in sample/whole.ts (cars) or in `whole` of the ' +
        'kind in sample/kinds. Another: ask for it in this test, or say in EXCEPTIONS, at its top, why no answer can show it.',
    ).toEqual([]);
    // no exception outlives its reason
    for (const [form, reason] of EXCEPTIONS)
      expect([reason, [...members.unseen, 'Error.code'].some((member) => form.test(member))]).toEqual([
        reason,
        true,
      ]);
  });

  test('every field that a search of listings counts or measures has values', async () => {
    const empty: string[] = [];
    for (const operation of OPERATIONS) {
      const { path, search: policy, shows } = operation;
      if (!policy || shows !== 'listing') continue;
      const { facets, ranges, stats } = permissionsOf(policy);
      const counted = async (kind: string, names: Iterable<string>): Promise<Counted> => {
        const narrowed = path === '/dealerships/inventory' ? '&dealer_id=1000000,1000017,1000034' : '';
        const country = path.includes('uk') ? '' : '&country=all';
        const query = `rows=0&include_non_vin_listings=true${country}${narrowed}&${kind}=${[...names].join(',')}`;
        return (await installation.ask(`${path}?${query}`)).body as Counted;
      };
      const terms = (await counted('facets', facets.keys())).facets ?? {};
      const spans = (await counted('range_facets', ranges.keys())).range_facets ?? {};
      const figures = (await counted('stats', stats.keys())).stats ?? {};
      const without = [
        ...Object.keys(terms).filter((name) => terms[name]?.length === 0),
        ...Object.keys(spans).filter((name) => spans[name]?.between === 0),
        ...Object.keys(figures).filter((name) => figures[name]?.count === 0),
      ];
      const excepted = (name: string): boolean =>
        WITHOUT_VALUES.some(([where, form]) => where.test(path) && form.test(name));
      empty.push(...without.filter((name) => !excepted(name)).map((name) => `${path} ${name}`));
    }
    expect(
      empty,
      'Listings of the sample have no value of these. Draw one in sample/build.ts (what the vehicle is) or sample/listing.ts, or say ' +
        'in WITHOUT_VALUES of test/engine/sample-answers.test.ts why the listings of that search have none.',
    ).toEqual([]);
  });

  test('every example of the pages of the reference is answered as the page says, and finds something', async () => {
    const examples = PAGES.flatMap(({ sections }) => sections.flatMap(({ html }) => examplesIn(html)));
    expect(examples.length).toBeGreaterThan(40);
    for (const { target, status } of examples) {
      const answer = await installation.ask(target);
      expect([target, answer.status]).toEqual([target, status]);
      const { num_found = 1 } = answer.body as { num_found?: number };
      expect([target, num_found > 0]).toEqual([target, true]);
    }
  });

  describe.each(['overHttp', 'overStdio'] as const)('to a model, %s,', (way) => {
    test('every tool answers, each in a bounded text without the key', async () => {
      const model = await Model[way](installation);
      const { tools } = await model.client.listTools();
      expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
      for (const [name, args, member] of CALLS) {
        const answer = await model.call(name, args);
        const text = JSON.stringify(answer);
        expect([name, Object.keys(answer)]).toEqual([name, expect.arrayContaining([member])]);
        expect(text.length).toBeLessThanOrEqual(LONGEST);
        expect(text).not.toContain(installation.key);
      }
      const { contents } = await model.client.readResource({ uri: 'forecourt://values/car/make' });
      const makes = JSON.parse((contents[0] as { text: string }).text) as {
        readonly values: readonly { readonly item: string; readonly count: number }[];
      };
      expect(makes.values.find(({ item }) => item === 'Ford')?.count).toBeGreaterThan(10);
      await model.client.close();
    });
  });

  describe('an analyst’s question is answered by a model in five calls at most:', () => {
    let model: Model;
    beforeAll(async () => {
      model = await Model.overHttp(installation);
    });
    afterAll(() => model.client.close());
    const plain = async <Answer>(path: string): Promise<Answer> =>
      (await installation.ask(path)).body as Answer;
    interface Found {
      readonly num_found: number;
      readonly listings: readonly (Record<string, unknown> & {
        vin: string;
        build: { year: number; make: string; model: string };
        dealer: { id: number; name: string; state: string };
      })[];
      readonly facets: Record<string, readonly { item: string; count: number }[]>;
      readonly stats: Record<string, Record<string, unknown>>;
    }

    test('which dealers of a state cut the price of a model of a year this week?', async () => {
      const cut = 'price_change=negative&first_seen_days=0-7';
      const [one] = (await plain<Found>(`/search/car/active?${cut}&make=toyota&rows=1`)).listings;
      if (!one) throw new Error('the sample has cut no price of a Toyota');
      const { build, dealer } = one;
      const before = model.calls;
      const spelt = await model.call<{ values: { item: string }[] }>('list_values', {
        ...{ field: 'model', contains: build.model.toLowerCase(), filters: { make: build.make } },
      });
      const name = spelt.values[0]?.item;
      const answer = await model.call<{ listings: Record<string, unknown>[] }>('search_listings', {
        filters: {
          ...{ state: dealer.state, make: build.make, model: name, year: build.year },
          ...{ price_change: 'negative', first_seen_days: '0-7' },
        },
        ...{ facets: ['dealer_id'], rows: 50 },
      });
      expect(model.calls - before).toBeLessThanOrEqual(5);
      const query = new URLSearchParams({ state: dealer.state, model: `${name}`, year: `${build.year}` });
      const { listings } = await plain<Found>(`/search/car/active?${cut}&make=toyota&${query}&rows=50`);
      const dealers = (all: readonly unknown[]): unknown[] => [...new Set(all)].sort();
      expect(dealers(answer.listings.map((row) => row['dealer.name']))).toEqual(
        dealers(listings.map((row) => row.dealer.name)),
      );
      expect(answer.listings.every(({ price, ref_price }) => Number(price) < Number(ref_price))).toBe(true);
      expect(answer.listings.map(({ vin }) => vin)).toContain(one.vin);
    });

    test('what did this vehicle cost since it was first listed, and is there a recall?', async () => {
      const vin = '1FTAACC88PA100000';
      const answer = await model.call<{ history: unknown; recalls: { data: unknown } }>('get_vehicle', {
        vin,
      });
      expect(answer.history).toEqual(await plain(`/history/car/${vin}`));
      const { data } = await plain<{ data: unknown }>(`/car/recalls/${vin}`);
      expect([data !== undefined, answer.recalls.data]).toEqual([true, data]);
    });

    test('is a dealer dearer than its state for the make that it has most of?', async () => {
      const before = model.calls;
      const { mc_dealerships } = await model.call<{ mc_dealerships: { seller_name: string }[] }>(
        'find_dealers',
        {
          ...{ filters: { state: 'IL', dealer_type: 'franchise' }, rows: 1 },
        },
      );
      const own = await model.call<Found>('search_listings', {
        filters: { dealer_name: mc_dealerships[0]?.seller_name, car_type: 'used' },
        ...{ facets: ['make'], stats: ['price'], rows: 0 },
      });
      const make = own.facets.make?.[0]?.item ?? '';
      const state = await model.call<Found>('search_listings', {
        ...{ filters: { state: 'IL', car_type: 'used', make }, stats: ['price'], rows: 0 },
      });
      expect(model.calls - before).toBeLessThanOrEqual(5);
      const query = new URLSearchParams({ state: 'IL', car_type: 'used', make, stats: 'price', rows: '0' });
      expect(state.stats).toEqual((await plain<Found>(`/search/car/active?${query}`)).stats);
      expect(own.num_found).toBeGreaterThan(0);
    });
  });
});
