import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadListings } from '../../ingest/commands/load.ts';
import { writeOther, writeSample } from '../../sample/write.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { listingsOf, MARKETS, marketNamed } from '../../src/catalog/markets.ts';
import type { FieldDescription } from '../../src/console/metadata.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { Installation, T } from './ingest-installation.ts';

/** What a facet shows, the filter takes: every item of every facet, over the sample of every market. */

const SIZE = 60;
/** requests at a time */
const AT_ONCE = 16;

interface Item {
  readonly item: string;
  readonly count: number;
}

const { searches } = consoleMetadata();
const escaped = (item: string): string => encodeURIComponent(item.replaceAll(/[\\,]/g, '\\$&'));

describeOnEngine('facet items', () => {
  const here = new Installation();
  let service: TestApp;

  beforeAll(async () => {
    const options = { seed: 7, asOf: T, size: SIZE };
    for (const market of MARKETS) {
      const file = join(here.folder, `${market}.jsonl`);
      if (market === 'us-cars') await writeSample('listings', file, options);
      else await writeOther(market, 'listings', file, options);
      await loadListings({
        ...here.installation,
        memory: '1GB',
        market,
        dataset: listingsOf(market),
        asOf: T,
        files: [file],
      });
      rmSync(file);
    }
    service = testApp({ client: here.client, prefix: here.prefix });
  });
  afterAll(() => here.drop());

  const ask = async (path: string): Promise<Record<string, unknown>> => {
    const response = await service.ask(path);
    return { status: response.status, ...((await response.json()) as object) };
  };

  const itemsOf = async (
    path: string,
    fields: readonly FieldDescription[],
  ): Promise<[FieldDescription, Item][]> => {
    const names = fields.map(({ name }) => `${name}|0|1000`).join(',');
    const { facets = {} } = (await ask(`${path}?rows=0&facets=${encodeURIComponent(names)}`)) as {
      facets?: Record<string, readonly Item[]>;
    };
    return fields.flatMap((field) =>
      (facets[field.name] ?? []).map((item): [FieldDescription, Item] => [field, item]),
    );
  };

  test.each(MARKETS)(
    '%s: filtering by an item finds exactly its count',
    async (market) => {
      const path = `/${marketNamed(market).searches[0].path}`;
      expect(OPERATIONS.some((one) => one.path === path)).toBe(true);
      const fields = searches.find((one) => one.path === path)?.fields.filter(({ facet }) => facet) ?? [];
      // a flag that is false is no filter (part-1.md): nothing asks for what lacks it
      const asked = (await itemsOf(path, fields)).filter(
        ([{ include }, { item }]) =>
          include && !include.widens && !(include.form === 'flag' && item === 'false'),
      );
      expect(asked.length).toBeGreaterThan(50);
      const wrong: unknown[] = [];
      for (let at = 0; at < asked.length; at += AT_ONCE) {
        await Promise.all(
          asked.slice(at, at + AT_ONCE).map(async ([{ include }, { item, count }]) => {
            const along = Object.entries(include?.along ?? {}).map(([name, value]) => `&${name}=${value}`);
            const text = include?.form === 'whole' ? encodeURIComponent(item) : escaped(item);
            const url = `${path}?rows=0&${include?.name}=${text}${along.join('')}`;
            const { status, num_found: found, message } = await ask(url);
            if (found !== count) wrong.push({ url, item, count, status, found, message });
          }),
        );
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  test.each([
    ['rvs', 'length'],
    ['rvs', 'sleeps'],
    ['rvs', 'gvwr'],
    ['rvs', 'fresh_water_capacity'],
    ['uk-cars', 'num_owners'],
  ] as const)('%s: %s takes what a listing shows, and ranges of it', async (market, name) => {
    const path = `/${marketNamed(market).searches[0].path}`;
    const pages = await Promise.all(
      [0, 50].map((start) => ask(`${path}?rows=50&start=${start}&country=all`)),
    );
    const listings = pages.flatMap((page) => (page.listings ?? []) as Record<string, unknown>[]);
    const shown = (listing: Record<string, unknown>): unknown =>
      listing[name] ?? (listing.build as Record<string, unknown> | undefined)?.[name];
    const texts = listings.flatMap((listing) =>
      shown(listing) === undefined ? [] : [String(shown(listing))],
    );
    const numbers = texts.map((text) => Number.parseFloat(text.replaceAll(',', '')));
    expect(texts.length).toBeGreaterThan(3);
    const [text = ''] = texts;
    const found = async (value: string): Promise<unknown> =>
      (await ask(`${path}?rows=0&country=all&${name}=${escaped(value)}`)).num_found;
    expect(await found(text)).toBe(numbers.filter((number) => number === numbers[0]).length);
    const sorted = [...numbers].sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[1], sorted.at(-2)];
    expect(await found(`${low}-${high}`)).toBe(
      numbers.filter((number) => number >= low && number <= high).length,
    );
  });

  test('uk-cars: petrol is found and shown as Petrol', async () => {
    const { listings = [], num_found: found } = (await ask(`/search/car/uk/active?fuel_type=petrol`)) as {
      listings?: { build: { fuel_type: string } }[];
      num_found?: number;
    };
    expect(found).toBeGreaterThan(0);
    expect(new Set(listings.map(({ build }) => build.fuel_type))).toEqual(new Set(['Petrol']));
  });
});
