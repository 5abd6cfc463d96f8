import { expect, test } from 'vitest';
import { costOf } from '../../src/search/cost.ts';
import { explain } from '../market/explain.ts';

/** Which searches count so much that few of them run at once. */

const CARS = '/search/car/active';
const EIGHT = 'make,model,trim,body_type,fuel_type,transmission,city,state';

test.each([
  ['a page', `${CARS}?make=ford&rows=50`, 'light'],
  ['a total', `${CARS}?make=ford&rows=0`, 'light'],
  ['a few short facets', `${CARS}?make=ford&facets=model,trim,city&rows=0`, 'light'],
  ['statistics of one field', `${CARS}?make=ford&stats=price`, 'light'],
  [
    'what the engine keeps: facets and statistics of the whole market',
    `${CARS}?facets=${EIGHT}&stats=price,miles`,
    'light',
  ],
  ['eight facets of a selection', `${CARS}?make=ford&facets=${EIGHT}`, 'heavy'],
  ['statistics of two fields of a selection', `${CARS}?make=ford&stats=price,miles`, 'heavy'],
  ['long facets', `${CARS}?price_range=1-2&facets=city|0|1000,model|0|1000,trim|0|1000&rows=0`, 'heavy'],
  ['a deep facet, also of the whole market', `${CARS}?facets=city|10000|5&rows=0`, 'heavy'],
  [
    'range facets in words of their own',
    `${CARS}?range_facets=price|0|9|1,miles|0|9|1,dom_180|0|9|1,dom|0|9|1,msrp|0|9|1`,
    'heavy',
  ],
  ['suggestions', '/search/car/auto-complete?field=city&input=a&make=ford', 'heavy'],
])('%s', (_, url, cost) => {
  expect(costOf(explain(url).request)).toBe(cost);
});
