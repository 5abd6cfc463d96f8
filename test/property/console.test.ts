import './seed.ts';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { formatAddress, parseAddress } from '../../src/console/page/address.ts';
import { listOf, toggled, valuesOf } from '../../src/console/page/list.ts';
import { addressOf, type Selection, selectionOf } from '../../src/console/page/selection.ts';
import { excluding, included, including } from '../../src/console/page/views/explore/filters.ts';
import { spanOf, spanText } from '../../src/console/page/views/explore/ranges.ts';
import { splitList } from '../../src/grammar/list.ts';
import { readQuery } from '../../src/grammar/query.ts';
import { readRange } from '../../src/grammar/range.ts';

/** What the console's page shows ↔ its address ↔ what the interface reads. */

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.string({ unit: 'grapheme-composite' }),
);
const name = text.filter((one) => one !== '');
const value = text.map((one) => one.trim()).filter((one) => one !== '');
const params = fc.array(fc.tuple(name, text)).map((pairs) => new Map(pairs));
const path = fc.constantFrom('', '/search/car/active', '/dealer/car/{dealer_id}');

const address = fc.record({ view: fc.stringMatching(/^[a-z][a-z-]*$/), path, params });

test.prop([address])('an address is read as it was written, with its parameters in order', (one) => {
  const read = parseAddress(formatAddress(one));
  expect({ ...read, params: [...read.params] }).toEqual({ ...one, params: [...one.params] });
});

test.prop([address])('the interface reads the parameters of an address as the page does', (one) => {
  const [, query = ''] = /\?(.*)$/s.exec(formatAddress(one)) ?? [];
  const read = readQuery(query);
  const sent = [...one.params].filter(([, text]) => text.trim() !== '');
  expect(read.ok && [...read.value].map(([key, texts]) => [key, texts.join()])).toEqual(sent);
});

test.prop([fc.string({ unit: 'binary' })])('any hash is an address', (hash) => {
  expect(parseAddress(hash).params).toBeInstanceOf(Map);
});

const plainName = name.filter((one) => !one.startsWith('~'));
const selection: fc.Arbitrary<Selection> = fc.record({
  path,
  params: fc.array(fc.tuple(plainName, text)).map((pairs) => new Map(pairs)),
  shown: params,
});

test.prop([selection])('a selection is read from its address as it was', (one) => {
  const read = selectionOf(parseAddress(formatAddress(addressOf(one))));
  expect([read.path, [...read.params], [...read.shown]]).toEqual([one.path, [...one.params], [...one.shown]]);
});

test.prop([fc.array(value)])('a list is read by the page and by the interface as it was meant', (values) => {
  expect(valuesOf(listOf(values))).toEqual(values);
  expect(splitList(listOf(values))).toEqual(values);
});

test.prop([fc.uniqueArray(value, { selector: (one) => one.toLowerCase() }), value])(
  'a value that is put in is taken out again',
  (values, one) => {
    const isNew = values.every((other) => other.toLowerCase() !== one.toLowerCase());
    if (isNew) expect(toggled(toggled(values, one), one)).toEqual(values);
  },
);

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);

test.prop([fc.option(amount, { nil: undefined }), fc.option(amount, { nil: undefined })])(
  'a span is read by the page and by the interface as it was',
  (one, other) => {
    const [min, max] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
    const span = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
    const written = spanText(span);
    if (written === undefined) return;
    expect(spanOf(written)).toEqual(span);
    expect(readRange(written)).toEqual({ ok: true, value: span });
  },
);

const make = {
  name: 'make',
  about: '',
  type: 'keyword',
  facet: true,
  stats: false,
  include: { name: 'make', form: 'anyOf' },
  exclude: { name: 'exclude_make', form: 'noneOf' },
};

test.prop([selection, value])('a value is asked for, left out, or neither; never both', (one, chosen) => {
  const empty: Selection = { ...one, params: new Map() };
  const asked = including(empty, make, chosen);
  expect(included(asked, make)).toEqual([chosen]);
  const left = excluding(asked, make, chosen);
  expect([left.params.has('make'), valuesOf(left.params.get('exclude_make') ?? '')]).toEqual([
    false,
    [chosen],
  ]);
  expect([...excluding(left, make, chosen).params]).toEqual([]);
});
