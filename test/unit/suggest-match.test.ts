import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fold } from '../../src/grammar/fold.ts';
import { patternOf } from '../../src/search/suggest/compile.ts';
import { byCount, kindOf, rank, type Term } from '../../src/search/suggest/match.ts';
import { knownTerms, readTerms, unitedTerms } from '../../src/search/suggest/terms.ts';
import '../property/seed.ts';

/** Which terms answer an input, and in which order (part-2.md, auto-complete rules 2 and 3). */

const PREFIX = 0;
const WORD = 1;
const INSIDE = 2;

describe('how a term answers an input', () => {
  test.each([
    ['ford', 'f', PREFIX],
    ['ford', 'ford', PREFIX],
    ['land rover', 'rov', WORD],
    ['mercedes-benz', 'benz', WORD],
    ['ford|f-150', 'f-1', WORD],
    ['a&b', 'b', WORD],
    ['bleu "nuit"', 'nuit', WORD],
    ['st. ives', 'ives', WORD],
    ['élégance', 'gance', INSIDE],
    // a letter with an accent is a letter: no word begins after it
    ['série', 'rie', INSIDE],
    ['stafford', 'ford', INSIDE],
    // the first place is inside a word, a later one begins one
    ['stafford ford', 'ford', WORD],
    ['2.0l i4', '0', WORD],
    ['ford', 'x', undefined],
    ['citroën', 'citroe', undefined],
    ['for', 'ford', undefined],
    ['𝒜bc', 'b', INSIDE],
  ] as const)('%s: %s', (term, input, kind) => {
    expect(kindOf(term, input)).toBe(kind);
  });
});

const term = (item: string, count: number): Term => ({ item, folded: fold(item), count });
const items = (terms: readonly Term[]): string[] => terms.map(({ item }) => item);
const wanted = (input: string, more: Partial<Parameters<typeof rank>[1]> = {}) =>
  ({ input, ignoreCase: true, minCount: 1, sort: 'count', most: 50, ...more }) as const;

const TERMS = byCount([
  term('Stafford', 90),
  term('Ford', 10),
  term('Fordson', 20),
  term('fordlandia', 20),
  term('New Ford', 50),
  term('AC Ford', 1),
  term('Honda', 99),
]);

describe('ranking', () => {
  test('prefix, then start of a word, then inside; each by count, then by letter', () => {
    expect(items(rank(TERMS, wanted('ford')))).toEqual([
      'fordlandia',
      'Fordson',
      'Ford',
      'New Ford',
      'AC Ford',
      'Stafford',
    ]);
  });

  test('by letter where that is asked for; what begins with it still stands first', () => {
    expect(items(rank(TERMS, wanted('ford', { sort: 'index' })))).toEqual([
      'Ford',
      'fordlandia',
      'Fordson',
      'AC Ford',
      'New Ford',
      'Stafford',
    ]);
  });

  test('letter by letter', () => {
    expect(items(rank(TERMS, wanted('ford', { ignoreCase: false })))).toEqual(['fordlandia', 'Stafford']);
    expect(items(rank(TERMS, wanted('Ford', { ignoreCase: false })))).toEqual([
      'Fordson',
      'Ford',
      'New Ford',
      'AC Ford',
    ]);
  });

  test('a fewest number of listings', () => {
    expect(items(rank(TERMS, wanted('ford', { minCount: 20 })))).toEqual([
      'fordlandia',
      'Fordson',
      'New Ford',
      'Stafford',
    ]);
  });

  test('at most 50, the best of each kind', () => {
    const inside = Array.from({ length: 45 }, (_, i) => term(`xa${i}`, 1000 + i));
    const first = Array.from({ length: 10 }, (_, i) => term(`a${i}`, i + 1));
    const best = items(rank(byCount([...inside, ...first]), wanted('a')));
    expect(best).toHaveLength(50);
    expect(best.slice(0, 11)).toEqual(['a9', 'a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1', 'a0', 'xa44']);
    expect(best.at(-1)).toBe('xa5');
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', 'É', ' ', '-', '1'), maxLength: 8 });
  const terms = fc
    .uniqueArray(text, { selector: fold, maxLength: 80 })
    .chain((texts) =>
      fc.tuple(...texts.map((item) => fc.integer({ min: 1, max: 9 }).map((count) => term(item, count)))),
    );
  const input = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'é', '-'), minLength: 1, maxLength: 3 });

  property.prop([
    terms,
    input,
    fc.boolean(),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom('count', 'index'),
  ])(
    'every answer holds the input, those that begin with it precede, nothing better is left out',
    (all, asked, ignoreCase, minCount, sort) => {
      const given = ignoreCase ? fold(asked) : asked;
      const answer = rank(byCount(all), { input: given, ignoreCase, minCount, sort, most: 50 });
      const compared = ({ item, folded }: Term) => (ignoreCase ? folded : item);
      expect(answer.every((one) => compared(one).includes(given) && one.count >= minCount)).toBe(true);
      expect(new Set(answer).size).toBe(answer.length);
      const starts = answer.map((one) => compared(one).startsWith(given));
      expect(starts).toEqual([...starts].sort((a, b) => Number(b) - Number(a)));
      const matching = all.filter((one) => compared(one).includes(given) && one.count >= minCount);
      expect(answer).toHaveLength(Math.min(50, matching.length));
      const starting = matching.filter((one) => compared(one).startsWith(given));
      expect(starts.filter(Boolean)).toHaveLength(Math.min(50, starting.length));
    },
  );
});

describe('an input as a pattern of the engine', () => {
  test.each([
    ['a', true, '(a|A)'],
    ['a', false, 'a'],
    ['.*', true, '\\.\\*'],
    ['f-1', true, '(f|F)\\-(1)'],
    ['é"', true, '(é|É)\\"'],
    // capitals that are not those of their small letter
    ['ß', true, '(ß|ẞ)'],
    ['i', true, '(i|I|İ)'],
    ['~@#&<>\\', false, '\\~\\@\\#\\&\\<\\>\\\\'],
  ])('%s %s', (input, ignoreCase, pattern) => {
    expect(patternOf(input, ignoreCase)).toBe(pattern);
  });

  property.prop([fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), fc.boolean()])(
    'is short enough for the engine, and matches its own text',
    (input, ignoreCase) => {
      const pattern = patternOf(input, ignoreCase);
      expect(pattern.length).toBeLessThanOrEqual(9 * input.length);
      // escapes of letters would mean classes; of the others JavaScript takes the same as they are
      expect(pattern).not.toMatch(/\\[\p{L}\p{N}]/u);
    },
  );
});

describe('terms of the engine', () => {
  const answer = (others: number, ...buckets: [string | number, number, string?][]) => ({
    terms: {
      sum_other_doc_count: others,
      buckets: buckets.map(([key, doc_count, key_as_string]) => ({
        key,
        doc_count,
        ...(key_as_string ? { key_as_string } : {}),
      })),
    },
  });

  test('texts, numbers, and whether there are more', () => {
    expect(readTerms(answer(0, ['Ford', 2], [2.5, 1], [1, 3, 'true']))).toEqual({
      terms: [term('true', 3), term('Ford', 2), term('2.5', 1)],
      more: false,
    });
    expect(readTerms(answer(1, ['Ford', 2])).more).toBe(true);
    expect(readTerms({})).toEqual({ terms: [], more: false });
    expect(readTerms(undefined)).toEqual({ terms: [], more: false });
  });

  test('of two answers each term once', () => {
    const [one, other] = [readTerms(answer(0, ['Ford', 2], ['Fiat', 1])), readTerms(answer(0, ['Ford', 2]))];
    expect(unitedTerms([one, other])).toEqual([term('Ford', 2), term('Fiat', 1)]);
  });

  test('are kept up to a number of bytes; those asked for longest ago go', () => {
    const terms = readTerms(answer(0, ['Ford', 2]));
    const known = knownTerms(2 * (80 + 16 + 2));
    known.set('a', terms);
    known.set('b', terms);
    expect(known.get('a')).toBe(terms);
    known.set('c', terms);
    expect([known.get('a'), known.get('b'), known.get('c')]).toEqual([terms, undefined, terms]);
    // the same again takes no more room
    known.set('c', terms);
    expect(known.get('a')).toBe(terms);
    // what is larger than everything is not kept
    known.set('d', readTerms(answer(0, ['x'.repeat(200), 1])));
    expect(known.get('d')).toBeUndefined();
    expect(known.get('a')).toBe(terms);
  });
});
