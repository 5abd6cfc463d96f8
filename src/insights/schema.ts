import type { Schema } from '../catalog/schema.ts';
import { TOP } from './popular.ts';
import { MEASURED_NAMES, STATISTICS } from './statistics.ts';

/** Answers of the market insights as the OpenAPI document shows them (supplement appendix D). */

const text: Schema = { type: 'string' };
const count: Schema = { type: 'integer' };

const ABOUT = {
  dom: 'Days for sale on any website.',
  price: 'Price that was asked last.',
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

const SOLD = 'Of vehicles sold in the 90 days that ended a week before the newest delivery.';

export const supplySchema: Schema = {
  type: 'object',
  properties: {
    mds: { type: 'integer', description: 'active / (sold / 45), rounded; absent where nothing was sold.' },
    total_active_cars_for_ymmt: { ...count, description: 'Active listings that the filters hold for.' },
    total_cars_sold_in_last_45_days: {
      ...count,
      description: 'Vehicles that the filters hold for, sold in the 45 days up to the newest delivery.',
    },
    sold_vins: { type: 'array', items: text, description: 'With include_sold.' },
    year: { type: 'integer' },
    make: text,
    model: text,
    trim: text,
  },
  required: ['total_active_cars_for_ymmt', 'total_cars_sold_in_last_45_days'],
};

export const salesSchema: Schema = {
  type: 'object',
  description: 'What was asked, and the sales. Statistics of nothing are absent.',
  properties: {
    count: { ...count, description: SOLD },
    cpo: { ...count, description: 'Certified ones of the used vehicles.' },
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
    counts: { type: 'string', description: 'Active listings in the place: a number, as text.' },
    ...Object.fromEntries(['make', 'model', 'state', 'city'].map((name) => [name, text])),
    ...allStatistics('', SOLD),
  },
  required: ['inventoryType', 'counts', 'make', 'model'],
};

export const popularSchema: Schema = {
  type: 'object',
  description: 'One member: that of the car_type.',
  properties: Object.fromEntries(
    ['used', 'new'].map((type) => [`${type}_top${TOP}`, { type: 'array', items: popular, maxItems: TOP }]),
  ),
};
