import type { Schema } from '../../catalog/schema.ts';
import { DEALER_TYPES, INVENTORY_TYPES } from '../plan.ts';
import { GROUPED_BY } from './parameters.ts';
import { PERIODS } from './periods.ts';
import { COUNTRIES, COVERAGES, FIELDS, FIGURES, SERIES } from './plan.ts';

/** The answer as the OpenAPI document shows it. */

const whole: Schema = { type: 'integer' };
const day: Schema = { type: 'string', format: 'date' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const text = (values?: readonly string[]): Schema => ({
  type: 'string',
  ...(values ? { enum: values } : {}),
});

/** The measures that were asked for. */
const figures: Record<string, Schema> = Object.fromEntries(
  FIELDS.map((field) => [
    field,
    {
      type: 'object',
      description: `Figures of ${field} that were asked for; null where no vehicle has a value.`,
      properties: Object.fromEntries(FIGURES.map((figure) => [figure, orNull({ type: 'number' })])),
    },
  ]),
);

const event = (what: string): Schema => ({
  ...orNull(whole),
  description: `${what}; null on the first day that is known, as nothing is known of the day before.`,
});

const point: Schema = {
  type: 'object',
  properties: {
    from: { ...day, description: 'First day of the point.' },
    to: { ...day, description: 'Last day: listings are counted and measured at its end.' },
    active: { ...whole, description: 'Listings that were active at the end of the last day.' },
    arrivals: event('Listings that were not there the day before'),
    departures: event('Listings that were there the day before'),
    price_cuts: event('Listings whose price fell from one day to the next'),
    price_rises: event('Listings whose price rose from one day to the next'),
    ...figures,
    sold: {
      ...orNull({
        type: 'object',
        properties: { count: { ...whole, description: 'Vehicles sold.' }, ...figures },
        required: ['count'],
      }),
      description:
        'Vehicles that dealers of the US sold in the month, by the same filters and measures. Null: the month is not published, or the point is not the whole of it. Absent: by is not month, country is not us, or a field is asked for that sold vehicles lack.',
    },
  },
  required: ['from', 'to', 'active', 'arrivals', 'departures', 'price_cuts', 'price_rises'],
};

const points: Schema = { type: 'array', description: 'Oldest first.', items: point };

const leftOut: Schema = {
  type: 'object',
  description: 'What is in no series.',
  properties: {
    groups: { ...whole, description: 'Groups beyond the limit.' },
    active: { ...whole, description: 'Active listings of those groups, over all points.' },
    missing: { ...whole, description: 'Active listings without a value of the fields, over all points.' },
  },
  required: ['groups', 'active', 'missing'],
};

const applied: Schema = {
  type: 'object',
  description:
    'The request as understood, with defaults filled in. Filters that were sent stand under their names.',
  properties: {
    by: text(PERIODS),
    date_from: { ...orNull(day), description: 'First day of the window; null if no day is known.' },
    date_to: { ...orNull(day), description: 'Last day of the window.' },
    date_window_source: text(['request', 'default']),
    coverage: text(COVERAGES),
    country: text(COUNTRIES),
    inventory_type: text(INVENTORY_TYPES),
    dealer_type: text(DEALER_TYPES),
    group_by: { type: 'array', items: text(GROUPED_BY) },
    measures: { type: 'array', items: text() },
    available_history: {
      type: 'object',
      properties: {
        first_day: { ...orNull(day), description: 'The first day that is known.' },
        last_day: { ...orNull(day), description: 'Day of the newest delivery.' },
      },
      required: ['first_day', 'last_day'],
    },
  },
  required: ['by', 'date_window_source', 'available_history'],
  additionalProperties: true,
};

/** Schema of the answer of the trends. */
export const trendSchema: Schema = {
  type: 'object',
  properties: {
    groups_found: {
      ...whole,
      description: 'Groups that there are; with group_by, as the three that follow.',
    },
    limit: { ...whole, maximum: SERIES.most },
    truncated: { type: 'boolean', description: 'Whether the limit left groups out.' },
    left_out: leftOut,
    applied,
    sold_history: {
      type: 'object',
      description: 'Months of vehicles sold that are published, where these stand beside the listings.',
      properties: {
        first_month: orNull({ type: 'string' }),
        last_month: orNull({ type: 'string' }),
        provisional_from: {
          type: 'string',
          description: 'YYYY-MM; months from this one on may still change.',
        },
      },
      required: ['first_month', 'last_month'],
    },
    total: {
      type: 'object',
      description: 'Everything that the filters find, in a group or not.',
      properties: { points },
      required: ['points'],
    },
    series: {
      type: 'array',
      description:
        'With group_by: the groups with the most active listings over all points, the largest first.',
      items: {
        type: 'object',
        properties: {
          group: {
            type: 'object',
            description: 'Field → value.',
            additionalProperties: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
          },
          points,
        },
        required: ['group', 'points'],
      },
    },
  },
  required: ['applied', 'total'],
};
