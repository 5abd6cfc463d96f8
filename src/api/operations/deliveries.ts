import type { Context } from 'hono';
import { LOADED_DATASETS } from '../../catalog/loaded-datasets.ts';
import { MARKETS } from '../../catalog/markets.ts';
import type { Parameter } from '../../catalog/parameter.ts';

import { type DeliveryDocument, deliveriesQuestion, keptDeliveries } from '../../engine/deliveries.ts';
import { instantText } from '../../grammar/date.ts';
import { readCount } from '../../grammar/number.ts';
import { fault, quote, type Reading } from '../../grammar/reading.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { publicStanding, type SourceStanding } from '../../sources/source-standing.ts';
import { deliveriesSchema } from '../openapi/envelopes.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { sentQuery } from '../request/sent-request.ts';

/** The list of deliveries (feeds.md section 3): reports as the engine keeps them, also while a load runs. */

const ROWS = { default: 20, maximum: 100 };
/** Engine's depth of paging. */
const DEPTH = 10_000;

/** Its query parameters but the key. */
const PARAMETERS: readonly Parameter[] = [
  {
    name: 'dataset',
    about: 'Only deliveries of this dataset.',
    schema: { type: 'string', enum: LOADED_DATASETS },
  },
  {
    name: 'market',
    about: 'Only deliveries of this market.',
    schema: { type: 'string', enum: MARKETS },
  },
  {
    name: 'rows',
    about: `Deliveries per page, at most ${ROWS.maximum}.`,
    schema: { type: 'integer', minimum: 0, maximum: ROWS.maximum, default: ROWS.default },
  },
  {
    name: 'start',
    about: 'Offset of the first result.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
];

/** Members of a report that are nobody's secret: paths of files are left out. */
const SHOWN = [
  'partial',
  'read',
  'accepted',
  'rejected',
  'repeated',
  'not_offered',
  'arrivals',
  'departures',
  'price_changes',
  'sales',
  'sales_withdrawn',
  'held',
  'holds',
  'documents',
  'seconds',
] as const;

function shown({ dataset, market, delivery, as_of, sample, report }: DeliveryDocument): object {
  const members = (report ?? {}) as Readonly<Record<string, unknown>>;
  return {
    dataset,
    market,
    delivery,
    as_of: instantText(as_of),
    sample,
    source: typeof members.origin === 'string' ? members.origin.split('/')[0] : undefined,
    ...Object.fromEntries(
      SHOWN.flatMap((name) => (members[name] === undefined ? [] : [[name, members[name]]])),
    ),
  };
}

const upTo =
  (most: number) =>
  (text: string): Reading<number> => {
    const count = readCount(text);
    return count.ok && count.value > most ? fault(`${quote(text)} is above ${most}`) : count;
  };

/** Which deliveries are asked for, and which page of them. */
const readDeliveries = (asked: SentParameters) => ({
  filter: { dataset: asked.word('dataset', LOADED_DATASETS), market: asked.word('market', MARKETS) },
  page: {
    rows: asked.read('rows', upTo(ROWS.maximum)) ?? ROWS.default,
    start: asked.read('start', upTo(DEPTH - ROWS.maximum)) ?? 0,
  },
});

const isAsked =
  ({ dataset, market }: ReturnType<typeof readDeliveries>['filter']) =>
  (source: SourceStanding): boolean =>
    (dataset === undefined || source.dataset === dataset) &&
    (market === undefined || source.market === market);

/** Answers what was loaded, newest first; with the first page how the sources stand that deliveries are fetched from. */
const deliveries = (service: Service) =>
  async function answerDeliveries(c: Context<ApiEnv>): Promise<Response> {
    const { filter, page: asked } = readDeliveries(new SentParameters(sentQuery(c), service.now()));
    const page = { ...asked, signal: deadline(c) };
    const { start } = asked;
    const { found, deliveries: kept } = await c
      .get('phases')
      .time('engine', () => keptDeliveries(service.client, service.indexPrefix, filter, page));
    const watched = start === 0 ? service.sources().filter(isAsked(filter)).map(publicStanding) : [];
    return c.json({
      num_found: found,
      deliveries: kept.map(shown),
      sources: watched.length > 0 ? watched : undefined,
    });
  };

export const operations: readonly Operation[] = [
  {
    kind: 'deliveries',
    order: 510,
    path: '/deliveries',
    summary: 'Loaded deliveries, newest first: counts, arrivals, departures, rejects, held sources, times.',
    example: { dataset: 'listings', rows: '5' },
    tag: 'service',
    parameters: PARAMETERS,
    errors: [400, 422, 500, 503],
    answers: () => ({ 200: { description: 'The deliveries.', content: json(deliveriesSchema) } }),
    sources: 'every delivery',
    handle: deliveries,
    explain: ({ query }, { now }) => {
      const { filter, page } = readDeliveries(new SentParameters(query, now));
      return { plan: { ...filter, ...page }, request: [deliveriesQuestion('', filter, page)], notes: [] };
    },
  },
];
