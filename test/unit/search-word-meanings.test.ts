import { expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { Binding } from '../../src/summary/binding.ts';
import { isSoldWord, soldModels, soldWordsMeant } from '../../src/summary/sold-words.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';

/** Questions know what the loader knows (feeds.md 2.1): their words, and what feeds' words would have become. */

const filters = (path: string, query: string) =>
  explain(`/v2${path}?${query}`, PLANS.enterprise, NOW).plan.filters;
const car = (query: string) => filters('/search/car/active', query);
const any = (field: string, ...values: string[]) => ({ is: 'anyOf', field, values });

test.each([
  ['make=VW', any('make', 'volkswagen', 'vw')],
  ['make=Ford,Chevy', any('make', 'chevrolet', 'chevy', 'ford')],
  ['make=Mercedes Benz', any('make', 'mercedes benz', 'mercedes-benz')],
  ['make=Ford', any('make', 'ford')],
  ['make=Nobody', any('make', 'nobody')],
  ['make=!Ford', any('make', '!ford')],
  ['state=Texas', any('state', 'texas', 'tx')],
  ['exclude_make=VW', { is: 'noneOf', field: 'make', values: ['volkswagen', 'vw'] }],
  ['drivetrain=4x4', any('drivetrain', '4wd', '4x4')],
  ['base_ext_color=grey', any('base_ext_color', 'gray', 'grey')],
  ['mm=VW|Golf', any('mm', 'volkswagen|golf', 'vw|golf')],
  ['ymm=2020|VW|Golf', any('ymm', '2020|volkswagen|golf', '2020|vw|golf')],
  ['ymmt=|VW|Golf|', { is: 'either', groups: [[any('make', 'volkswagen', 'vw'), any('model', 'golf')]] }],
])('%s', (query, filter) => expect(car(query)).toContainEqual(filter));

const isRangeRover = [any('make', 'land rover'), { is: 'begins', field: 'model', text: 'range rover' }];

test('a make that feeds name by a line of its models asks for those', () => {
  const groups = [[any('make', 'ford', 'range rover')], isRangeRover];
  expect(car('make=Range Rover,Ford')).toContainEqual({ is: 'either', groups });
  expect(car('exclude_make=Ford,Range Rover')).toContainEqual({ is: 'neither', groups });
  expect(car('ymmt=|Range Rover||')).toContainEqual({
    is: 'either',
    groups: [[{ is: 'either', groups: [[any('make', 'range rover')], isRangeRover] }]],
  });
  // whole makes that are called so
  expect(car('make=Mini Cooper')).toContainEqual(any('make', 'mini', 'mini cooper'));
  expect(car('make=Mercedes-AMG')).toContainEqual(any('make', 'mercedes-amg', 'mercedes-benz'));
});

test('a model beside such a make is found with what the make leaves with it', () => {
  expect(car('make=Range Rover&model=Sport')).toContainEqual(any('model', 'range rover sport', 'sport'));
  expect(car('make=AMG&model=GT')).toContainEqual(any('model', 'amg gt', 'gt'));
  expect(car('make=Ford&model=Sport')).toContainEqual(any('model', 'sport'));
  expect(car('mm=Range Rover|Sport')).toContainEqual(
    any('mm', 'land rover|range rover sport', 'land rover|sport', 'range rover|sport'),
  );
  expect(car('ymm=2020|Corvette|Stingray')).toContainEqual(
    any('ymm', '2020|chevrolet|corvette stingray', '2020|chevrolet|stingray', '2020|corvette|stingray'),
  );
  expect(car('ymmt=|AMG|GT|')).toContainEqual({
    is: 'either',
    groups: [[any('make', 'amg', 'mercedes-benz'), any('model', 'amg gt', 'gt')]],
  });
});

test('a word that says more than a word asks for all of it', () => {
  expect(car('fuel_type=Hybrid,Diesel')).toContainEqual({
    is: 'either',
    groups: [
      [any('fuel_type', 'diesel', 'hybrid')],
      [any('fuel_type', 'unleaded'), any('powertrain_type', 'hev')],
    ],
  });
  expect(car('body_type=Crew Cab')).toContainEqual({
    is: 'either',
    groups: [[any('body_type', 'crew cab')], [any('body_type', 'pickup'), any('body_subtype', 'crew')]],
  });
});

test('each market has its own words, and sold vehicles those of theirs', () => {
  expect(filters('/search/car/uk/active', 'fuel_type=gasoline')).toContainEqual(
    any('fuel_type', 'gasoline', 'petrol'),
  );
  expect(soldWordsMeant('state', 'Texas')).toEqual(['tx']);
  expect(soldWordsMeant('base_exterior_color', 'burgundy')).toEqual(['red']);
  expect(soldWordsMeant('make', 'Ford')).toEqual([]);
  expect(soldWordsMeant('make', '!Ford')).toEqual([]);
  expect(soldWordsMeant('model', 'VW')).toEqual([]);
  expect(soldWordsMeant('make', 'Mini Cooper')).toEqual(['mini']);
  expect(soldWordsMeant('make', 'Corvette')).toEqual([]);
});

test('a line of models of sold vehicles is a make whose models begin so', () => {
  const binding = new Binding();
  expect(isSoldWord('make', ['Corvette', 'Ford'], binding)).toBe(
    '(lower(make) IN ($1, $2) OR lower(make) = $3 AND starts_with(lower(model), $4))',
  );
  expect(binding.values).toEqual(['corvette', 'ford', 'chevrolet', 'corvette']);
  expect(soldModels(['Range Rover', 'Ford'], ['Sport'])).toEqual(['Sport', 'Range Rover Sport']);
});
