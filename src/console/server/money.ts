import type { Region } from '../../catalog/market.ts';
import { marketNamed } from '../../catalog/markets.ts';
import { CURRENCIES, northAmerica } from '../../catalog/regions.ts';
import { NO_MARKET } from '../../catalog/roles.ts';
import type { SearchPolicy } from '../../search/policy.ts';

/** Signs of currencies. */
const SIGNS: Readonly<Record<string, string>> = { USD: '$', CAD: 'CA$', GBP: '£' };

const signed = (currency: string): string => SIGNS[currency] ?? currency;

/** The part of the world that a search is of. */
export const regionOf = ({ market }: SearchPolicy): Region =>
  market === NO_MARKET ? northAmerica : marketNamed(market).region;

/** The parameter of a search by which one of its countries is asked for; undefined: it has none. */
const countryOf = ({ scopes }: SearchPolicy) =>
  scopes.flatMap(({ parameters }) => parameters).find(({ name }) => name === 'country');

/**
 * Signs of the money of a search by the word of `country` that asks for it (part-1.md, `country`): of one country its
 * own, of all of them each. '' is where none is sent. undefined: all its money is of one kind.
 */
export function moneyOf(policy: SearchPolicy): Readonly<Record<string, string>> | undefined {
  const { countries, currency } = regionOf(policy);
  const signs = new Map(
    countries.map((one) => [one.toLowerCase(), signed(CURRENCIES[one] ?? currency)] as const),
  );
  const all = [...new Set(signs.values())];
  const { schema } = countryOf(policy) ?? {};
  if (all.length < 2 || !schema?.enum?.some((word) => signs.has(word))) return undefined;
  const of = (word: string): string => signs.get(word) ?? all.join(' or ');
  const words = schema.enum.map((word) => [word, of(word)] as const);
  return Object.fromEntries([['', of(String(schema.default ?? ''))], ...words]);
}

/** The sign of a search's money where no country is asked for. */
export const signOf = (policy: SearchPolicy): string =>
  moneyOf(policy)?.[''] ?? signed(regionOf(policy).currency);
