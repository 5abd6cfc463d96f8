import type { Schema } from '../catalog/schema.ts';
import { DIMENSIONS } from './dimensions.ts';
import { MEASURES } from './measures.ts';
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
  const row = object('A group. The members of ranking dimensions are those that were asked for.');
  row.properties.month = { type: 'string', description: 'YYYY-MM' };
  row.properties.inventory_type = { type: 'string', enum: ['new', 'used'] };
  row.properties.city = { type: 'string' };
  row.properties.state = { type: 'string' };
  for (const { name, about } of DIMENSIONS) {
    row.properties[name] ??= { type: name === 'year' ? 'integer' : 'string', description: about };
  }
  row.properties.rank = { type: 'integer', description: 'In month and geography; ties share it.' };
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

export const summarySchema: Schema = {
  type: 'object',
  properties: {
    success: { type: 'boolean' },
    result_count: { type: 'integer' },
    limit: { type: 'integer' },
    truncated: { type: 'boolean', description: 'The limit removed rows.' },
    warnings: { type: 'array', items: warningSchema },
    applied: { type: 'object', description: 'The request as it was understood, defaults filled in.' },
    data: { type: 'array', items: rowSchema() },
  },
  required: ['success', 'result_count', 'limit', 'truncated', 'warnings', 'applied', 'data'],
};

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
