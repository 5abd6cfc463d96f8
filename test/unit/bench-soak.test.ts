import { expect, test } from 'vitest';
import { Answers } from '../bench/soak/answers.ts';

/** What the soak of the bench finds wrong: it would be worth nothing if it found everything right. */

const envelope = (found: number, counts: readonly number[], id = 'a'): string =>
  JSON.stringify({
    num_found: found,
    listings: [{ id }],
    facets: { make: counts.map((count, at) => ({ item: `make ${at}`, count })) },
  });

const TRUTH = new Map([['/cars', { total: [5], make: [3, 2] }]]);

test('answers that are what the rows say are right, in whatever order they count', () => {
  const answers = new Answers();
  answers.note('1', '/cars', envelope(5, [2, 3]));
  answers.note('1', '/cars', envelope(5, [2, 3]));
  answers.note('2', '/cars', envelope(9, [9]));
  expect(answers.check('1', TRUTH)).toBe(1);
  expect([answers.noted, answers.generations, answers.wrong]).toEqual([3, ['1', '2'], []]);
});

test('another listing on the page of the same generation is wrong', () => {
  const answers = new Answers();
  answers.note('1', '/cars', envelope(5, [3, 2]));
  answers.note('1', '/cars', envelope(5, [3, 2], 'b'));
  expect(answers.wrong).toEqual(['1 /cars: answered in two ways']);
});

test.each([
  ['another total', envelope(6, [3, 2])],
  ['another count', envelope(5, [4, 2])],
  ['a facet that is missing', JSON.stringify({ num_found: 5, listings: [] })],
])('%s is wrong', (_, text) => {
  const answers = new Answers();
  answers.note('1', '/cars', text);
  answers.check('1', TRUTH);
  expect(answers.wrong).toHaveLength(1);
});

test('answers of a generation whose rows were never read are not taken for right', () => {
  const answers = new Answers();
  answers.note('1', '/cars', envelope(5, [3, 2]));
  answers.check('1', new Map());
  expect(answers.wrong).toHaveLength(1);
});
