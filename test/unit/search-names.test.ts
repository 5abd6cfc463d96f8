import { describe, expect, test } from 'vitest';
import { listingsOf } from '../../src/catalog/markets.ts';
import { shownLine } from '../../src/engine/question.ts';
import { compileNames, namesIn, resolveNames, runsOf } from '../../src/search/names-with-commas.ts';
import type { Filter } from '../../src/search/plan.ts';

/** Names in comma lists that may hold commas themselves (feeds.md section 5, "a comma inside a value"). */

describe('runs of neighbouring pieces', () => {
  test('every run of up to four, joined as it was written, folded, once, in one order', () => {
    expect(runsOf(['Hills Motors', ' Inc.'])).toEqual(['hills motors', 'hills motors, inc.', 'inc.']);
    expect(runsOf(['a', 'b', 'c', 'd', 'e'])).toEqual(
      [
        'a',
        'a,b',
        'a,b,c',
        'a,b,c,d',
        'b',
        'b,c',
        'b,c,d',
        'b,c,d,e',
        'c',
        'c,d',
        'c,d,e',
        'd',
        'd,e',
        'e',
      ].sort(),
    );
    expect(runsOf(['A', 'a'])).toEqual(['a', 'a,a']);
    expect(runsOf(['one'])).toEqual(['one']);
    expect(runsOf([])).toEqual([]);
  });

  test('blanks inside a run stay, around it they go; case and composition are folded', () => {
    expect(runsOf([' E\u0301toile ', ' S.A. '])).toEqual(['s.a.', 'étoile', 'étoile , s.a.'].sort());
  });

  test('a comma that a backslash kept is part of its piece', () => {
    expect(runsOf(['Hills Motors, Inc.', 'x'])).toEqual(['hills motors, inc.', 'hills motors, inc.,x', 'x']);
  });

  const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `n${i}`);

  test('a list of a hundred pieces has runs, one of a hundred and one has none', () => {
    // 100 + 99 + 98 + 97
    expect(runsOf(numbered(100))).toHaveLength(394);
    expect(runsOf(numbered(101))).toEqual(numbered(101).sort());
  });
});

describe('the names that a list means', () => {
  const known = new Set(['hills motors', 'hills motors, inc.', 'a,b,c,d', 'b,c', 'd', 'peach, inc.']);

  test.each([
    ['the longest known run wins', ['Hills Motors', ' Inc.'], ['hills motors, inc.']],
    ['a known name before an unknown piece', ['Hills Motors', 'Inc.'], ['hills motors', 'inc.']],
    ['a piece that is a name only with its neighbour', ['PEACH', ' inc.'], ['peach, inc.']],
    ['the neighbour alone is not the name', [' inc.', 'Peach'], ['inc.', 'peach']],
    ['an unknown name stands as it is', ['nobody'], ['nobody']],
    ['four pieces of one name', ['a', 'b', 'c', 'd'], ['a,b,c,d']],
    ['from the left: what is taken is gone', ['x', 'b', 'c', 'd'], ['b,c', 'd', 'x']],
    [
      'three names, two of them with a comma',
      ['Hills Motors', ' Inc.', 'd', 'Peach', ' Inc.'],
      ['d', 'hills motors, inc.', 'peach, inc.'],
    ],
    ['the same name twice is one', ['d', 'Hills Motors', 'D'], ['d', 'hills motors']],
    [
      'a long name and its beginning, side by side',
      ['Hills Motors', 'Hills Motors', ' Inc.'],
      ['hills motors', 'hills motors, inc.'],
    ],
  ])('%s', (_, pieces, names) => {
    expect(namesIn(pieces, known)).toEqual(names);
  });

  test('a name of five pieces is not found: four is the longest', () => {
    expect(namesIn(['a', 'b', 'c', 'd', 'e'], new Set(['a,b,c,d,e']))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('nothing', () => {
    expect(namesIn([], known)).toEqual([]);
  });
});

describe('asking for known names, and settling', () => {
  const make: Filter = { is: 'anyOf', field: 'make', values: ['ford'] };
  const group = (...pieces: string[]): Filter => ({ is: 'named', field: 'dealership_group_name', pieces });
  const subGroup = (...pieces: string[]): Filter => ({
    is: 'named',
    field: 'mc_sub_dealership_group_name',
    pieces,
  });

  test('without such a filter nothing is asked', () => {
    expect(compileNames([make], listingsOf('us-cars'), ['us'])).toBeUndefined();
  });

  test('one line, over all indices, a filter a run; counted fields by their folded twin', () => {
    const line = compileNames([group('Hills', ' Inc.'), make, subGroup('A', 'B')], listingsOf('us-cars'), [
      'us',
      'ca',
      'rest',
    ]);
    expect(line && shownLine(line)).toEqual({
      roles: ['us', 'ca', 'rest'],
      cached: true,
      body: {
        query: { match_all: {} },
        size: 0,
        track_total_hits: false,
        aggs: {
          dealership_group_name: {
            filters: {
              filters: ['hills', 'hills, inc.', 'inc.'].map((run) => ({
                term: { 'dealership_group_name.lc': run },
              })),
            },
          },
          mc_sub_dealership_group_name: {
            filters: {
              filters: ['a', 'a,b', 'b'].map((run) => ({
                term: { 'mc_sub_dealership_group_name.lc': run },
              })),
            },
          },
        },
      },
    });
  });

  const counted = (...counts: number[]) => ({ buckets: counts.map((doc_count) => ({ doc_count })) });

  test('each filter by its own answer; the others stay as they are', () => {
    const filters = [group('Hills', ' Inc.'), make, subGroup('A', 'B')];
    expect(
      resolveNames(filters, {
        // hills; hills, inc.; inc.
        dealership_group_name: counted(3, 1, 0),
        // a; a,b; b
        mc_sub_dealership_group_name: counted(0, 0, 7),
      }),
    ).toEqual([
      { is: 'anyOf', field: 'dealership_group_name', values: ['hills, inc.'] },
      make,
      { is: 'anyOf', field: 'mc_sub_dealership_group_name', values: ['a', 'b'] },
    ]);
  });

  test('where nothing is loaded no name is known: every piece stands alone', () => {
    expect(resolveNames([group('Hills', ' Inc.')], {})).toEqual([
      { is: 'anyOf', field: 'dealership_group_name', values: ['hills', 'inc.'] },
    ]);
  });

  test('beyond a hundred pieces every piece stands alone, however known its runs would be', () => {
    const pieces = Array.from({ length: 101 }, (_, i) => (i % 2 === 0 ? 'Hills' : ' Inc.'));
    const answer = counted(...runsOf(pieces).map(() => 1));
    expect(resolveNames([group(...pieces)], { dealership_group_name: answer })).toEqual([
      { is: 'anyOf', field: 'dealership_group_name', values: ['hills', 'inc.'] },
    ]);
  });
});
