import { expect, test } from 'vitest';
import { formatAddress, parseAddress } from '../../src/console/page/address.ts';
import { operationFilters, searchFilters, type ViewFilters } from '../../src/console/page/view-filters.ts';
import { trendFilters } from '../../src/console/page/views/trends/trend-filters.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';

const METADATA = consoleMetadata();
const EXPLORE = searchFilters(() => true);
const SOLD = operationFilters('/sold-vehicles/summary');

/** The address of a view, as it was left, when one comes to it from another one. */
function going(from: ViewFilters, here: string, to: ViewFilters, left: string): string {
  const carried = from.read(METADATA, parseAddress(here));
  return decodeURIComponent(formatAddress(to.write(METADATA, parseAddress(left), carried)));
}

test.each([
  '#/explore/search/car/uk/active?make=Audi&~facets=make',
  '#/explore/search/motorcycle/active?make=Honda',
  '#/explore/search/car/incentive/oem?make=Ford',
])('a view of one market leaves another as it was: %s', (left) => {
  expect(METADATA.searches.some(({ path }) => left.includes(`${path}?`))).toBe(true);
  expect(going(SOLD, '#/sold?make=Ford', EXPLORE, left)).toBe(left);
});

test('Sold takes the condition by its own name, names what it cannot say, and gives both back', () => {
  const here = '#/explore/search/car/active?make=Ford&car_type=new&radius=50&zip=75201&price_range=1-20000';
  const sold = going(EXPLORE, here, SOLD, '#/sold?top_n=3&make=Kia&inventory_type=used');
  expect(sold).toBe('#/sold?top_n=3&make=Ford&inventory_type=new&~without=radius,zip,price_range');
  const back = parseAddress(going(SOLD, sold.replace('Ford', 'Kia'), EXPLORE, here));
  expect(Object.fromEntries(back.params)).toEqual({
    make: 'Kia',
    car_type: 'new',
    radius: '50',
    zip: '75201',
    price_range: '1-20000',
  });
});

test('what was taken back in one view is taken back in the other', () => {
  const left = '#/explore/search/car/active?make=Ford&radius=50&zip=75201&start=50';
  expect(going(SOLD, '#/sold', EXPLORE, left)).toBe('#/explore/search/car/active?radius=50&zip=75201');
});

test('trends keep their days and groups, and lose the filters of before', () => {
  const left = '#/trends?date_from=2026-10-01&by=week&group_by=state&limit=3&model=Rio&~measure=price';
  expect(going(EXPLORE, '#/explore/search/car/active?make=Ford&radius=9', trendFilters, left)).toBe(
    '#/trends?make=Ford&~without=radius&date_from=2026-10-01&by=week&group_by=state&limit=3&~measure=price',
  );
});
