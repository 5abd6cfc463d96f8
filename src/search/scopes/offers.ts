import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';

const LOAN = [
  'finance_loan_term',
  'finance_loan_apr',
  'finance_down_payment',
  'finance_down_payment_per',
  'finance_emp',
];
const LEASE = ['lease_term', 'lease_down_payment', 'lease_emp'];

const anyOffer = (fields: readonly string[]): Filter => ({
  is: 'either',
  groups: fields.map((field) => [{ is: 'present', field }]),
});

/** Listings with any figure of a loan, or of a lease. */
export const offers: Scope = {
  parameters: [
    {
      name: 'include_finance',
      about: 'true: only listings with a finance offer.',
      schema: { type: 'boolean', default: false },
    },
    {
      name: 'include_lease',
      about: 'true: only listings with a lease offer.',
      schema: { type: 'boolean', default: false },
    },
  ],
  read: (asked) => ({
    filters: [
      ...(asked.flag('include_finance') ? [anyOffer(LOAN)] : []),
      ...(asked.flag('include_lease') ? [anyOffer(LEASE)] : []),
    ],
  }),
};
