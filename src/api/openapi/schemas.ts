import type { Dataset, Field } from '../../catalog/field.ts';
import { historyRecords } from '../../catalog/history-records.ts';
import { HISTORY_NAMES } from '../../records/history.ts';

/** A JSON schema, as far as the document needs it. */
export interface Schema {
  type?: string | readonly string[];
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  $ref?: string;
}

const SHOWN: Record<NonNullable<Field['shownAs']>, Schema> = {
  text: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  flag: { type: 'boolean' },
  bit: { type: 'integer', enum: [0, 1] },
  texts: { type: 'array', items: { type: 'string' } },
  instant: { type: 'integer', description: 'Unix seconds, UTC.' },
  timestamp: { type: 'string', format: 'date-time' },
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
export function recordSchema(dataset: Dataset): Schema {
  const root: ObjectSchema = { type: 'object', description: dataset.about, properties: {} };
  for (const { at, about, shownAs = 'text' } of dataset.fields) {
    if (!at) continue;
    const parts = at.split('.');
    const name = parts.at(-1) ?? at;
    const parent = parentOf(root, parts.slice(0, -1));
    parent.properties[name] = { ...SHOWN[shownAs], description: about };
    if (shownAs === 'instant' && /_at(_|$)/.test(name)) {
      parent.properties[`${name}_date`] = { type: 'string', format: 'date-time', description: about };
    }
  }
  root.properties.dist = { type: 'number', description: 'Miles from the centre; in location searches only.' };
  root.properties.links = {
    type: 'object',
    description: 'Other operations about this listing; with include_relevant_links.',
    additionalProperties: { type: 'string', format: 'uri' },
  };
  root.required = ['id'];
  return root;
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
    properties: { code: { type: 'integer', description: 'The HTTP status.' }, message: { type: 'string' } },
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

/** The envelope of a listing search. */
export const envelopeSchema = (listing: string): Schema => ({
  type: 'object',
  properties: {
    num_found: { type: 'integer' },
    listings: { type: 'array', items: { $ref: `#/components/schemas/${listing}` } },
    facets: { $ref: '#/components/schemas/Facets' },
    range_facets: { $ref: '#/components/schemas/RangeFacets' },
    stats: { $ref: '#/components/schemas/Stats' },
  },
  required: ['num_found', 'listings'],
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
