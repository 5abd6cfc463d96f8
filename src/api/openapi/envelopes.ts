import type { Schema } from '../../catalog/schema.ts';

/** A schema of the document by its name. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const rejected: Schema = {
  type: 'object',
  description: 'In place of what was asked of a field: why there is none.',
  properties: { result: { type: 'string', enum: ['Error'] }, message: { type: 'string' } },
  required: ['result', 'message'],
};

const interval: Schema = {
  type: 'object',
  properties: {
    lower_bound: { type: 'number' },
    upper_bound: { type: 'number' },
    count: { type: 'integer' },
  },
  required: ['lower_bound', 'upper_bound', 'count'],
};

const figures = ['min', 'max', 'sum', 'mean', 'stddev', 'sum_of_squares', 'median'];

/** Schemas that operations share. */
export const sharedSchemas: Record<string, Schema> = {
  Error: {
    type: 'object',
    properties: {
      code: { type: 'integer', description: 'The HTTP status.' },
      message: { type: 'string' },
      error: { type: 'string', description: 'The RFC 6749 error code; OAuth operations only.' },
      error_description: { type: 'string' },
    },
    required: ['code', 'message'],
  },
  RejectedField: rejected,
  FacetCount: {
    type: 'object',
    description: 'A value of a field, and the listings that have it.',
    properties: { item: { type: 'string' }, count: { type: 'integer' } },
    required: ['item', 'count'],
  },
  RangeFacet: {
    type: 'object',
    description: 'Listings by equal intervals of a field, and those outside them.',
    properties: {
      counts: { type: 'array', items: interval },
      interval: { type: 'number' },
      start: { type: 'number' },
      end: { type: 'number' },
      before: { type: 'integer' },
      between: { type: 'integer' },
      after: { type: 'integer' },
    },
    required: ['counts', 'interval', 'start', 'end', 'before', 'between', 'after'],
  },
  FieldStatistics: {
    type: 'object',
    description: 'Statistics of a field; there are only the figures that the values allow.',
    properties: {
      count: { type: 'integer' },
      missing: { type: 'integer' },
      ...Object.fromEntries(figures.map((name) => [name, { type: 'number' }])),
      percentiles: { type: 'object', additionalProperties: { type: 'number' } },
    },
    required: ['count', 'missing'],
  },
  Facets: {
    type: 'object',
    description: 'Field → terms with their listing counts; one Error object for a rejected field.',
    additionalProperties: {
      type: 'array',
      items: {
        anyOf: [ref('FacetCount'), ref('RejectedField')],
      },
    },
  },
  RangeFacets: {
    type: 'object',
    description: 'Field → listing counts in equal intervals; an Error object for a rejected field.',
    additionalProperties: {
      anyOf: [ref('RangeFacet'), ref('RejectedField')],
    },
  },
  Stats: {
    type: 'object',
    description:
      'Field → statistics over the listings that have a value; an Error object for a rejected field.',
    additionalProperties: {
      anyOf: [ref('FieldStatistics'), ref('RejectedField')],
    },
  },
};

/**
 * The envelope of a search; `list` names its page, whose rows are as `rows` says. `counts`: schemas of what the operation
 * counts; there are no statistics where nothing can be measured.
 */
export const envelopeSchema = (
  list: string,
  rows: Schema,
  counts: { readonly facets: string; readonly rangeFacets: string; readonly stats: boolean },
): Schema => ({
  type: 'object',
  properties: {
    num_found: { type: 'integer', description: 'Total number of results, across all pages.' },
    [list]: { type: 'array', items: rows },
    facets: ref(counts.facets),
    range_facets: ref(counts.rangeFacets),
    ...(counts.stats ? { stats: ref('Stats') } : {}),
  },
  required: ['num_found', list],
});

const deliveryCounts = [
  ...['read', 'accepted', 'rejected', 'repeated', 'not_offered'],
  ...['arrivals', 'departures', 'price_changes', 'sales', 'sales_withdrawn'],
];

/** The list of deliveries. */
export const deliveriesSchema: Schema = {
  type: 'object',
  properties: {
    num_found: { type: 'integer' },
    deliveries: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          dataset: { type: 'string' },
          market: { type: 'string' },
          delivery: { type: 'integer', description: 'Number of the delivery.' },
          as_of: { type: 'string', format: 'date-time', description: 'Time of the delivery.' },
          sample: { type: 'boolean' },
          source: { type: 'string', description: 'Source of forecourt watch that it was fetched from.' },
          partial: { type: 'boolean', description: 'Whether it covers only the sources that appear in it.' },
          ...Object.fromEntries(deliveryCounts.map((name) => [name, { type: 'integer' }])),
          held: { type: 'array', items: { type: 'string' }, description: 'Sources that failed.' },
          holds: {
            type: 'array',
            description: 'The same sources, and what is kept of them.',
            items: {
              type: 'object',
              properties: {
                source: { type: 'string' },
                since: {
                  type: 'string',
                  format: 'date-time',
                  description: 'Time of the first delivery that it failed.',
                },
                deliveries: {
                  type: 'integer',
                  description: 'Deliveries covering it that it failed; the hold lasts for three at most.',
                },
                listings: {
                  type: 'integer',
                  description: 'Listings that it no longer delivers and that stay active.',
                },
              },
              required: ['source', 'since', 'deliveries', 'listings'],
            },
          },
          documents: { type: 'object', additionalProperties: { type: 'integer' } },
          seconds: { type: 'object', additionalProperties: { type: 'number' } },
        },
        required: ['dataset', 'market', 'delivery', 'as_of', 'sample'],
      },
    },
    sources: {
      type: 'array',
      description:
        'Sources that deliveries are fetched from (forecourt watch), on the first page; absent if there are none.',
      items: {
        type: 'object',
        properties: {
          source: { type: 'string' },
          dataset: { type: 'string' },
          market: { type: 'string', description: 'all: the dataset has no market.' },
          state: {
            type: 'string',
            enum: ['good', 'late', 'failing', 'refused'],
            description:
              'late: no new delivery in the expected time; failing: the last attempt to fetch or load failed; refused: the newest delivery was refused.',
          },
          delivered_at: {
            type: 'string',
            format: 'date-time',
            description: 'When its newest delivery was loaded.',
          },
          looked_at: { type: 'string', format: 'date-time', description: 'When it was last looked at.' },
          waiting: { type: 'integer', description: 'Deliveries that are fetched but not loaded yet.' },
        },
        required: ['source', 'dataset', 'market', 'state', 'waiting'],
      },
    },
  },
  required: ['num_found', 'deliveries'],
};
