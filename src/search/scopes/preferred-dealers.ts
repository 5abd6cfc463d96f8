import { Refusal } from '../../catalog/errors.ts';
import type { PreferredDealers, Scope, SearchLimits } from '../policy.ts';
import type { SentParameters } from '../sent-parameters.ts';
import { canonical } from '../values.ts';
import { COUNTRIES, flag } from './coverage.ts';

/** What depends on an account's list of dealers, and parameters without a meaning (feeds.md section 5). */

/** Parameters that mark listings. */
export const preferredMarks = [
  flag('include_preferred_dealer_flag', "true: flags listings of the account's preferred dealers."),
  flag('preferred_dealers', 'Older name of include_preferred_dealer_flag.'),
];
const ONLY = flag(
  'preferred_dealers_only',
  "true: only listings of the account's preferred dealers; requires such a list.",
);
const WITHOUT_EFFECT = [
  flag('client_filters', 'Accepted, without effect.'),
  flag('boost', 'Accepted, without effect.'),
];

/** The account's dealers in the countries that are searched: those of the UK are handed in by its own searches alone. */
function dealersOf(asked: SentParameters, { us = [], ca = [], uk }: PreferredDealers): readonly string[] {
  if (uk) return uk;
  const country = asked.word('country', COUNTRIES) ?? 'us';
  return { us, ca, all: [...us, ...ca] }[country];
}

/** Whether a request needs the account's list: it is not read for any other. */
export const asksForPreferred = (asked: SentParameters): boolean =>
  [...preferredMarks, ONLY].some(({ name }) => asked.flag(name));

/** Ids whose listings are to be marked; undefined: it is not asked for, or the account has no list there. */
export function markedDealers(
  asked: SentParameters,
  { preferred }: SearchLimits,
): ReadonlySet<string> | undefined {
  if (!preferred || !preferredMarks.some(({ name }) => asked.flag(name))) return undefined;
  const ids = dealersOf(asked, preferred);
  return ids.length > 0 ? new Set(ids) : undefined;
}

/** Listings of the account's preferred dealers: marked, or alone. */
export const preferredDealers: Scope = {
  parameters: [...preferredMarks, ...WITHOUT_EFFECT, ONLY],
  read: (asked, limits) => {
    for (const { name } of [...preferredMarks, ...WITHOUT_EFFECT]) asked.flag(name);
    if (!asked.flag(ONLY.name)) return {};
    const ids = limits.preferred ? dealersOf(asked, limits.preferred) : [];
    if (ids.length === 0) {
      throw new Refusal('bad_parameter', {
        name: ONLY.name,
        detail: 'the account has no list of preferred dealers for the searched country',
      });
    }
    return { filters: [{ is: 'anyOf', field: 'dealer_id', values: canonical(ids) }] };
  },
};
