import { SELLERS } from '../../catalog/market-operations.ts';
import { readWord } from '../../grammar/flag.ts';
import type { Coverage, Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { type SentParameters, taken } from '../sent-parameters.ts';
import { canonical } from '../values.ts';
import { COUNTRIES, is } from './coverage.ts';

/** Whose listings count: those of dealers, and where they are asked for those of private sellers and auctions. */

/** The coverage of dealers' listings with that of the others, or the others' alone. */
function widened(dealers: Coverage, others: readonly Filter[], withDealers: boolean): Coverage {
  if (!withDealers) return { roles: ['rest'], rest: others };
  if (dealers.rest.length === 0) return { roles: [...dealers.roles, 'rest'], rest: others };
  return { ...dealers, rest: [{ is: 'either', groups: [dealers.rest, others] }] };
}

/**
 * A coverage for the sellers that are asked for; dealers where none is. `othersMeet`: what listings that are not dealers'
 * must meet besides.
 */
export const sellers = (
  dealers: Scope,
  othersMeet: (asked: SentParameters) => readonly Filter[] = () => [],
): Scope => ({
  parameters: [
    ...dealers.parameters,
    {
      name: 'seller_type',
      about: 'Comma-separated list of dealer, fsbo (private sellers) and auction; default: dealer.',
      schema: { type: 'string', listOf: SELLERS, default: 'dealer' },
    },
  ],
  read: (asked, limits) => {
    const reading = dealers.read(asked, limits);
    const texts = asked.list('seller_type') ?? ['dealer'];
    const types = texts.map((text) => taken('seller_type', readWord(text, SELLERS)));
    const values = canonical(types.filter((type) => type !== 'dealer'));
    if (values.length === 0 || !reading.coverage) return reading;
    const others: Filter[] = [{ is: 'anyOf', field: 'seller_type', values }, ...othersMeet(asked)];
    return { ...reading, coverage: widened(reading.coverage, others, types.includes('dealer')) };
  },
});

/** What others' listings of the US and Canada must meet: the country, and a VIN unless it may be missing. */
export const likeCars = (asked: SentParameters): Filter[] => {
  const country = asked.word('country', COUNTRIES) ?? 'us';
  return [
    ...(country === 'all' ? [] : [is('country', country)]),
    ...(asked.flag('include_non_vin_listings') ? [] : [is('has_vin', true)]),
  ];
};
