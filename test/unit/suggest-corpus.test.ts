import { describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { shownLine } from '../../src/engine/question.ts';
import { compileMatching } from '../../src/search/suggest/compile.ts';
import { suggestedField } from '../../src/search/suggest/policy.ts';
import { readSuggest } from '../../src/search/suggest/read.ts';
import { suggest, type TermSource } from '../../src/search/suggest/run.ts';
import { knownTerms } from '../../src/search/suggest/terms.ts';
import { holds } from '../cases/case.ts';
import { SUGGESTIONS } from '../cases/suggestions.ts';
import { testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';

/** Auto-complete, pure: URL → plan → engine request, and the permissions of its operations. */

describe('corpus', () => {
  test.each(SUGGESTIONS.filter(({ error }) => !error).map((one) => [one.url, one] as const))(
    '%s',
    (url, one) => {
      const { plan, request } = explain(url, PLANS.enterprise, NOW);
      if (one.plan) expect(plan).toMatchObject(one.plan);
      if (one.request) expect(holds(request, one.request), JSON.stringify(request)).toBe(true);
    },
  );

  test.each(SUGGESTIONS.filter(({ error }) => error).map((one) => [one.url, one] as const))(
    'refused: %s',
    (url, { error }) => {
      let refusal: unknown;
      try {
        explain(url, PLANS.enterprise, NOW);
      } catch (thrown) {
        refusal = thrown;
      }
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal).toMatchObject({
        status: error?.status,
        message: expect.stringContaining(error?.message ?? ''),
      });
    },
  );
});

const completions = OPERATIONS.flatMap((operation) =>
  operation.suggests ? [{ ...operation, policy: operation.suggests }] : [],
);

const HEAVY_EQUIPMENT =
  'body_type category city drivetrain engine exterior_color fuel_type interior_color make model state sub_category ' +
  'transmission trim';
const SMALL =
  'year make model trim body_type vehicle_type transmission drivetrain fuel_type color engine state city inventory_type ' +
  'seller_type radius zip';

/** Values of `field`, from supplement appendix B and part-2.md S3 and S4. One that the contract does not know has those of its market's file. */
const FIELDS: Readonly<Record<string, string>> = {
  '/search/car/auto-complete':
    'body_subtype body_type city drivetrain engine engine_block engine_size exterior_color fuel_type interior_color make ' +
    'mm model powertrain_type state transmission trim vehicle_type version ymm',
  '/specs/car/auto-complete':
    'body_subtype body_type drivetrain engine engine_block engine_size fuel_type make model powertrain_type transmission ' +
    'trim vehicle_type version',
  '/specs/car/terms':
    'body_subtype body_type drivetrain engine engine_block engine_size fuel_type make model powertrain_type transmission ' +
    'trim vehicle_type version',
  '/search/motorcycle/auto-complete':
    'body_type city color drivetrain engine fuel_type make model state transmission trim vehicle_type',
  '/search/heavy-equipment/auto-complete': HEAVY_EQUIPMENT,
  '/auto-complete/heavy-equipment': HEAVY_EQUIPMENT,
  '/search/rv/auto-complete':
    'city class engine exterior_color fuel_type interior_color make model state transmission trim',
  '/search/car/uk/auto-complete':
    'body_subtype body_type car_location_city car_location_county city county dealer_name drivetrain engine engine_block ' +
    'engine_size ev_battery_type exterior_color fuel_type interior_color make mm model model_variant transmission variant ' +
    'vehicle_type ymm',
};

/** Parameters that narrow, from supplement appendix B; of one that the contract does not know those of all. */
const NARROWING: Readonly<Record<string, string>> = {
  '/search/car/auto-complete':
    'year make model trim body_type body_subtype vehicle_type transmission drivetrain fuel_type exterior_color ' +
    'interior_color engine engine_size engine_block state city source dealer_id mc_website_id mc_dealer_id ' +
    'mc_location_id mc_rooftop_id mc_dealership_group_id mc_dealership_group_name mc_sub_dealership_group_id ' +
    'mc_sub_dealership_group_name mc_category country car_type include_non_vin_listings seller_type radius zip ' +
    'inventory_count_range exclude_dealer_ids exclude_mc_website_ids exclude_sources in_transit exclude_make',
  '/specs/car/auto-complete':
    'year make model trim body_type body_subtype vehicle_type transmission drivetrain fuel_type engine engine_size ' +
    'engine_block',
  '/specs/car/terms':
    'year make model trim body_type body_subtype vehicle_type transmission drivetrain fuel_type engine engine_size ' +
    'engine_block country',
  '/search/motorcycle/auto-complete': SMALL,
  '/search/heavy-equipment/auto-complete': SMALL,
  '/auto-complete/heavy-equipment': SMALL,
  '/search/rv/auto-complete': SMALL,
  '/search/car/uk/auto-complete':
    'year make model variant body_type dealer_name body_subtype vehicle_type transmission drivetrain fuel_type ' +
    'exterior_color interior_color engine engine_size engine_block county city source dealer_id mc_website_id ' +
    'mc_dealer_id mc_location_id mc_rooftop_id mc_dealership_group_id mc_dealership_group_name ' +
    'mc_sub_dealership_group_id mc_sub_dealership_group_name mc_category country include_non_vin_listings seller_type ' +
    'radius zip postal_code inventory_count_range exclude_dealer_ids exclude_mc_website_ids exclude_sources in_transit ' +
    'exclude_make',
};

/** What narrows every auto-complete of listings. */
const NARROWS_ALL = 'year make model transmission fuel_type';

test('those of the contract are there', () => {
  expect(completions.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(FIELDS)));
  expect(Object.keys(NARROWING).sort()).toEqual(Object.keys(FIELDS).sort());
});

describe.each(completions.map((operation) => [operation.path, operation] as const))(
  '%s',
  (path, operation) => {
    const { policy } = operation;
    const names = operation.parameters.map(({ name }) => name);

    test('suggests the fields of the contract, each of which the engine can count', () => {
      const fields = FIELDS[path]?.split(' ') ?? policy.fields;
      expect([...policy.fields].sort()).toEqual([...fields].sort());
      expect(policy.fields.length).toBeGreaterThan(0);
      for (const name of policy.fields) {
        const field = suggestedField(policy.search.dataset, name);
        expect([name, field?.facet || field?.ordered]).toEqual([name, true]);
      }
    });

    test('takes the parameters of the contract, each once', () => {
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(
        expect.arrayContaining(['field', ...(NARROWING[path] ?? NARROWS_ALL).split(' ')]),
      );
      for (const name of ['input', 'ignore_case', 'facet_min_count', 'sort_by'])
        expect([name, names.includes(name)]).toEqual([name, !path.endsWith('/terms')]);
      expect(names.includes('term_counts')).toBe(!path.startsWith('/specs/'));
    });

    test('reads no parameter that is not documented', () => {
      class Spy extends Map<string, readonly string[]> {
        readonly asked = new Set<string>();
        override get(name: string): readonly string[] | undefined {
          this.asked.add(name);
          return super.get(name);
        }
        override has(name: string): boolean {
          this.asked.add(name);
          return super.has(name);
        }
      }
      const spy = new Spy([
        ['field', ['make']],
        ['input', ['a']],
      ]);
      readSuggest(spy, policy, PLANS.enterprise, NOW);
      expect([...spy.asked].filter((name) => !names.includes(name))).toEqual([]);
    });

    const { ask } = testApp();
    test.each(operation.parameters.map(({ name, schema }) => [name, schema] as const))(
      'understands %s',
      async (name, schema) => {
        const response = await ask(`${path}?field=make&input=a&${name}=%3F%3F`);
        const { code, message } = (await response.json()) as { code: number; message: string };
        // an order that is none is ignored (feeds.md section 5)
        if ((schema.type !== 'string' || schema.enum) && name !== 'sort_by')
          expect([code, message]).toEqual([422, expect.stringContaining(name)]);
        // free text reaches the engine, which is not there
        else expect([422, 503]).toContain(code);
      },
    );
  },
);

describe('a field of more terms than one answer holds', () => {
  const [{ policy }] = completions as [(typeof completions)[number]];
  const asked = (query: readonly [string, string][]) =>
    readSuggest(new Map(query.map(([name, text]) => [name, [text]])), policy, PLANS.enterprise, NOW);
  const found = (others: number, ...items: string[]) => ({
    total: 0,
    sources: [],
    aggregations: {
      terms: { sum_other_doc_count: others, buckets: items.map((key) => ({ key, doc_count: 1 })) },
    },
  });

  /** An engine that gives those answers, one request after the other, and what it was asked. */
  function source(...answers: ReturnType<typeof found>[][]) {
    const lines: number[] = [];
    const made: TermSource = {
      ask: async (asks) => {
        lines.push(asks.length);
        return answers.shift() ?? [];
      },
      indices: async (roles) => [...roles],
      known: knownTerms(100_000),
    };
    return { made, lines };
  }

  test('is asked for what begins with the input and what holds it', async () => {
    const plan = asked([
      ['field', 'trim'],
      ['input', 'lx'],
    ]);
    const { made, lines } = source(
      [found(9, 'Base')],
      [found(0, 'LX'), found(0, 'DLX', 'LX')],
      [found(0, 'LX'), found(0, 'DLX', 'LX')],
    );
    const items = async () => (await suggest(plan, policy, made)).map(({ item }) => item);
    expect(await items()).toEqual(['LX', 'DLX']);
    // that it has more is known
    expect(await items()).toEqual(['LX', 'DLX']);
    expect(lines).toEqual([1, 2, 2]);
    const includes = compileMatching(plan, policy).map((line) => JSON.stringify(shownLine(line)));
    expect(includes[0]).toContain('"include":"(l|L)(x|X).*"');
    expect(includes[1]).toContain('"include":".*(l|L)(x|X).*"');
  });

  test('other inputs of the same question ask the engine nothing', async () => {
    const { made, lines } = source([found(0, 'LX', 'Base')]);
    for (const [input, items] of [
      ['l', ['LX']],
      ['b', ['Base']],
      ['z', []],
    ] as const) {
      const plan = asked([
        ['field', 'trim'],
        ['input', input],
        ['make', 'honda'],
      ]);
      expect((await suggest(plan, policy, made)).map(({ item }) => item)).toEqual(items);
    }
    expect(lines).toEqual([1]);
  });

  test('numbers take no pattern', () => {
    const plan = asked([
      ['field', 'engine_size'],
      ['input', '2'],
    ]);
    expect(compileMatching(plan, policy)).toEqual([]);
  });
});
