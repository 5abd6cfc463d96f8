import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoadOptions } from '../../ingest/commands/load.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, type Row, T } from './ingest-installation.ts';

const DAY = 86_400;

/** Terms that differ in case only are one, however deliveries came (feeds.md section 5, "facet terms"). */
describeOnEngine('spellings of a term', () => {
  let here: Installation;
  let day = 0;
  beforeEach(() => {
    here = new Installation();
    day = 0;
  });
  afterEach(() => here.drop());

  const deliver = (rows: readonly Row[], more: Partial<LoadOptions> = {}) =>
    here.load(rows, T + ++day * DAY, { acceptShrink: true, ...more });
  const partial = (rows: readonly Row[]) => deliver(rows, { partial: true });
  const on = (site: string, from: number, count: number, more: Row): Row[] =>
    Array.from({ length: count }, (_, i) =>
      car(from + i, { source: site, country: 'US', seller_name: site, ...more }),
    );
  const ask = async (path: string): Promise<Record<string, unknown>> => {
    const response = await testApp({ client: here.client, prefix: here.prefix }).ask(path);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  };
  const facets = async (query: string, path = '/search/car/active'): Promise<unknown> =>
    (await ask(`${path}?rows=0&${query}`)).facets;

  test('are one after a partial delivery of another source, in the spelling that most listings use now', async () => {
    await deliver([
      ...on('a.example', 0, 3, { trim: 'Limited Plus' }),
      ...on('b.example', 10, 2, { trim: 'LIMITED PLUS' }),
    ]);
    const query = 'facets=trim&trim=limited%20plus';
    expect(await facets(query)).toEqual({ trim: [{ item: 'Limited Plus', count: 5 }] });
    await partial(on('b.example', 10, 5, { trim: 'LIMITED PLUS' }));
    expect(await facets(query)).toEqual({ trim: [{ item: 'LIMITED PLUS', count: 8 }] });
    // sources apart, Canada and the rest besides: one spelling everywhere
    expect(await facets('facets=trim&source=a.example')).toEqual({
      trim: [{ item: 'LIMITED PLUS', count: 3 }],
    });
    await partial(on('c.example', 20, 6, { trim: 'limited plus', country: 'CA' }));
    expect(await facets(`${query}&country=all&nodedup=true`)).toEqual({
      trim: [{ item: 'limited plus', count: 14 }],
    });
    await partial(on('c.example', 20, 1, { trim: 'limited plus', country: 'CA' }));
    expect(await facets(`${query}&facet_sort=index`)).toEqual({ trim: [{ item: 'LIMITED PLUS', count: 8 }] });
    const suggested = '/search/car/auto-complete?field=trim&input=limited';
    expect(await ask(suggested)).toEqual({ terms: ['LIMITED PLUS'] });
  });

  test('of lists, of what has left, and of listings without a dealer', async () => {
    const left = on('a.example', 0, 3, { exterior_color: 'Jet Black' });
    await deliver([
      ...left,
      ...on('a.example', 5, 2, { options_packages: 'Tow|TOW' }),
      ...on('b.example', 10, 1, { exterior_color: 'JET BLACK', options_packages: 'TOW' }),
    ]);
    await partial(on('a.example', 5, 2, { options_packages: 'Tow' }));
    await partial([
      ...on('b.example', 10, 4, { options_packages: 'TOW' }),
      ...on('b.example', 20, 4, { exterior_color: 'JET BLACK' }),
    ]);
    expect(await facets('facets=options_packages')).toEqual({
      options_packages: [{ item: 'TOW', count: 6 }],
    });
    await partial(on('b.example', 10, 1, {}));
    expect(await facets('facets=exterior_color', '/search/car/recents')).toEqual({
      exterior_color: [{ item: 'JET BLACK', count: 7 }],
    });
  });
});
