import type { Schema } from '../catalog/schema.ts';
import { DIMENSIONS, GEOGRAPHIES } from './dimensions.ts';
import { MEASURES } from './measures.ts';
import { DEALER_TYPES, INVENTORY_TYPES, ORDERS } from './plan.ts';
import { WARNING_CODES } from './warnings.ts';

/** The answers as the OpenAPI document shows them (part-2.md "Sold summary response"). */

type ObjectSchema = Schema & { properties: Record<string, Schema> };

/** Statistics are null where no vehicle has a value. */
const unknown: Schema = { anyOf: [{ type: 'number' }, { type: 'null' }] };

const object = (description?: string): ObjectSchema => ({
  type: 'object',
  ...(description ? { description } : {}),
  properties: {},
});

function put(into: ObjectSchema, [name = '', ...rest]: readonly string[], schema: Schema): void {
  if (rest.length === 0) {
    into.properties[name] = schema;
    return;
  }
  into.properties[name] ??= object();
  put(into.properties[name] as ObjectSchema, rest, schema);
}

function rowSchema(): Schema {
  const row = object('A group. It has a member for each requested ranking dimension.');
  row.properties.month = {
    type: 'string',
    description: 'YYYY-MM; with by_month=false the first and the last month of the window, YYYY-MM/YYYY-MM',
  };
  row.properties.inventory_type = { type: 'string', enum: ['new', 'used'] };
  row.properties.city = { type: 'string' };
  row.properties.state = { type: 'string' };
  for (const { name, about } of DIMENSIONS) {
    row.properties[name] ??= { type: name === 'year' ? 'integer' : 'string', description: about };
  }
  row.properties.rank = { type: 'integer', description: 'Rank within month and geography; ties share it.' };
  for (const { about, at, whole } of MEASURES) {
    put(row, at, { ...(whole ? { type: 'integer' } : unknown), description: about });
  }
  return { ...row, required: ['month', 'rank', ...new Set(MEASURES.map(({ at }) => at[0] ?? ''))] };
}

const warningSchema: Schema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: WARNING_CODES },
    message: { type: 'string' },
    detail: { type: 'object' },
  },
  required: ['code', 'message', 'detail'],
};

const day: Schema = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] };
const month: Schema = { anyOf: [{ type: 'string' }, { type: 'null' }] };
const text = (values?: readonly string[]): Schema => ({
  type: 'string',
  ...(values ? { enum: values } : {}),
});
const SOURCES = ['request', 'default'];

/** The request as it was understood (applied-object.ts). */
const appliedSchema: Schema = {
  type: 'object',
  description:
    'The request as understood, with defaults filled in. Filters that were sent stand under their names: lists as arrays, ranges as {min, max}, measure filters as text.',
  properties: {
    inventory_type: text(INVENTORY_TYPES),
    date_from: { ...day, description: 'First day of the window; null if no month is published.' },
    date_to: { ...day, description: 'Last day of the window.' },
    date_window_source: text(SOURCES),
    by_month: { type: 'boolean', description: 'Stands where false was sent.' },
    dealer_type: text(DEALER_TYPES),
    summary_by: text(Object.keys(GEOGRAPHIES)),
    ranking_dimensions: { type: 'array', items: text() },
    ranking_measure: text(),
    ranking_order: text(ORDERS),
    top_n: { type: 'integer' },
    top_n_source: text(SOURCES),
    rank_after_filters: { type: 'boolean' },
    limit: { type: 'integer' },
    available_history: {
      type: 'object',
      properties: {
        first_month: { ...month, description: 'YYYY-MM' },
        last_month: { ...month, description: 'YYYY-MM, the latest complete month.' },
        provisional_from: {
          type: 'string',
          description: 'YYYY-MM; months from this one on may still change.',
        },
      },
      required: ['first_month', 'last_month'],
    },
  },
  required: ['inventory_type', 'date_window_source', 'top_n_source', 'available_history'],
  additionalProperties: true,
};

/** Schema of the answer of the summary of sold vehicles. */
export const summarySchema: Schema = {
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    result_count: { type: 'integer' },
    limit: { type: 'integer' },
    truncated: { type: 'boolean', description: 'Whether the limit removed rows.' },
    warnings: { type: 'array', items: warningSchema },
    applied: appliedSchema,
    data: { type: 'array', items: rowSchema() },
  },
  required: ['success', 'result_count', 'limit', 'truncated', 'warnings', 'applied', 'data'],
};

/** Schema of the answer of the dealership groups that sold. */
export const soldGroupsSchema: Schema = {
  type: 'object',
  properties: {
    num_found: { type: 'integer' },
    dealership_groups: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          sold: { type: 'integer', description: 'Vehicles sold in all months.' },
        },
        required: ['name', 'sold'],
      },
    },
  },
  required: ['num_found', 'dealership_groups'],
};
