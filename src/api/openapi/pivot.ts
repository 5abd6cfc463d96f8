import type { Schema } from '../../catalog/schema.ts';
import { FIGURES } from '../../search/pivot/plan.ts';

const whole: Schema = { type: 'integer' };

const stats: Schema = {
  type: 'object',
  description: 'Field → figures that were asked for; one that does not exist (the mean of none) is absent.',
  additionalProperties: {
    type: 'object',
    description: `Figure → value: ${FIGURES.join(', ')}.`,
    additionalProperties: { type: 'number' },
  },
};

const group: Schema['properties'] = {
  item: { type: 'string', description: 'Term of the field.' },
  count: { ...whole, description: 'Listings of the group.' },
  stats,
};

const groups = (description: string, more: Schema['properties'] = {}): Schema => ({
  type: 'array',
  description,
  items: { type: 'object', properties: { ...group, ...more }, required: ['item', 'count'] },
});

/** The answer of a pivot. */
export const pivotSchema: Schema = {
  type: 'object',
  description: 'What a search finds, in the groups of one or two fields.',
  properties: {
    num_found: { ...whole, description: 'Listings that the filters find, in a group or not.' },
    stats: { ...stats, description: 'The measures of all that was found.' },
    group_by: {
      type: 'array',
      description: 'The fields that were grouped by, in the order of the request.',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string' },
          missing: { ...whole, description: 'Listings without a value of the field.' },
          other: { ...whole, description: 'Listings with values, none of which is among the groups shown.' },
        },
        required: ['field', 'missing', 'other'],
      },
    },
    columns: groups(
      'Groups of the second field, over all that was found; absent where one field was grouped by.',
    ),
    rows: groups('Groups of the first field.', {
      cells: groups(
        'One for each column, in the order of the columns; count is 0 where there is no listing.',
      ),
    }),
  },
  required: ['num_found', 'group_by', 'rows'],
};
