import { BASE_COLOURS, COUNTS, type MarketCases, PAINT, US, WORDS, words } from '../market-cases.ts';

export const cases: MarketCases = {
  market: 'rvs',
  found: {
    ...US,
    msa_code: '520',
    ...PAINT,
    ...COUNTS,
    ...{ class: 'Class A', slideouts: '2', sleeps: 6, length: 31.5, gvwr: 22_000, awnings: '1' },
    ...{ fresh_water_capacity: 60, search_text: WORDS },
  },
  search: {
    filters: [
      ...words(`year_range model_o stock_no dealer_name exterior_color interior_color engine class msa_code slideouts
        length_range length seating_capacity fresh_water_capacity sleeps cylinders number_of_awnings doors gvwr`),
      ...BASE_COLOURS,
    ],
    texts: ['search_text', 'tokenized_search_text'],
    codes: { zip: '30301' },
    lists: {
      model_o: ['nova%207', 'model.lc', ['nova 7']],
      class: ['class%20a', 'class.lc', ['class a']],
      slideouts: ['2', 'slideouts.lc', ['2']],
      sleeps: ['6,%206%20people', 'sleeps', [6]],
      length: ['31.5%20ft', 'length', [31.5]],
      gvwr: ['22%5C,000%20lb', 'gvwr', [22_000]],
      number_of_awnings: ['1', 'awnings.lc', ['1']],
      fresh_water_capacity: ['60%20gal', 'fresh_water_capacity', [60]],
    },
    ranges: { length_range: ['30-32', 'length', 30, 32] },
  },
};
