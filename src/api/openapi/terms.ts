import type { Schema } from '../../catalog/schema.ts';
import type { SuggestPolicy } from '../../search/suggest/policy.ts';
import { MOST_SUGGESTIONS } from '../../search/suggest/read.ts';

const counted: Schema = {
  type: 'object',
  properties: {
    item: { type: 'string' },
    count: { type: 'integer', description: 'Listings with the term.' },
  },
  required: ['item', 'count'],
};

/** The terms of an auto-complete (part-2.md "Auto-complete response"). */
export const termsSchema = ({ gives }: SuggestPolicy): Schema => ({
  type: 'object',
  properties: {
    terms: {
      type: 'array',
      ...(gives === 'all' ? {} : { maxItems: MOST_SUGGESTIONS }),
      items: gives === 'counted' ? { anyOf: [{ type: 'string' }, counted] } : { type: 'string' },
    },
  },
  required: ['terms'],
});
