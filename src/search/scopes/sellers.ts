import { readWord } from '../../grammar/flag.ts';
import { type Asked, taken } from '../asked.ts';
import type { Coverage, Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { canonical } from '../values.ts';
import { COUNTRIES, coverage, is } from './coverage.ts';

/** Whose listings count: those of dealers, and where they are asked for those of private sellers and auctions. */

const SELLERS = ['dealer', 'fsbo', 'auction'] as const;

/** What listings of the rest must meet that are not dealers'. */
function othersIn(asked: Asked, types: readonly string[]): Filter[] {
  const country = asked.word('country', COUNTRIES) ?? 'us';
  return [
    { is: 'anyOf', field: 'seller_type', values: canonical(types) },
    ...(country === 'all' ? [] : [is('country', country)]),
    ...(asked.flag('include_non_vin_listings') ? [] : [is('has_vin', true)]),
  ];
}

/** The coverage of dealers' listings with that of the others, or the others' alone. */
function widened(dealers: Coverage, others: readonly Filter[], withDealers: boolean): Coverage {
  if (!withDealers) return { roles: ['rest'], rest: others };
  if (dealers.rest.length === 0) return { roles: [...dealers.roles, 'rest'], rest: others };
  return { ...dealers, rest: [{ is: 'either', groups: [dealers.rest, others] }] };
}

/** The coverage of a car search (coverage.ts), for the sellers that are asked for; dealers where none is. */
export const sellers: Scope = {
  parameters: [
    ...coverage.parameters,
    {
      name: 'seller_type',
      about: 'Comma list of dealer, fsbo (private sellers) and auction; dealer where it is not sent.',
      schema: { type: 'string', default: 'dealer' },
    },
  ],
  read: (asked, limits) => {
    const reading = coverage.read(asked, limits);
    const texts = asked.list('seller_type') ?? ['dealer'];
    const types = texts.map((text) => taken('seller_type', readWord(text, SELLERS)));
    const others = types.filter((type) => type !== 'dealer');
    if (others.length === 0 || !reading.coverage) return reading;
    const filters = othersIn(asked, others);
    return { ...reading, coverage: widened(reading.coverage, filters, types.includes('dealer')) };
  },
};
