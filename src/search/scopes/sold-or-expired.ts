import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { is } from './coverage.ts';

/** Filters of listings that have left (supplement section 4, recents): both true and false choose. */
const CHOICES = [
  {
    name: 'sold',
    field: 'is_sold',
    about:
      'true: only listings whose vehicle was sold, inferred from its absence from all sources; false: only others.',
  },
  {
    name: 'expired',
    field: 'is_expired',
    about:
      'true: only vehicles that no source lists any more; false: only vehicles that another source still lists.',
  },
] as const;

/** Whether what has left was sold or expired. */
export const soldOrExpired: Scope = {
  parameters: CHOICES.map(({ name, about }): Parameter => ({ name, about, schema: { type: 'boolean' } })),
  read: (asked) => ({
    filters: CHOICES.flatMap(({ name, field }): Filter[] =>
      asked.list(name) ? [is(field, asked.flag(name))] : [],
    ),
  }),
};

const COUNTS = ['facets', 'range_facets', 'stats'];

/** Of facets, range facets and statistics a request may ask one kind (supplement 2.1). */
export const oneKindOfCounts: Scope = {
  parameters: [],
  read: (asked) => {
    const [, second] = COUNTS.filter((name) => asked.list(name));
    if (second === undefined) return {};
    throw new Refusal('bad_parameter', {
      name: second,
      detail: `only one of ${COUNTS.join(', ')} is allowed per request`,
    });
  },
};
