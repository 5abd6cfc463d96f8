import type { Schema } from '../../catalog/schema.ts';
import { COLUMNS, FILE, MOST_PREFERRED } from '../request/preferred-body.ts';
import { json } from './responses.ts';

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

/** What sets the list. */
export const preferredBody = {
  required: true,
  description: `At most ${MOST_PREFERRED} ids; an empty list removes the list.`,
  content: { ...json(preferredSchema(false)), 'multipart/form-data': csv },
};
