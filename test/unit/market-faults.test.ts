import { expect, test } from 'vitest';
import { integer, keyword, number, range, text } from '../../src/catalog/declare.ts';
import type { Field } from '../../src/catalog/field.ts';
import { choice } from '../../src/catalog/listing/own.ts';
import type { MarketDeclaration } from '../../src/catalog/market.ts';
import { faultsOfMarket } from '../../src/catalog/market-faults.ts';
import { market as boats } from '../engine/fixtures/boats.ts';

/** What is told of a market that is declared wrongly, when the program starts; the folder's own are told nothing. */

const faults = (more: Partial<MarketDeclaration>): string[] => faultsOfMarket({ ...boats, ...more });
const withField = (field: Field): string[] =>
  faults({ listings: { ...boats.listings, fields: [...boats.listings.fields, field] } });

test('a market as it should be', () => {
  expect(faults({})).toEqual([]);
});

test.each<[string, Field]>([
  ['two fields have the name hull_material', keyword('hull_material', 'Hull.', { column: false })],
  [
    'two fields have the parameter price_range',
    number('cc', 'Engine.', { params: [range('price_range', 'Engine.')] }),
  ],
  ['two fields have the order price', number('cc', 'Engine.', { sort: 'price' })],
  ['two fields have the place in the answer build.engine', number('cc', 'Engine.', { at: 'build.engine' })],
  ['two fields have the column price', number('cc', 'Engine.', { column: 'price' })],
  [
    'cc_range is a parameter of the form range, which asks fields of the type code, integer, number, measure; cc is keyword',
    keyword('cc', 'Engine.', { params: [range('cc_range', 'Engine.')] }),
  ],
  [
    'cc is filtered, counted or ordered, and not indexed: take away `indexed: false`, or another type than text',
    text('cc', 'Engine.', { facet: true }),
  ],
  ['cc has statistics or a range facet, and is keyword', keyword('cc', 'Engine.', { stats: true })],
  ['the range facet of cc has no span', integer('cc', 'Engine.', { rangeFacet: { start: 5, span: 0 } })],
  [
    'licence: values are compared in lower case, so write am, a1',
    choice('licence', 'Licence', ['AM', 'A1', 'b']),
  ],
])('%s', (told, field) => {
  expect(withField(field)).toEqual([told]);
});

test.each<[string, Partial<MarketDeclaration>]>([
  ['its name stands in names of indices: lower-case letters, digits and hyphens', { name: 'US Boats' }],
  ['rowNeeds: no field of its listings is called vinn', { rowNeeds: ['vinn'] }],
  ['words: no field of its listings is called bodytype', { words: { bodytype: 'as delivered' } }],
  [
    'suggestions: no field of its listings is called hull',
    { suggestions: [{ order: 1, path: 'x', summary: 'X.', fields: ['make', 'hull'], gives: 'plain' }] },
  ],
  ['dealer: no field of dealers is called nmae', { dealer: ['id', 'nmae'] }],
  ['directories has no dealers, which dealers/boat searches', { directories: [] }],
])('%s', (told, more) => {
  expect(faults(more)).toEqual([told]);
});
