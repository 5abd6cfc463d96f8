import { describe, expect, test } from 'vitest';
import { columnsPage } from '../../src/api/reference/columns.ts';
import { feedColumns } from '../../src/catalog/feed-columns.ts';
import { listingsOf, MARKETS, wordsOf } from '../../src/catalog/markets.ts';

/** `forecourt fields`, the page of columns and the ledger's export say the same of every column. */

describe.each(MARKETS)('columns of %s', (market) => {
  const columns = feedColumns(listingsOf(market));

  test('each has a meaning, a form and an example of its own', () => {
    for (const { column, form, example, about } of columns) {
      expect(about, column).toMatch(/\.$/);
      expect(form, column).not.toBe('');
      // "text" would be none
      expect(example, column).toMatch(/^(?!text$).+/);
    }
  });

  test('an example is a word that is understood', () => {
    const words = wordsOf(market);
    const fields = new Map(listingsOf(market).fields.map((field) => [field.column?.name, field.name]));
    for (const { column, example } of columns) {
      const field = fields.get(column) ?? '';
      if (words.fields.includes(field)) expect(words.meaning(field, example)?.word, column).toBeTruthy();
    }
  });

  test('the page lists every one', () => {
    const page = columnsPage();
    const section = page.slice(page.indexOf(`<section id="${market}">`)).split('</section>')[0] ?? '';
    expect(section.match(/<th scope="row">/g)).toHaveLength(columns.length);
  });
});

test('what is said of some columns', () => {
  const of = new Map(feedColumns(listingsOf('us-cars')).map((one) => [one.column, one]));
  expect(of.get('price')).toEqual({
    column: 'price',
    also: [],
    form: 'amount of money, with a currency or without',
    example: '18,990 USD',
    about: 'Advertised price.',
  });
  expect(of.get('seller_type')).toMatchObject({ form: 'dealer, fsbo, auction', example: 'dealer' });
  expect(of.get('engine')?.example).toBe('2.0L I4');
  expect(of.get('body_type')?.example).toBe('SUV');
  expect(of.get('drivetrain')?.example).toBe('4WD');
});
