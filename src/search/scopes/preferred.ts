import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import type { Scope } from '../policy.ts';

const flag = (name: string, about: string): Parameter => ({
  name,
  about,
  schema: { type: 'boolean', default: false },
});

const WITHOUT_EFFECT = [
  flag('include_preferred_dealer_flag', "Marks listings of the account's preferred dealers."),
  flag('preferred_dealers', 'Older name of include_preferred_dealer_flag.'),
  flag('client_filters', 'Accepted, without effect.'),
  flag('boost', 'Accepted, without effect.'),
];

/** Parameters that depend on an account's list of dealers, and those without a meaning (feeds.md section 5). */
export const preferred: Scope = {
  parameters: [
    ...WITHOUT_EFFECT,
    flag('preferred_dealers_only', "Only listings of the account's preferred dealers; needs such a list."),
  ],
  read: (asked) => {
    for (const { name } of WITHOUT_EFFECT) asked.flag(name);
    if (asked.flag('preferred_dealers_only')) {
      throw new Refusal('bad_parameter', {
        name: 'preferred_dealers_only',
        detail: 'the account has no list of preferred dealers',
      });
    }
    return {};
  },
};
