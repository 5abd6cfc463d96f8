import { expect, test } from 'vitest';
import type { SearchDescription } from '../../src/console/metadata.ts';
import type { Request } from '../../src/console/page/request.ts';
import { countryRequest } from '../../src/console/page/views/dealer/country.ts';
import {
  type Dealer,
  figuresRequest,
  groupsRequest,
  inventoryRequest,
  marketRequests,
} from '../../src/console/page/views/dealer/dealer.ts';
import { addressOfDealer, dealerAddress } from '../../src/console/page/views/dealer/dealer-address.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';

/** What the page of a dealer asks: in one country, and of one coverage on both sides of the comparison. */

const { searches } = consoleMetadata();
const searchOf = (path: string): SearchDescription => {
  const search = searches.find((one) => one.path === path);
  if (!search) throw new Error(path);
  return search;
};
const [cars, motorcycles, uk] = [
  '/search/car/active',
  '/search/motorcycle/active',
  '/search/car/uk/active',
].map(searchOf) as [SearchDescription, SearchDescription, SearchDescription];
const row = (country: string) => ({ dealer: { id: 7, country } });

test('the address of a dealer tells the country where the search would not look by itself', () => {
  const at = '#/dealer/search/car/active?dealer_id=7';
  expect(dealerAddress(cars, row('CA'))).toBe(`${at}&country=ca`);
  expect(dealerAddress(cars, row('US'))).toBe(at);
  expect(addressOfDealer(cars, 'dealer_id', '7', 'all')).toBe(`${at}&country=all`);
  expect(addressOfDealer(cars, 'dealer_id', '7', undefined)).toBe(at);
  expect(dealerAddress(motorcycles, row('US'))).toBe(
    '#/dealer/search/motorcycle/active?dealer_id=7&country=us',
  );
  expect(dealerAddress(uk, row('GB'))).toBe('#/dealer/search/car/uk/active?dealer_id=7');
});

test('where the country is not known, a listing tells it: the page never compares in all', () => {
  const dealer = { name: 'dealer_id', value: '7' };
  const asked = (search: SearchDescription, country?: string) =>
    countryRequest(search, country === undefined ? dealer : { ...dealer, country }).map(({ params }) =>
      Object.fromEntries(params),
    );
  const sought = [{ dealer_id: '7', country: 'all', rows: '1' }];
  expect([asked(cars), asked(cars, 'ca'), asked(cars, 'all')]).toEqual([[], [], sought]);
  expect([asked(motorcycles), asked(motorcycles, 'us'), asked(uk)]).toEqual([sought, [], []]);
});

test('all requests are of the country; both sides of the comparison are attributed listings', () => {
  const dealer: Dealer = { name: 'dealer_id', value: '7', kind: undefined, country: 'ca' };
  const inventory = { num_found: 1, facets: { make: [{ item: 'Ford', count: 1 }] } };
  const cell = { item: '2024', count: 1 };
  const groups = { rows: [{ item: 'F-150', count: 1, cells: [cell] }], columns: [cell], group_by: [] };
  const has = inventoryRequest(cars, dealer);
  const own = [figuresRequest(cars, dealer), groupsRequest(cars, dealer)];
  const market = marketRequests(cars, dealer, inventory as never, groups as never);
  const values = (name: string, requests: readonly Request[]) =>
    requests.map(({ params }) => params.get(name));
  expect(values('country', [has, ...own, ...market])).toEqual(['ca', 'ca', 'ca', 'ca', 'ca']);
  expect(values('dedup', own)).toEqual(['true', 'true']);
  expect(values('dedup', market)).toEqual(['true', 'true']);
  // the inventory is whole, as the dealer has it
  expect(has.params.get('dedup')).toBeUndefined();
});
