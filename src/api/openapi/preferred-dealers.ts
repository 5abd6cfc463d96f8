import type { Schema } from '../../catalog/schema.ts';
import { COLUMNS, FILE, LIST, MOST_PREFERRED } from '../request/preferred-body.ts';

/** An account's preferred dealers, as they are answered or sent. */
export const preferredSchema = (answered: boolean): Schema => ({
  ...(answered ? {} : { title: 'PreferredDealers' }),
  type: 'object',
  properties: {
    ...(answered ? { country: { type: 'string', enum: ['us', 'ca', 'uk'] } } : {}),
    preferred_dealers: { type: 'array', items: { type: 'integer' } },
  },
  required: [...(answered ? ['country'] : []), 'preferred_dealers'],
});

const csv = {
  schema: {
    title: 'PreferredDealersFile',
    type: 'object',
    properties: {
      [FILE]: {
        type: 'string',
        format: 'binary',
        description: `CSV of dealer ids: one per line, or in a column named ${COLUMNS.join(' or ')}.`,
      },
    },
    required: [FILE],
  },
  encoding: { [FILE]: { contentType: 'text/csv' } },
};

/** A list that the sample's accounts may set. */
export const PREFERRED = { [LIST]: [1_000_000, 1_000_001] };

/** What sets the list. */
export const preferredBody = {
  required: true,
  description: `At most ${MOST_PREFERRED} ids; an empty list removes the list.`,
  content: {
    'application/json': { schema: preferredSchema(false), example: PREFERRED },
    'multipart/form-data': csv,
  },
};
