import { anyOf, keyword } from '../declare.ts';
import type { Field } from '../field.ts';
import { fact, measured } from './own.ts';

/** What listings of recreational vehicles have of their own, in every country (feeds.md 2.1, "rvs"). */
export const rvBuild: readonly Field[] = [
  fact('class', 'Class, for example Class A, Travel Trailer'),
  fact('slideouts', 'Number of slide-outs'),
  fact('sleeps', 'Number of people who can sleep in it'),
  measured('length', 'Length as delivered, usually in feet', {
    params: [
      {
        name: 'length',
        form: 'anyOf',
        about: 'Length: comma list of numbers, in the unit that was delivered.',
      },
      { name: 'length_range', form: 'range', about: 'Length, min-max, in the unit that was delivered.' },
    ],
    facet: true,
  }),
  fact('area', 'Living area as delivered', { params: [] }),
  fact('gvwr', 'Gross vehicle weight rating as delivered', { facet: false }),
  keyword('awnings', 'Number of awnings.', {
    at: 'build.awnings',
    facet: true,
    params: [anyOf('number_of_awnings', 'Numbers of awnings: comma list.')],
  }),
  fact('fresh_water_capacity', 'Fresh water tank as delivered', { facet: false }),
];

/** Parameters of shared fields that both searches of recreational vehicles take (supplement appendix B). */
export const RV_PARAMETERS: readonly string[] = [
  ...['year_range', 'dealer_name', 'exterior_color', 'interior_color'],
  ...['base_ext_color', 'base_exterior_color', 'base_int_color', 'base_interior_color'],
  ...['seating_capacity', 'cylinders', 'doors'],
];
