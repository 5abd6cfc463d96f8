import { type Case, ranged, search } from './case.ts';

/** Features, packages and photos. */
export const equipment: readonly Case[] = [
  {
    name: 'high_value_features: all must be present',
    url: search('high_value_features=heated%20seats,Tow%20Hitch'),
    plan: { filters: [{ is: 'allOf', field: 'high_value_features', values: ['heated seats', 'tow hitch'] }] },
    request: {
      bool: {
        filter: [
          { term: { 'high_value_features.lc': 'heated seats' } },
          { term: { 'high_value_features.lc': 'tow hitch' } },
        ],
      },
    },
    ids: ['f150'],
  },
  {
    name: 'exclude_high_value_features: none may be present',
    url: search('exclude_high_value_features=Heated%20Seats,sunroof&base_int_color=black'),
    plan: {
      filters: [
        { is: 'anyOf', field: 'base_int_color', values: ['black'] },
        { is: 'noneOf', field: 'high_value_features', values: ['heated seats', 'sunroof'] },
      ],
    },
    request: { bool: { must_not: [{ terms: { 'high_value_features.lc': ['heated seats', 'sunroof'] } }] } },
    ids: ['f150new', 'escape', 'ioniq', 'outback'],
  },
  {
    name: 'options_packages: all must be present',
    url: search('options_packages=FX4%20Off-Road,tow%20package'),
    plan: { filters: [{ is: 'allOf', field: 'options_packages', values: ['fx4 off-road', 'tow package'] }] },
    request: { term: { 'options_packages.lc': 'tow package' } },
    ids: ['f150', 'f150new'],
  },
  {
    name: 'exclude_options_packages: none may be present',
    url: search('exclude_options_packages=Max%20Recline,m%20sport&make=ford,bmw'),
    plan: {
      filters: [
        { is: 'anyOf', field: 'make', values: ['bmw', 'ford'] },
        { is: 'noneOf', field: 'options_packages', values: ['m sport', 'max recline'] },
      ],
    },
    request: { bool: { must_not: [{ terms: { 'options_packages.lc': ['m sport', 'max recline'] } }] } },
    ids: ['f150', 'mustang', 'escape', 'bmw3'],
  },
  ranged('photo_links=true', 'photo_count', { min: 1 }, ['f150', 'f150new', 'mustang', 'civic']),
  ranged('photo_links_cached=true', 'cached_photo_count', { min: 1 }, ['f150', 'civic']),
  ranged('min_photo_links=3', 'photo_count', { min: 3 }, ['f150', 'mustang']),
  ranged('min_photo_links_cached=2', 'cached_photo_count', { min: 2 }, ['f150']),
  ranged(`min_photo_links=${'9'.repeat(30)}`, 'photo_count', { min: Number.MAX_SAFE_INTEGER }, []),
];
