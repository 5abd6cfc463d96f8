import type { Schema } from '../catalog/schema.ts';
import { TOP } from './popular-cars.ts';
import { MEASURED_NAMES, STATISTICS } from './statistics.ts';

/** Answers of the market insights as the OpenAPI document shows them (supplement appendix D). */

const text: Schema = { type: 'string' };
const count: Schema = { type: 'integer' };

const ABOUT = {
  dom: 'Days for sale across all websites.',
  price: 'Last asking price.',
  miles: 'Odometer reading.',
} as const;

const statistics = (name: (typeof MEASURED_NAMES)[number], of: string): Schema => ({
  type: 'object',
  description: `${ABOUT[name]} ${of}`,
  properties: Object.fromEntries(
    STATISTICS.map((statistic) => [statistic.name, { type: 'number', description: statistic.about }]),
  ),
});

const allStatistics = (prefix: string, of: string): Record<string, Schema> =>
  Object.fromEntries(MEASURED_NAMES.map((name) => [`${prefix}${name}_stats`, statistics(name, of)]));

const SOLD = 'For vehicles sold in the 90 days that ended a week before the newest delivery.';

/** Schema of the answer of market days supply. */
export const supplySchema: Schema = {
  type: 'object',
  properties: {
    mds: { type: 'integer', description: 'active / (sold / 45), rounded; absent where nothing was sold.' },
    total_active_cars_for_ymmt: { ...count, description: 'Active listings that match the filters.' },
    total_cars_sold_in_last_45_days: {
      ...count,
      description: 'Vehicles that match the filters and were sold in the 45 days up to the newest delivery.',
    },
    sold_vins: { type: 'array', items: text, description: 'With include_sold.' },
    year: { type: 'integer' },
    make: text,
    model: text,
    trim: text,
  },
  required: ['total_active_cars_for_ymmt', 'total_cars_sold_in_last_45_days'],
};

/** Schema of the answer of the statistics of sales. */
export const salesSchema: Schema = {
  type: 'object',
  description: 'The request and the sales. Statistics over no values are absent.',
  properties: {
    count: { ...count, description: SOLD },
    cpo: { ...count, description: 'Certified vehicles.' },
    non_cpo: { ...count, description: 'All others.' },
    inventory_type: { type: 'string', enum: ['new', 'used'] },
    ...Object.fromEntries(
      ['year', 'make', 'model', 'trim', 'taxonomy_vin', 'state', 'city'].map((name) => [name, text]),
    ),
    ...allStatistics('', SOLD),
    ...allStatistics('cpo_', 'Of the certified ones.'),
  },
  required: ['count', 'cpo', 'non_cpo', 'inventory_type'],
};

const popular: Schema = {
  type: 'object',
  properties: {
    inventoryType: { type: 'string', enum: ['new', 'used'] },
    counts: { type: 'string', description: 'Active listings in the area: a number, as text.' },
    ...Object.fromEntries(['make', 'model', 'state', 'city'].map((name) => [name, text])),
    ...allStatistics('', SOLD),
  },
  required: ['inventoryType', 'counts', 'make', 'model'],
};

/** Schema of the answer of popular cars. */
export const popularSchema: Schema = {
  type: 'object',
  description: 'One member, named like the car_type.',
  properties: Object.fromEntries(
    ['used', 'new'].map((type) => [`${type}_top${TOP}`, { type: 'array', items: popular, maxItems: TOP }]),
  ),
};
