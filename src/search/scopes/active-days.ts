import { DATE_RANGE_PATTERN, readDateRange } from '../../grammar/date.ts';
import type { Scope } from '../policy.ts';

/** Listings that were seen on any day of a range (feeds.md section 5). */
export const activeDays: Scope = {
  parameters: [
    {
      name: 'active_inventory_date_range',
      about: 'Listings seen on any day of the range YYYYMMDD-YYYYMMDD.',
      schema: { type: 'string', pattern: DATE_RANGE_PATTERN },
    },
  ],
  read: (asked) => {
    const days = asked.read('active_inventory_date_range', readDateRange);
    if (!days) return {};
    return {
      filters: [
        { is: 'between', field: 'first_seen_at_source', max: days.max },
        { is: 'between', field: 'last_seen_at', min: days.min },
      ],
    };
  },
};
