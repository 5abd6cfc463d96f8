import type { Schema } from '../../catalog/schema.ts';

/** An account's preferred dealers, as they are answered or sent. */
export const preferredSchema = (answered: boolean): Schema => ({
  type: 'object',
  properties: {
    ...(answered ? { country: { type: 'string', enum: ['us', 'ca', 'uk'] } } : {}),
    preferred_dealers: { type: 'array', items: { type: 'integer' } },
  },
  required: [...(answered ? ['country'] : []), 'preferred_dealers'],
});
