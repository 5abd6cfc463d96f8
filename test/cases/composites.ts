import { type Case, listed, search } from './case.ts';

const is = (field: string, value: string | number) => ({ is: 'anyOf', field, values: [value] }) as const;

/** Filters of several parts: mm, ymm, ymmt, and vins with match. */
export const composites: readonly Case[] = [
  listed('mm=Ford|F-150', 'mm.lc', ['ford|f-150'], ['f150', 'f150new']),
  listed('mm=bmw%7C3%20series', 'mm.lc', ['bmw|3 series'], ['bmw3']),
  listed('mm=ford|f-150,honda|civic', 'mm.lc', ['ford|f-150,honda|civic'], []),
  listed('ymm=2020|FORD|mustang', 'ymm.lc', ['2020|ford|mustang'], ['mustang']),
  {
    name: 'ymmt: combinations, with empty positions',
    url: search('ymmt=2022|ford|f-150|xlt,|Honda||'),
    plan: {
      filters: [
        {
          is: 'either',
          groups: [
            [is('year', 2022), is('make', 'ford'), is('model', 'f-150'), is('trim', 'xlt')],
            [is('make', 'honda')],
          ],
        },
      ],
    },
    request: {
      bool: {
        should: [
          {
            bool: {
              filter: [
                { terms: { year: [2022] } },
                { terms: { 'make.lc': ['ford'] } },
                { terms: { 'model.lc': ['f-150'] } },
                { terms: { 'trim.lc': ['xlt'] } },
              ],
            },
          },
          { terms: { 'make.lc': ['honda'] } },
        ],
        minimum_should_match: 1,
      },
    },
    ids: ['f150', 'civic', 'crv'],
  },
  {
    name: 'ymmt: a position is passed over when its own filter is sent (supplement decision 21)',
    url: search('ymmt=2022|ford&year=2024'),
    plan: {
      filters: [is('year', 2024), { is: 'either', groups: [[is('make', 'ford')]] }],
    },
    request: { terms: { year: [2024] } },
    ids: ['f150new'],
  },
  {
    name: 'vins and match: vehicles like these',
    url: search('vins=1ftfw1e80nfa00001&match=model,make'),
    plan: { filters: [], like: { vins: ['1FTFW1E80NFA00001'], match: ['make', 'model'] } },
    request: { terms: { vin: ['1FTFW1E80NFA00001'] } },
    ids: ['f150', 'f150new'],
  },
  {
    name: 'vins without match: year, make, model and trim (supplement decision 23)',
    url: search('vins=1FTFW1E80NFA00001&country=all'),
    plan: { like: { vins: ['1FTFW1E80NFA00001'], match: ['make', 'model', 'trim', 'year'] } },
    request: { _source: ['vin', 'is_searchable', 'make', 'model', 'trim', 'year'] },
    ids: ['f150', 'f150ca'],
  },
  {
    name: 'match=options_packages: the same packages, in any order, and no others',
    url: search('vins=1FTFW1E80NFA00015&match=Options_Packages&country=all'),
    plan: { like: { vins: ['1FTFW1E80NFA00015'], match: ['options_packages'] } },
    request: { _source: ['vin', 'is_searchable', 'options_packages'] },
    ids: ['f150', 'f150ca'],
  },
  {
    name: 'match=build_code,version: what the vehicle lacks must be lacking',
    url: search('vins=1FTFW1E80NFA00001&match=build_code,version'),
    plan: { like: { vins: ['1FTFW1E80NFA00001'], match: ['build_code', 'version'] } },
    request: { _source: ['vin', 'is_searchable', 'build_code', 'version'] },
    ids: ['f150'],
  },
  {
    name: 'vins that nobody lists: no listing',
    url: search('vins=ZZZZZZZZZZZZZZZZZ&match=make'),
    plan: { like: { vins: ['ZZZZZZZZZZZZZZZZZ'], match: ['make'] } },
    request: { terms: { vin: ['ZZZZZZZZZZZZZZZZZ'] } },
    ids: [],
  },
  {
    name: 'several vins: like any of them',
    url: search('vins=2HGFC2F50JH500005,5UX43EU00S9T00012&match=make'),
    plan: { like: { vins: ['2HGFC2F50JH500005', '5UX43EU00S9T00012'], match: ['make'] } },
    request: { terms: { vin: ['2HGFC2F50JH500005', '5UX43EU00S9T00012'] } },
    ids: ['civic', 'crv', 'bmw3', 'x5'],
  },
];
