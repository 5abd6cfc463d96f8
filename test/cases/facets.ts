import { type Case, is, search } from './case.ts';

const EVERYTHING = { match_all: {} };

/** Facets (part-1.md rules E1.7 and E1.8, feeds.md section 5 "pipes" and "facet terms"). */
export const facets: readonly Case[] = [
  {
    name: 'facets: most first, ties by term; an unfiltered one asks the canonical question',
    url: search('facets=make&rows=0'),
    plan: { facets: [{ name: 'make', field: 'make', offset: 0, limit: 20, minCount: 1, sort: 'count' }] },
    request: { query: EVERYTHING, aggs: { make: { terms: { field: 'make', size: 1000 } } } },
    ids: [],
    answer: {
      num_found: 14,
      facets: {
        make: [
          { item: 'Ford', count: 4 },
          { item: 'BMW', count: 2 },
          { item: 'Honda', count: 2 },
          { item: 'Hyundai', count: 1 },
          { item: 'Maserati', count: 1 },
          { item: 'Nissan', count: 1 },
          { item: 'RAM', count: 1 },
          { item: 'Subaru', count: 1 },
          { item: 'Tesla', count: 1 },
        ],
      },
    },
  },
  {
    name: 'a facet over the groups of the newer directory, whose names filter',
    url: search('facets=mc_dealership_group_name&rows=0&mc_dealership_group_name=peach%20motors%5C,%20inc.'),
    plan: {
      filters: [{ is: 'anyOf', field: 'mc_dealership_group_name', values: ['peach motors, inc.'] }],
    },
    request: { terms: { 'mc_dealership_group_name.lc': ['peach motors, inc.'] } },
    ids: [],
    answer: { facets: { mc_dealership_group_name: [{ item: 'Peach Motors, Inc.', count: 4 }] } },
  },
  {
    name: 'facet_sort=index applies to all facets; offset and limit',
    url: search('facets=make|1|3,base_ext_color%7C0%7C2&facet_sort=index&rows=0'),
    plan: {
      facets: [
        { name: 'make', field: 'make', offset: 1, limit: 3, minCount: 1, sort: 'index' },
        { name: 'base_ext_color', field: 'base_ext_color', offset: 0, limit: 2, minCount: 1, sort: 'index' },
      ],
    },
    request: { aggs: { make: { terms: { order: [{ _key: 'asc' }] } } } },
    ids: [],
    answer: {
      facets: {
        make: [
          { item: 'Ford', count: 4 },
          { item: 'Honda', count: 2 },
          { item: 'Hyundai', count: 1 },
        ],
        base_ext_color: [
          { item: 'Black', count: 4 },
          { item: 'Blue', count: 2 },
        ],
      },
    },
  },
  {
    name: 'a filtered facet with an empty position, a limit and a min_count',
    url: search('base_ext_color=black,white&facets=make||5|2&rows=0'),
    plan: { facets: [{ name: 'make', field: 'make', offset: 0, limit: 5, minCount: 2, sort: 'count' }] },
    request: {
      query: { terms: { 'base_ext_color.lc': ['black', 'white'] } },
      aggs: { make: { terms: { size: 5 } } },
    },
    ids: [],
    answer: {
      num_found: 8,
      facets: {
        make: [
          { item: 'Ford', count: 3 },
          { item: 'BMW', count: 2 },
        ],
      },
    },
  },
  {
    name: 'a min_count in index order sees every term',
    url: search('facets=base_ext_color|0|1|2&facet_sort=index&rows=0'),
    request: { aggs: { base_ext_color: { terms: { order: [{ _key: 'asc' }] } } } },
    ids: [],
    answer: { facets: { base_ext_color: [{ item: 'Black', count: 4 }] } },
  },
  {
    name: 'min_count in index order, paged',
    url: search('facets=base_ext_color|1|5|2&facet_sort=index&rows=0'),
    request: { aggs: { base_ext_color: { terms: { order: [{ _key: 'asc' }] } } } },
    ids: [],
    answer: {
      facets: {
        base_ext_color: [
          { item: 'Blue', count: 2 },
          { item: 'White', count: 4 },
        ],
      },
    },
  },
  {
    name: 'an offset beyond the terms gives []; limit 0 gives []',
    url: search('facets=make|9|20,model|0|0&rows=0'),
    request: EVERYTHING,
    ids: [],
    answer: { facets: { make: [], model: [] } },
  },
  {
    name: 'a disallowed field is an Error object in an array; the others answer',
    url: search('facets=price,doors&rows=0'),
    request: EVERYTHING,
    ids: [],
    answer: {
      facets: {
        price: [{ result: 'Error', message: 'Facet on field "price" is not allowed' }],
        doors: [
          { item: '4', count: 12 },
          { item: '2', count: 2 },
        ],
      },
    },
  },
  {
    name: 'an alias is answered under its own name',
    url: search('facets=base_interior_color|0|2&rows=0'),
    request: { aggs: { base_int_color: {} } },
    ids: [],
    answer: {
      facets: {
        base_interior_color: [
          { item: 'Black', count: 6 },
          { item: 'Brown', count: 3 },
        ],
      },
    },
  },
  {
    name: 'a field and its alias, each with its own page',
    url: search('car_type=used&facets=base_ext_color|0|3,base_exterior_color|0|1&rows=0'),
    request: { aggs: { base_ext_color: {} } },
    ids: [],
    answer: {
      facets: {
        base_ext_color: [
          { item: 'Black', count: 3 },
          { item: 'Blue', count: 2 },
          { item: 'White', count: 2 },
        ],
        base_exterior_color: [{ item: 'Black', count: 3 }],
      },
    },
  },
  {
    name: 'numbers, flags and lists are counted as text',
    url: search(
      'make=ford&facets=year,engine_size,carfax_1_owner,options_packages,high_value_features&rows=0',
    ),
    request: { aggs: { year: {}, engine_size: {}, carfax_1_owner: {}, options_packages: {} } },
    ids: [],
    answer: {
      facets: {
        year: [
          { item: '2019', count: 1 },
          { item: '2020', count: 1 },
          { item: '2022', count: 1 },
          { item: '2024', count: 1 },
        ],
        engine_size: [
          { item: '5', count: 2 },
          { item: '1.5', count: 1 },
          { item: '3.5', count: 1 },
        ],
        carfax_1_owner: [
          { item: 'false', count: 1 },
          { item: 'true', count: 1 },
        ],
        options_packages: [
          { item: 'FX4 Off-Road', count: 2 },
          { item: 'Tow Package', count: 2 },
          { item: 'Max Recline', count: 1 },
        ],
        high_value_features: [
          { item: 'Heated Seats', count: 2 },
          { item: 'Tow Hitch', count: 1 },
        ],
      },
    },
  },
  {
    name: 'seller_name is counted in lower case',
    url: search('state=GA&facets=seller_name&rows=0'),
    request: { aggs: { seller_name: {} } },
    ids: [],
    answer: {
      facets: {
        seller_name: [
          { item: 'peach state ford', count: 4 },
          { item: 'decatur auto mart', count: 3 },
        ],
      },
    },
  },
  {
    name: 'facets over several indices are exact',
    url: search('country=all&nodedup=true&facets=make|0|2&rows=0'),
    request: { roles: ['us', 'ca', 'rest'] },
    ids: [],
    answer: {
      num_found: 20,
      facets: {
        make: [
          { item: 'Ford', count: 7 },
          { item: 'Honda', count: 5 },
        ],
      },
    },
  },
  {
    name: 'count_other_values: a facet without the filters of its own field, everything else with them',
    url: search('make=ford&facets=make|0|3&stats=price&count_other_values=true&rows=0'),
    plan: {
      filters: [is('make', 'ford')],
      facets: [{ name: 'make', field: 'make', offset: 0, limit: 3, minCount: 1, sort: 'count' }],
    },
    request: { query: EVERYTHING, aggs: { make: { terms: { field: 'make', size: 1000 } } } },
    ids: [],
    answer: {
      num_found: 4,
      facets: {
        make: [
          { item: 'Ford', count: 4 },
          { item: 'BMW', count: 2 },
          { item: 'Honda', count: 2 },
        ],
      },
    },
  },
  {
    name: 'a limit of any size is 1000, an offset of any size is too deep, a min_count of any size leaves no term',
    url: search(`facets=make|8|${'9'.repeat(30)},model|${'9'.repeat(30)},year|0|5|${'9'.repeat(30)}&rows=0`),
    request: EVERYTHING,
    ids: [],
    answer: {
      facets: {
        make: [{ item: 'Tesla', count: 1 }],
        model: [{ result: 'Error', message: 'Facet on field "model": offset + limit may reach 60000' }],
        year: [],
      },
    },
  },
  {
    name: 'deep down an Error object; the last of one field counts',
    url: search('facets=make|0|1,make|59500|1000,model|0|1,model|4|2&facet_sort=index&rows=0'),
    request: EVERYTHING,
    ids: [],
    answer: {
      facets: {
        make: [{ result: 'Error', message: 'Facet on field "make": offset + limit may reach 60000' }],
        model: [
          { item: 'Escape', count: 1 },
          { item: 'F-150', count: 2 },
        ],
      },
    },
  },
];
