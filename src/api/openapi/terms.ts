import type { Schema } from '../../catalog/schema.ts';
import { MOST_SUGGESTIONS } from '../../search/suggest/match.ts';
import type { SuggestPolicy } from '../../search/suggest/policy.ts';

const counted: Schema = {
  type: 'object',
  properties: {
    item: { type: 'string' },
    count: { type: 'integer', description: 'Listings with the term.' },
  },
  required: ['item', 'count'],
};

/** The terms of an auto-complete (part-2.md "Auto-complete response"). */
export const termsSchema = ({ counts = true }: SuggestPolicy): Schema => ({
  type: 'object',
  properties: {
    terms: {
      type: 'array',
      maxItems: MOST_SUGGESTIONS,
      items: counts ? { anyOf: [{ type: 'string' }, counted] } : { type: 'string' },
    },
  },
  required: ['terms'],
});
