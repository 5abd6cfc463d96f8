import { expect, test } from 'vitest';
import { likeFilter } from '../../src/search/scopes/like.ts';

const like = { vins: ['V1'], match: ['model', 'trim'] };

test('a poor copy of a vehicle does not widen what is like it: the searchable listing tells', () => {
  const builds = [
    { vin: 'V1', is_searchable: true, model: 'Fit', trim: 'EX' },
    { vin: 'V1', is_searchable: false, model: 'Fit' },
  ];
  expect(likeFilter(like, builds)).toEqual({
    is: 'either',
    groups: [
      [
        { is: 'anyOf', field: 'model', values: ['fit'] },
        { is: 'anyOf', field: 'trim', values: ['ex'] },
      ],
    ],
  });
});

test('of a vehicle without a searchable listing every build counts', () => {
  const builds = [
    { vin: 'V1', is_searchable: false, model: 'Fit', trim: 'EX' },
    { vin: 'V1', is_searchable: false, model: 'Fit', trim: 'LX' },
  ];
  expect(likeFilter(like, builds)).toHaveProperty('groups.length', 2);
});

test('no build found is no listing', () => {
  expect(likeFilter(like, [])).toEqual({ is: 'either', groups: [] });
});
