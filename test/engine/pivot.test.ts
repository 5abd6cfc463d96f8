import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** Pivots on the engine, beside a count by hand over the documents of the market (two indices where country=all). */

type Document = Readonly<Record<string, unknown>>;

/** What of a question the oracle has to know. */
interface Asked {
  readonly query: string;
  readonly role?: 'us' | 'both';
  readonly holds?: (document: Document) => boolean;
  readonly groups: readonly {
    readonly field: string;
    readonly order?: 'count' | 'index' | readonly [field: string, figure: string];
    readonly ascending?: boolean;
    readonly offset?: number;
    readonly limit?: number;
    readonly minCount?: number;
  }[];
  readonly measures?: readonly (readonly [field: string, ...figures: string[]])[];
}

const valuesOf = (document: Document, field: string): string[] => {
  const value = document[field];
  return value === undefined || value === null ? [] : [value].flat().map(String);
};

/** The value at a share of the ranks, between the two closest. */
function percentile(sorted: readonly number[], share: number): number {
  const rank = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  return low + (high - low) * (rank - Math.floor(rank));
}

/** Every figure of the documents that exists, by name. */
function figuresOf(documents: readonly Document[], field: string): Record<string, number> {
  const values = documents
    .flatMap((document) => (typeof document[field] === 'number' ? [document[field]] : []))
    .sort((one, other) => one - other);
  const count = values.length;
  const sum = values.reduce((all, value) => all + value, 0);
  const sum_of_squares = values.reduce((all, value) => all + value ** 2, 0);
  const always = { count, missing: documents.length - count, sum, sum_of_squares };
  if (count === 0) return always;
  const [min = 0] = values;
  const mean = sum / count;
  const squares = values.reduce((all, value) => all + (value - mean) ** 2, 0);
  return {
    ...always,
    min,
    max: values.at(-1) ?? 0,
    mean,
    ...(count > 1 ? { stddev: Math.sqrt(squares / (count - 1)) } : {}),
    median: percentile(values, 0.5),
    ...Object.fromEntries([5, 25, 50, 75, 90, 95, 99].map((p) => [`p${p}`, percentile(values, p / 100)])),
  };
}

function statsOf(documents: readonly Document[], measures: Asked['measures'] = []) {
  if (measures.length === 0) return {};
  const stats = measures.map(([field, ...figures]) => {
    const all = figuresOf(documents, field);
    return [field, Object.fromEntries(Object.entries(all).filter(([name]) => figures.includes(name)))];
  });
  return { stats: Object.fromEntries(stats) as object };
}

const inGroup = (documents: readonly Document[], field: string, item: string): Document[] =>
  documents.filter((document) => valuesOf(document, field).includes(item));

/** The terms of a field that are shown, in their order. */
function termsOf(documents: readonly Document[], group: Asked['groups'][number]): string[] {
  const {
    field,
    order = 'count',
    ascending = order === 'index',
    offset = 0,
    limit = 20,
    minCount = 1,
  } = group;
  const sizeOf = (item: string): number => inGroup(documents, field, item).length;
  const byTerm = (one: string, other: string): number => {
    const [left, right] = field === 'year' ? [Number(one), Number(other)] : [one, other];
    return left < right ? -1 : left > right ? 1 : 0;
  };
  const measured = (item: string): number | undefined =>
    order === 'count'
      ? sizeOf(item)
      : figuresOf(inGroup(documents, field, item), String(order[0]))[String(order[1])];
  const sign = ascending ? 1 : -1;
  return [...new Set(documents.flatMap((document) => valuesOf(document, field)))]
    .filter((item) => sizeOf(item) >= minCount)
    .sort((one, other) => {
      if (order === 'index') return sign * byTerm(one, other);
      const [left, right] = [measured(one), measured(other)];
      if (left === undefined || right === undefined)
        return Number(left === undefined) - Number(right === undefined) || byTerm(one, other);
      return sign * (left - right) || byTerm(one, other);
    })
    .slice(offset, offset + limit);
}

function expected(documents: readonly Document[], { groups, measures }: Asked): object {
  const [rows, columns] = groups.map((group) => ({ ...group, terms: termsOf(documents, group) }));
  const group = (of: readonly Document[], field: string, item: string) => {
    const own = inGroup(of, field, item);
    return { item, count: own.length, ...statsOf(own, measures) };
  };
  const columnsOf = (of: readonly Document[]) =>
    columns?.terms.map((item) => group(of, columns.field, item)) ?? [];
  return {
    num_found: documents.length,
    ...statsOf(documents, measures),
    group_by: [rows, columns].flatMap((one) => {
      if (!one) return [];
      const valued = documents.filter((document) => valuesOf(document, one.field).length > 0);
      const shown = valued.filter((document) =>
        valuesOf(document, one.field).some((item) => one.terms.includes(item)),
      );
      return [
        {
          field: one.field,
          missing: documents.length - valued.length,
          other: valued.length - shown.length,
        },
      ];
    }),
    ...(columns ? { columns: columnsOf(documents) } : {}),
    rows: rows?.terms.map((item) => ({
      ...group(documents, rows.field, item),
      ...(columns ? { cells: columnsOf(inGroup(documents, rows.field, item)) } : {}),
    })),
  };
}

/** Sums in another order differ in the last bits. */
const rounded = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree), (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(10)) : value,
  );

const QUESTIONS: readonly Asked[] = [
  { query: 'group_by=make', groups: [{ field: 'make' }] },
  {
    query:
      'country=all&group_by=make|1|3&measures=price|min|max|count|missing|sum|mean|stddev|sum_of_squares',
    role: 'both',
    groups: [{ field: 'make', offset: 1, limit: 3 }],
    measures: [['price', 'min', 'max', 'count', 'missing', 'sum', 'mean', 'stddev', 'sum_of_squares']],
  },
  {
    query:
      'country=all&group_by=body_type,year|0|4&measures=price|median|p5|p25|p50|p75|p90|p95|p99,miles|mean&group_sort=price|median,index|desc',
    role: 'both',
    groups: [
      { field: 'body_type', order: ['price', 'median'] },
      { field: 'year', order: 'index', ascending: false, limit: 4 },
    ],
    measures: [
      ['price', 'median', 'p5', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99'],
      ['miles', 'mean'],
    ],
  },
  {
    query: 'country=all&group_by=high_value_features|0|5,carfax_1_owner&measures=dom|median',
    role: 'both',
    groups: [{ field: 'high_value_features', limit: 5 }, { field: 'carfax_1_owner' }],
    measures: [['dom', 'median']],
  },
  {
    query: 'price_range=20000-60000&group_by=state,make|0|3&measures=miles|max&group_sort=miles|max|asc',
    holds: ({ price }) => typeof price === 'number' && price >= 20_000 && price <= 60_000,
    groups: [
      { field: 'state', order: ['miles', 'max'], ascending: true },
      { field: 'make', limit: 3 },
    ],
    measures: [['miles', 'max']],
  },
  {
    query: 'group_by=make||20|2,doors&group_sort=index,count|asc',
    groups: [
      { field: 'make', order: 'index', minCount: 2 },
      { field: 'doors', ascending: true },
    ],
  },
  // some years have no second price, and so no deviation: they come last
  {
    query: 'country=all&group_by=year&measures=price|stddev&group_sort=price|stddev',
    role: 'both',
    groups: [{ field: 'year', order: ['price', 'stddev'] }],
    measures: [['price', 'stddev']],
  },
];

describeOnEngine('pivots', () => {
  let market: LoadedMarket;
  let service: TestApp;
  const documents: Record<'us' | 'ca', Document[]> = { us: [], ca: [] };

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
    for (const role of ['us', 'ca'] as const) {
      const { hits } = await market.client.search<Document>({ index: market.indices[role], size: 1000 });
      documents[role] = hits.hits.flatMap(({ _source }) => (_source ? [_source] : []));
    }
  });
  afterAll(() => market?.drop());

  const ask = async (query: string): Promise<{ status: number; body: unknown }> => {
    const response = await service.ask(`/search/car/active/pivot?${query}`);
    return { status: response.status, body: await response.json() };
  };

  test.each(QUESTIONS.map((asked) => [asked.query, asked] as const))('%s', async (query, asked) => {
    const searched = [...documents.us, ...(asked.role === 'both' ? documents.ca : [])];
    const found = asked.holds ? searched.filter(asked.holds) : searched;
    const { status, body } = await ask(query);
    expect([status, rounded(body)]).toEqual([200, rounded(expected(found, asked))]);
  });

  test('nothing found: no groups, and sums of nothing', async () => {
    const { status, body } = await ask('make=nobody&group_by=make,state&measures=price|mean|sum');
    expect([status, body]).toEqual([
      200,
      {
        num_found: 0,
        stats: { price: { sum: 0 } },
        group_by: [
          { field: 'make', missing: 0, other: 0 },
          { field: 'state', missing: 0, other: 0 },
        ],
        columns: [],
        rows: [],
      },
    ]);
  });

  test.each([
    ['/search/car/uk/active/pivot', 'group_by=make,fuel_type&measures=price|median'],
    ['/search/car/uk/active/pivot', 'group_by=make&postal_code=ls1&radius=50'],
    ['/search/motorcycle/active/pivot', 'group_by=make&measures=miles|mean'],
    ['/search/car/recents/pivot', 'group_by=make,state&measures=price|mean'],
    ['/dealerships/inventory/pivot', 'dealer_id=1001&group_by=body_type'],
  ])('%s counts what its search finds', async (path, query) => {
    const search = path.replace('/pivot', '');
    const pivoted = await service.ask(`${path}?${query}`);
    const searched = await service.ask(`${search}?${query}&rows=0&facets=make|0|1000,body_type|0|1000`);
    const pivot = (await pivoted.json()) as { num_found: number; rows: { item: string; count: number }[] };
    const { num_found, facets } = (await searched.json()) as {
      num_found: number;
      facets: Record<string, { item: string; count: number }[]>;
    };
    expect([pivoted.status, searched.status, pivot.num_found]).toEqual([200, 200, num_found]);
    const field = query.includes('body_type') ? 'body_type' : 'make';
    expect(pivot.rows.map(({ item, count }) => ({ item, count }))).toEqual(facets[field]?.slice(0, 20));
  });
});
