import { type Case, listed, search } from './case.ts';

/** Colours: two vocabularies, any case, commas and backslashes inside values (feeds.md section 5). */
export const colours: readonly Case[] = [
  listed(
    'base_ext_color=black,WHITE',
    'base_ext_color.lc',
    ['black', 'white'],
    ['f150', 'escape', 'civic', 'x5', 'f150new', 'ram', 'ioniq', 'bmw3'],
  ),
  listed('base_exterior_color=Red', 'base_ext_color.lc', ['red'], ['mustang']),
  {
    name: 'base_ext_color and its alias must both hold (supplement decision 20)',
    url: search('base_ext_color=Black,Red&base_exterior_color=red'),
    plan: {
      filters: [
        { is: 'anyOf', field: 'base_ext_color', values: ['black', 'red'] },
        { is: 'anyOf', field: 'base_ext_color', values: ['red'] },
      ],
    },
    request: {
      bool: {
        filter: [
          { terms: { 'base_ext_color.lc': ['black', 'red'] } },
          { terms: { 'base_ext_color.lc': ['red'] } },
        ],
      },
    },
    ids: ['mustang'],
  },
  listed('base_int_color=gray', 'base_int_color.lc', ['gray'], ['civic', 'crv', 'leaf']),
  listed('base_interior_color=%20Brown%20', 'base_int_color.lc', ['brown'], ['ram', 'bmw3', 'x5']),
  listed('exterior_color=agate+black', 'exterior_color.lc', ['agate black'], ['f150', 'escape']),
  listed('exterior_color=BLU%20%C4%B0NCHIOSTRO', 'exterior_color.lc', ['blu inchiostro'], ['grancabrio']),
  listed('interior_color=Jet%20Black%5C,%20Cloth', 'interior_color.lc', ['jet black, cloth'], ['f150new']),
  listed('interior_color=Jet%20Black,%20Cloth', 'interior_color.lc', ['cloth', 'jet black'], []),
  listed('interior_color=ebony%5C%5Csuede', 'interior_color.lc', ['ebony\\suede'], ['mustang']),
  listed('interior_color=sabbia%20%22cuoio%22', 'interior_color.lc', ['sabbia "cuoio"'], ['grancabrio']),
  listed(
    'base_int_color=Tan&base_int_color=White',
    'base_int_color.lc',
    ['tan', 'white'],
    ['grancabrio', 'model3'],
  ),
];
