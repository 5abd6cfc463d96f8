import { type Market, marketNamed } from '../../src/catalog/markets.ts';
import { MARKET_CASES } from '../cases/markets.ts';
import { at } from './car.ts';

/**
 * Hand-made stock of the markets besides US cars: of each one listing that every filter of the corpus finds, one that none
 * finds, and one that no default search does. Documents as the index keeps them, by hand and not from the catalogue; what is of
 * one market stands in test/cases/markets.
 */

const SEEN = at('2026-06-15T06:00:00Z');
const LONG_AGO = at('2026-01-10T06:00:00Z');

const found = (market: Market, more: object, vin: object = { vin: '1HGCM82633A004352' }) => ({
  id: `${market}-found`,
  ...vin,
  seller_type: 'dealer',
  inventory_type: 'used',
  year: 2021,
  make: 'Étoile',
  model: 'Nova 7',
  price: 15_000,
  miles: 8000,
  msrp: 21_000,
  source: 'found.example',
  dealer_id: '71',
  seller_name: 'found & sons',
  fuel_type: 'Diesel',
  transmission: 'Manual',
  engine: '2.0L I4',
  city: 'Leeds',
  last_seen_at: SEEN,
  first_seen_at: at('2026-06-10T06:00:00Z'),
  is_searchable: true,
  is_owned: true,
  location: { lat: 53.8, lon: -1.55 },
  located: true,
  ...more,
});

const other = (market: Market, more: object = {}) => ({
  id: `${market}-other`,
  seller_type: 'dealer',
  inventory_type: 'new',
  year: 2026,
  make: 'Terra',
  model: 'One',
  price: 90_000,
  source: 'other.example',
  dealer_id: '72',
  city: 'Bath',
  last_seen_at: LONG_AGO,
  first_seen_at: LONG_AGO,
  is_searchable: true,
  is_owned: true,
  located: false,
  ...more,
});

const hidden = (market: Market) => other(market, { id: `${market}-hidden`, is_searchable: false });

/** A private seller's, whom no search finds unless it is asked for. */
const ofOwner = (market: Market) =>
  other(market, { id: `${market}-private`, seller_type: 'fsbo', country: 'us' });

/** What a market's index of a role holds: flat values, and beside them the record that answers show. A market without cases has none. */
export function otherStock(market: Market, role: string): readonly object[] {
  const cases = MARKET_CASES.find((one) => one.market === market);
  if (!cases) return [];
  const { roles, countries } = marketNamed(market).region;
  const [first, second = first] = roles;
  const country = countries[roles.indexOf(second)]?.toLowerCase();
  const all = [
    ...(role === first ? [found(market, cases.found)] : []),
    ...(role === second ? [other(market, { country, ...cases.other })] : []),
    ...(role === 'rest' ? [hidden(market)] : []),
    ...(role === 'rest' && country !== 'gb' ? [ofOwner(market)] : []),
  ];
  return all.map((document, tie) => ({
    ...document,
    tie,
    record: document,
  }));
}
