import { anyOf, keyword, range } from '../declare.ts';
import type { Field } from '../field.ts';
import { fact, quantity } from './own.ts';

/** What listings of recreational vehicles have of their own, in every country (feeds.md 2.1, "rvs"). */
export const rvBuild: readonly Field[] = [
  fact('class', 'Class, for example Class A, Travel Trailer'),
  fact('slideouts', 'Number of slide-outs'),
  quantity('sleeps', 'Number of people who can sleep in it'),
  quantity('length', 'Length as delivered, usually in feet', {
    params: [range('length_range', 'Length, min-max, in the unit that was delivered.')],
  }),
  fact('area', 'Living area as delivered', { params: [] }),
  quantity('gvwr', 'Gross vehicle weight rating as delivered', { facet: false }),
  keyword('awnings', 'Number of awnings.', {
    at: 'build.awnings',
    facet: true,
    params: [anyOf('number_of_awnings', 'Numbers of awnings: comma-separated list.')],
  }),
  quantity('fresh_water_capacity', 'Fresh water tank as delivered', { facet: false }),
];

/** Parameters of shared fields that both searches of recreational vehicles take (supplement appendix B). */
export const RV_PARAMETERS: readonly string[] = [
  ...['year_range', 'dealer_name', 'exterior_color', 'interior_color'],
  ...['base_ext_color', 'base_exterior_color', 'base_int_color', 'base_interior_color'],
  ...['seating_capacity', 'cylinders', 'doors'],
];
