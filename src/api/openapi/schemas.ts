import { dealers, ukDealers } from '../../catalog/dealers.ts';
import type { Dataset, Field, SearchDataset } from '../../catalog/field.ts';
import { historyRecords } from '../../catalog/history-records.ts';
import type { Schema } from '../../catalog/schema.ts';
import { UK_MARKETS } from '../../engine/market.ts';
import { DEALER_DETAILS, type DetailsMarket } from '../../records/dealer.ts';
import { HISTORY_NAMES } from '../../records/history.ts';

const SHOWN: Record<NonNullable<Field['shownAs']>, Schema> = {
  text: { type: 'string' },
  upper: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  flag: { type: 'boolean' },
  bit: { type: 'integer', enum: [0, 1] },
  texts: { type: 'array', items: { type: 'string' } },
  instant: { type: 'integer', description: 'Unix seconds, UTC.' },
  timestamp: { type: 'string', format: 'date-time' },
  usDate: { type: 'string', description: 'MM/DD/YYYY.' },
  objects: { type: 'array' },
};

type ObjectSchema = Schema & { properties: Record<string, Schema> };

/** Finds or makes the object in which the last part of a path stands. */
function parentOf(root: ObjectSchema, parts: readonly string[]): ObjectSchema {
  let at = root;
  for (const part of parts) {
    const name = part.replace('[]', '');
    const inner: ObjectSchema = { type: 'object', properties: {} };
    const found = at.properties[name];
    const next = (found?.items ?? found ?? inner) as ObjectSchema;
    at.properties[name] ??= part.endsWith('[]') ? { type: 'array', items: inner } : inner;
    at = next;
  }
  return at;
}

/** The answered record of a dataset: every field that has a place in it. Members are absent when unknown. */
export function recordSchema(dataset: Pick<Dataset, 'about' | 'fields'>): ObjectSchema {
  const root: ObjectSchema = { type: 'object', description: dataset.about, properties: {} };
  for (const { at, about, shownAs = 'text', members } of dataset.fields) {
    if (!at) continue;
    const parts = at.split('.');
    const name = parts.at(-1) ?? at;
    const parent = parentOf(root, parts.slice(0, -1));
    parent.properties[name] = { ...SHOWN[shownAs], description: about };
    if (members) parent.properties[name] = { type: 'array', items: recordSchema({ about, fields: members }) };
    if (shownAs === 'instant' && /_at(_|$)/.test(name)) {
      parent.properties[`${name}_date`] = { type: 'string', format: 'date-time', description: about };
    }
  }
  return root;
}

/** A listing as searches answer it. */
export function listingSchema(dataset: Dataset): Schema {
  const schema = recordSchema(dataset);
  schema.properties.dist = {
    type: 'number',
    description: 'Miles from the centre; in location searches only.',
  };
  schema.properties.links = {
    type: 'object',
    description: 'Other operations about this listing; with include_relevant_links.',
    additionalProperties: { type: 'string', format: 'uri' },
  };
  schema.properties.preferred_dealer = {
    type: 'boolean',
    description: 'The account prefers its dealer; with include_preferred_dealer_flag, where there is a list.',
  };
  return { ...schema, required: ['id'] };
}

/** A record of a directory as searches answer it. */
export function directorySchema(dataset: SearchDataset): Schema {
  const schema = recordSchema(dataset);
  schema.properties.distance = {
    type: 'number',
    description: 'Miles from the centre; in location searches only.',
  };
  return { ...schema, required: dataset.order.map(({ field }) => field) };
}

/** The details of one dealer of a market. */
export function dealerSchema(market: DetailsMarket): Schema {
  const { properties } = recordSchema(UK_MARKETS.includes(market) ? ukDealers : dealers);
  const members = DEALER_DETAILS[market].map((name) => [name, properties[name] ?? {}] as const);
  return {
    type: 'object',
    properties: {
      navigation: { type: 'boolean' },
      response: { type: 'object', properties: Object.fromEntries(members), required: ['id'] },
    },
    required: ['navigation', 'response'],
  };
}

const refused: Schema = {
  type: 'object',
  properties: { result: { type: 'string', enum: ['Error'] }, message: { type: 'string' } },
  required: ['result', 'message'],
};

const counts: Schema = {
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
      error: { type: 'string', description: "The error of RFC 6749; of OAuth's own operations." },
      error_description: { type: 'string' },
    },
    required: ['code', 'message'],
  },
  Facets: {
    type: 'object',
    description: 'Field → terms with their numbers of listings; one Error object for a refused field.',
    additionalProperties: {
      type: 'array',
      items: {
        anyOf: [
          {
            type: 'object',
            properties: { item: { type: 'string' }, count: { type: 'integer' } },
            required: ['item', 'count'],
          },
          refused,
        ],
      },
    },
  },
  RangeFacets: {
    type: 'object',
    description: 'Field → numbers of listings in equal intervals; an Error object for a refused field.',
    additionalProperties: {
      anyOf: [
        {
          type: 'object',
          properties: {
            counts: { type: 'array', items: counts },
            interval: { type: 'number' },
            start: { type: 'number' },
            end: { type: 'number' },
            before: { type: 'integer' },
            between: { type: 'integer' },
            after: { type: 'integer' },
          },
          required: ['counts', 'interval', 'start', 'end', 'before', 'between', 'after'],
        },
        refused,
      ],
    },
  },
  Stats: {
    type: 'object',
    description: 'Field → figures over the listings that have a value; an Error object for a refused field.',
    additionalProperties: {
      anyOf: [
        {
          type: 'object',
          properties: {
            count: { type: 'integer' },
            missing: { type: 'integer' },
            ...Object.fromEntries(figures.map((name) => [name, { type: 'number' }])),
            percentiles: { type: 'object', additionalProperties: { type: 'number' } },
          },
          required: ['count', 'missing'],
        },
        refused,
      ],
    },
  },
};

/** A schema of the document by its name. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The envelope of a search; `list` names its page, whose rows are as `rows` says. `counts`: schemas of facets and range facets. */
export const envelopeSchema = (
  list: string,
  rows: Schema,
  counts: { readonly facets: string; readonly rangeFacets: string },
): Schema => ({
  type: 'object',
  properties: {
    num_found: { type: 'integer' },
    [list]: { type: 'array', items: rows },
    facets: ref(counts.facets),
    range_facets: ref(counts.rangeFacets),
    stats: ref('Stats'),
  },
  required: ['num_found', list],
});

/** A record of a vehicle's history. Members are absent when unknown. */
export function historySchema(): Schema {
  const fields = new Map(historyRecords.fields.map((field) => [field.name, field]));
  const members = HISTORY_NAMES.map((name) => {
    const field = fields.get(name);
    if (field) return [name, { ...SHOWN[field.shownAs ?? 'text'], description: field.about }] as const;
    return [name, { type: 'string', format: 'date-time' }] as const;
  });
  return { type: 'object', description: historyRecords.about, properties: Object.fromEntries(members) };
}

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
          as_of: { type: 'string', format: 'date-time', description: 'Instant of the delivery.' },
          sample: { type: 'boolean' },
          partial: { type: 'boolean', description: 'It covers only the sources that it holds.' },
          ...Object.fromEntries(deliveryCounts.map((name) => [name, { type: 'integer' }])),
          held: { type: 'array', items: { type: 'string' }, description: 'Sources that failed.' },
          documents: { type: 'object', additionalProperties: { type: 'integer' } },
          seconds: { type: 'object', additionalProperties: { type: 'number' } },
        },
        required: ['dataset', 'market', 'delivery', 'as_of', 'sample'],
      },
    },
  },
  required: ['num_found', 'deliveries'],
};
