import { expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { Refusal } from '../../src/catalog/errors.ts';
import { canonicalQueries, searchParameters } from '../../src/search/read.ts';
import { policyOf } from '../cases/rows.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';

const OEM = '/v2/search/car/incentive/oem';
const planOf = (url: string) => explain(url, PLANS.enterprise, NOW).plan;
const refusalOf = (url: string): string => {
  try {
    planOf(url);
  } catch (error) {
    if (error instanceof Refusal) return `${error.status} ${error.message}`;
    throw error;
  }
  return '';
};

/** part-2.md S2, rule 1 */
const SORTS = [
  ...['year', 'msrp', 'monthly', 'apr', 'term', 'down_payment', 'due_at_signing', 'security_deposit'],
  ...[
    'cashback_amount',
    'total_monthly_payments',
    'dealer_contribution',
    'acquisition_fee',
    'disposition_fee',
  ],
  ...['mileage_limit', 'over_mileage_fee', 'lease_end_purchase_price', 'net_cap_cost', 'gross_cap_cost'],
  ...['valid_from', 'valid_through', 'scraped_at_date', 'status_date'],
];
/** rule 2 */
const FACETS = [
  ...[
    'make',
    'model',
    'year',
    'trim',
    'drivetrain',
    'transmission',
    'engine',
    'fuel_type',
    'body_type',
    'offer_type',
  ],
  ...['cashback_target_group', 'term_unit', 'state', 'city', 'zip', 'msa_code', 'dealer_id', 'source'],
];
/** rule 3 */
const RANGE_FACETS = [
  ...['monthly', 'down_payment', 'due_at_signing', 'security_deposit', 'total_monthly_payments', 'msrp'],
  ...['acquisition_fee', 'disposition_fee', 'dealer_contribution', 'gross_cap_cost', 'net_cap_cost'],
  ...[
    'lease_end_purchase_price',
    'mileage_limit',
    'over_mileage_fee',
    'apr',
    'cashback_amount',
    'term',
    'year',
  ],
];

test('what may be counted, measured and ordered by is what part-2.md lists', () => {
  const [all] = canonicalQueries(policyOf('/v2/search/car/incentive/oem'));
  const names = (parameter: string): string[] => (all?.get(parameter)?.[0] ?? '').split(',').sort();
  expect(names('facets')).toEqual([...FACETS].sort());
  expect(names('range_facets')).toEqual([...RANGE_FACETS].sort());
  expect(names('stats')).toEqual(RANGE_FACETS.filter((name) => name !== 'year').sort());
  for (const by of SORTS) expect(planOf(`${OEM}?sort_by=${by}`).order).toEqual({ by, descending: false });
  expect(planOf(`${OEM}?sort_by=price`).order).toBeUndefined();
  expect(planOf(`${OEM}?sort_by=dist`).order).toBeUndefined();
  expect(planOf(`${OEM}?sort_by=dist&latitude=1&longitude=1`).order).toEqual({
    by: 'dist',
    descending: false,
  });
});

test('equal questions are one plan', () => {
  expect(planOf(`${OEM}?make=Ford,Kia&search_titles_text=cash%20Bonus&term_unit=Month`)).toEqual(
    planOf(`${OEM}?term_unit=months&search_titles_text=bonus%20C%C3%81SH&make=kia&make=FORD`),
  );
});

test('the limits of the plan', () => {
  const free = () => explain(`${OEM}?start=495&rows=10`, PLANS.free, NOW);
  expect(free).toThrow('Parameter start: start + rows must not exceed 500');
  expect(planOf(`${OEM}?start=490&rows=1000`)).toMatchObject({ start: 490, rows: 10 });
});

test('the incentives of a make read make and zip of the path, and nothing of a place', () => {
  const names = searchParameters(policyOf('/v2/search/car/incentive/honda/90210')).map(({ name }) => name);
  for (const name of ['make', 'zip', 'latitude', 'longitude', 'radius']) expect(names).not.toContain(name);
  const plan = planOf(
    '/v2/search/car/incentive/Land%20Rover/60601-1234?make=ford&zip=1&radius=x&model=defender',
  );
  expect(plan.filters).toContainEqual({ is: 'anyOf', field: 'make', values: ['land rover'] });
  expect(plan.area?.zip).toBe('60601');
  expect(plan.centre).toBeUndefined();
  expect(refusalOf('/v2/search/car/incentive/ford/nowhere')).toBe(
    '422 Parameter zip: "NOWHERE" is not a known postal code.',
  );
  expect(refusalOf('/v2/search/car/incentive/%FF/60601')).toContain('400');
});
