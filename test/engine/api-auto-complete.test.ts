import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../market/app.ts';
import type { Car } from '../market/car.ts';
import { bay, type Dealer, decatur, loop, peach } from '../market/dealers.ts';
import {
  describeOnEngine,
  type LoadedMarket,
  loadCars,
  loadGeneration,
  switchAliases,
} from '../market/load.ts';
import { varied } from '../market/varied.ts';

/** `GET /v2/search/car/auto-complete` on generated listings, against brute force over them. */

const CARS = varied(600);

const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));
const place = ({ dealer }: Car, name: string): string => String(dealer.indexed[name]);
/** The term of a listing, by hand. */
const TERM: Readonly<Record<string, (car: Car) => string | undefined>> = {
  make: ({ build }) => build.make,
  model: ({ build }) => build.model,
  trim: ({ build }) => build.trim,
  mm: ({ build }) => `${build.make}|${build.model}`,
  ymm: ({ build }) => `${build.year}|${build.make}|${build.model}`,
  engine_size: ({ build }) => text(build.engine_size),
  exterior_color: (car) => car.exterior_color,
  city: (car) => place(car, 'city'),
  state: (car) => place(car, 'state'),
};

type Test = (car: Car) => boolean;
const isShown: Test = ({ role }) => role === 'us';
const isCovered: Test = ({ role }) => role !== 'rest';
const sells =
  (dealer: Dealer): Test =>
  (car) =>
    car.dealer === dealer;

/** What narrows it, and which listings that leaves. */
const CONTEXTS: readonly (readonly [query: string, holds: Test])[] = [
  ['', isShown],
  ['make=ford', (car) => isShown(car) && car.build.make === 'Ford'],
  ['exclude_make=FORD,ram', (car) => isShown(car) && !['Ford', 'RAM'].includes(car.build.make)],
  ['year=2019,2021', (car) => isShown(car) && [2019, 2021].includes(car.build.year)],
  ['car_type=new', (car) => isShown(car) && car.inventory_type === 'new'],
  ['car_type=certified', (car) => isShown(car) && car.inventory_type === 'used' && car.is_certified === true],
  ['country=ca', ({ role }) => role === 'ca'],
  ['country=all', isCovered],
  ['country=all&state=il,ga', (car) => isCovered(car) && ['IL', 'GA'].includes(place(car, 'state'))],
  ['seller_type=fsbo', ({ seller_type: type }) => type === 'fsbo'],
  ['seller_type=auction,fsbo', ({ seller_type: type }) => type !== 'dealer'],
  ['seller_type=dealer,auction', (car) => isShown(car) || car.seller_type === 'auction'],
  ['seller_type=dealer', isShown],
  [`dealer_id=${peach.indexed.dealer_id}`, (car) => sells(peach)(car) && car.seller_type === 'dealer'],
  [
    `dealer_id=${peach.indexed.dealer_id}&seller_type=dealer,fsbo`,
    (car) => sells(peach)(car) && car.seller_type !== 'auction',
  ],
  [`exclude_dealer_ids=${peach.indexed.dealer_id}`, (car) => isShown(car) && !sells(peach)(car)],
  [`mc_website_id=${loop.indexed.mc_website_id}&dedup=true`, (car) => isShown(car) && sells(loop)(car)],
  [`exclude_sources=https://www.${loop.source}/`, (car) => isShown(car) && !sells(loop)(car)],
  [`zip=${loop.indexed.zip}`, (car) => isShown(car) && sells(loop)(car)],
  [`zip=${bay.indexed.zip}&radius=5`, (car) => isShown(car) && sells(bay)(car)],
  // eleven miles lie between the two
  [`zip=${peach.indexed.zip}&radius=30`, (car) => isShown(car) && (sells(peach)(car) || sells(decatur)(car))],
  ['make=nobody', () => false],
];

const INPUTS = [
  'e',
  'a',
  'FORD',
  '2',
  '-',
  '|',
  'é',
  'É',
  'gt-e1',
  '0',
  '.',
  '.*',
  '*',
  '?',
  '(',
  '"',
  '\\',
  '%',
  '/',
  '[a]',
  '~',
];

interface Expected {
  readonly item: string;
  readonly count: number;
  readonly kind: number;
}

/** Every suggestion by brute force, best first, not cut. */
function expected(field: string, input: string, holds: Test, ignoreCase = true): Expected[] {
  const cased = (value: string): string => (ignoreCase ? value.toLowerCase() : value);
  const counts = new Map<string, number>();
  for (const car of CARS.filter(holds)) {
    const term = TERM[field]?.(car);
    if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const kindOf = (term: string): number => {
    if (cased(term).startsWith(cased(input))) return 0;
    const parts = cased(term).split(cased(input)).slice(0, -1);
    let before = '';
    const ends = parts.map((part) => {
      before += part;
      const end = before.at(-1) ?? '';
      before += cased(input);
      return end;
    });
    return ends.some((end) => !/[\p{L}\p{N}]/u.test(end)) ? 1 : 2;
  };
  return [...counts]
    .filter(([term]) => cased(term).includes(cased(input)))
    .map(([item, count]) => ({ item, count, kind: kindOf(item) }))
    .sort((a, b) => a.kind - b.kind || b.count - a.count || (cased(a.item) < cased(b.item) ? -1 : 1));
}

type Terms = readonly (string | { readonly item: string; readonly count: number })[];

describeOnEngine('auto-complete', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await loadCars(CARS);
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  async function ask(query: string, path = '/search/car/auto-complete'): Promise<Terms> {
    const response = await service.ask(`${path}?${query}`);
    const body = (await response.json()) as { terms: Terms; message?: string };
    expect(response.status, `${query}: ${body.message}`).toBe(200);
    return body.terms;
  }
  const counted = (terms: readonly Expected[]) =>
    terms.slice(0, 50).map(({ item, count }) => ({ item, count }));

  describe('against brute force', () => {
    test.each(CONTEXTS)('narrowed by %s', async (context, holds) => {
      for (const field of Object.keys(TERM)) {
        for (const input of INPUTS) {
          const terms = await ask(
            `field=${field}&input=${encodeURIComponent(input)}&term_counts=true&${context}`,
          );
          expect([field, input, terms]).toEqual([field, input, counted(expected(field, input, holds))]);
        }
      }
    });
  });

  test('the contexts tell listings apart, and some inputs have more than 50 terms', () => {
    const sizes = CONTEXTS.map(([, holds]) => CARS.filter(holds).length);
    expect(sizes.at(-1)).toBe(0);
    for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThan(0);
    expect(new Set(sizes).size).toBeGreaterThan(10);
    expect(expected('trim', 'e', isCovered).length).toBeGreaterThan(50);
  });

  test('texts without counts; letter by letter; a fewest number of listings; by letter', async () => {
    const all = expected('model', 'é', isShown);
    expect(await ask('field=model&input=%C3%A9')).toEqual(all.map(({ item }) => item));
    expect(await ask('field=model&input=%C3%A9&term_counts=false')).toEqual(all.map(({ item }) => item));
    expect(await ask('field=model&input=%C3%89&ignore_case=false')).toEqual(
      expected('model', 'É', isShown, false).map(({ item }) => item),
    );
    expect(await ask('field=make&input=FORD&ignore_case=false')).toEqual([]);
    const few = expected('ymm', 'ford', isShown);
    const middle = few[Math.floor(few.length / 2)]?.count ?? 0;
    expect(await ask(`field=ymm&input=ford&facet_min_count=${middle}&term_counts=1`)).toEqual(
      counted(few.filter(({ count }) => count >= middle)),
    );
    const byLetter = expected('trim', 'base', isShown).map(({ item }) => item);
    expect(await ask('field=trim&input=base&sort_by=index')).toEqual(byLetter.sort().slice(0, 50));
    // an order that is none is ignored (feeds.md section 5, "S3, S4 sort_by")
    expect(await ask('field=trim&input=base&sort_by=relevance')).toEqual(await ask('field=trim&input=base'));
  });

  test('blanks around an input do not count; the same in any spelling of field', async () => {
    expect(await ask('field=MAKE&input=+ford+')).toEqual(['Ford']);
  });

  test('specifications: terms without counts, whatever is asked', async () => {
    const makes = expected('make', 'r', isShown).map(({ item }) => item);
    expect(await ask('field=make&input=r&term_counts=true', '/specs/car/auto-complete')).toEqual(makes);
    const response = await service.ask('/specs/car/auto-complete?field=city&input=r');
    expect(response.status).toBe(422);
  });

  test.each([
    ['', 400, 'field'],
    ['field=make', 400, 'input'],
    ['input=a', 400, 'field'],
    ['field=make&input=', 400, 'input'],
    ['field=make&input=+%09', 400, 'input'],
    ['field=make&input=%E0', 400, 'percent'],
    ['field=nonsense&input=a', 422, 'field'],
    ['field=price&input=1', 422, 'field'],
    ['field=make,model&input=a', 422, 'field'],
    [`field=make&input=${'a'.repeat(101)}`, 422, '100'],
    ['field=make&input=a&term_counts=perhaps', 422, 'term_counts'],
    ['field=make&input=a&ignore_case=perhaps', 422, 'ignore_case'],
    ['field=make&input=a&facet_min_count=-1', 422, 'facet_min_count'],
    ['field=make&input=a&seller_type=thief', 422, 'seller_type'],
    ['field=make&input=a&zip=00000&radius=5', 422, 'zip'],
    ['field=make&input=a&radius=7001', 422, '7000'],
  ])('refused: %s', async (query, status, words) => {
    const response = await service.ask(`/search/car/auto-complete?${query}`);
    expect([response.status, await response.json()]).toEqual([
      status,
      { code: status, message: expect.stringContaining(words) },
    ]);
  });

  test('what is none of its parameters is ignored, also a wrong page or facet', async () => {
    expect(await ask('field=make&input=ford&rows=x&start=-1&facets=a|b|c|d|e&stats=x&colour=y')).toEqual([
      'Ford',
    ]);
  });

  test('100 characters of any kind are no fault', async () => {
    for (const one of ['(', '\\', '"', 'İ', '𝒜', '~', 'é'])
      expect(await ask(`field=trim&input=${encodeURIComponent(one.repeat(100))}`)).toEqual([]);
  });

  test('after a switch the new listings answer, from what was known and what was not', async () => {
    const { client, prefix, indices } = market;
    const before = await ask('field=city&input=a&term_counts=true');
    const next = await loadGeneration(
      client,
      prefix,
      'second',
      CARS.filter(({ dealer }) => dealer === loop),
    );
    await switchAliases(client, prefix, next, indices);
    // the aliases are read anew within a second
    await expect
      .poll(() => ask('field=city&input=a&term_counts=true'))
      .toEqual(counted(expected('city', 'a', (car) => isShown(car) && car.dealer === loop)));
    await switchAliases(client, prefix, indices, next);
    await expect.poll(() => ask('field=city&input=a&term_counts=true')).toEqual(before);
  });
});
