import { describe, expect, test } from 'vitest';
import { dateOrder } from '../../src/grammar/date-form.ts';
import { numberForm } from '../../src/grammar/number-form.ts';

const shapes = (counts: Record<string, number>) => new Map(Object.entries(counts));

describe('the decimal mark of a column of amounts', () => {
  test.each<[string, Record<string, number>, string | undefined, boolean]>([
    ['digits alone', { '9999': 9 }, '.', false],
    ['fractions of two digits', { '9999.99': 5, '*99,999': 1 }, '.', false],
    ['commas between thousands alone: that is how it usually is', { '*99,999': 5, '9999': 5 }, '.', false],
    ['points between thousands alone', { '*99.999': 5, '999': 1 }, ',', false],
    ['points, and whole numbers that nothing groups', { '99.999': 5, '9999': 5 }, undefined, false],
    ['points and commas', { '99.999': 5, '99,999': 5 }, undefined, false],
    ['a slip among commas', { '99,999': 99, '99.999': 1 }, '.', false],
    ['a fraction behind points', { '99.999,99': 1, '99.999': 8 }, ',', false],
    ['two points', { '9.999.999': 1, '99.999': 8 }, ',', false],
    ['fractions of two digits behind commas', { '9999,99': 1 }, ',', false],
    ['as many cells of one kind as of the other', { '9999,99': 5, '9999.99': 5 }, undefined, false],
    ['a slip', { '9999,99': 1, '9999.99': 99 }, '.', false],
    ['thousandths that nothing else can be', { '9999.999': 1, '99.999': 8 }, '.', true],
    ['a leading zero', { '0.999': 1, '99.999': 8 }, '.', true],
    ['blanks between thousands, and a comma', { '99 999,99': 1 }, ',', false],
  ])('%s', (_, counts, decimal, takesThousandths) =>
    expect(numberForm(shapes(counts), 'amount')).toMatchObject({ decimal, takesThousandths }),
  );

  test('nothing is searched around numbers that have nothing around them', () => {
    expect(numberForm(shapes({ '9999': 5, '9999.99': 1 }), 'amount')).toMatchObject({
      isPlain: true,
    });
    expect(numberForm(shapes({ '9999': 5, '*9999.99': 1 }), 'amount')).toMatchObject({
      isPlain: false,
    });
    expect(numberForm(shapes({ '9999.9': 5, '99.999': 1 }), 'amount')).toMatchObject({
      isPlain: false,
    });
  });
});

test.each<[string, 'whole' | 'number' | 'code', Record<string, number>, string | undefined, boolean]>([
  ['counts with points', 'whole', { '9.999': 2, '999': 5 }, ',', false],
  ['counts with three decimals of zeros', 'whole', { '99.000': 9 }, '.', true],
  ['quantities', 'number', { '9.999': 9 }, '.', true],
  ['quantities with commas', 'number', { '99,9': 9, '9,999': 1 }, ',', true],
  ['ids', 'code', { '999.9': 9 }, '.', true],
])('%s', (_, kind, counts, decimal, takesThousandths) =>
  expect(numberForm(shapes(counts), kind)).toMatchObject({ decimal, takesThousandths }),
);

test.each<[string, Record<string, number>, string | undefined]>([
  ['no date tells', {}, undefined],
  ['a day above twelve first', { 'day first': 1 }, 'day first'],
  ['a day above twelve behind', { 'month first': 1 }, 'month first'],
  ['both', { 'month first': 1, 'day first': 1 }, undefined],
  ['a slip', { 'month first': 99, 'day first': 1 }, 'month first'],
  ['points', { points: 3 }, 'day first'],
])('the order of dates: %s', (_, counts, order) => expect(dateOrder(shapes(counts))).toBe(order));
