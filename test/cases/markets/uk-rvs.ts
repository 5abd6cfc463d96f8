import { BASE_COLOURS, COUNTS, GB, type MarketCases, PAINT, WORDS, words } from '../market-cases.ts';

export const cases: MarketCases = {
  market: 'uk-rvs',
  found: {
    ...GB,
    ...PAINT,
    ...COUNTS,
    ...{ category: 'Motorhome', sub_category: 'Coachbuilt', berths: '4', mtplm: '3500 kg' },
    ...{ chassis: 'Fiat Ducato', drive_type: 'Front', steering: 'RHD', width: 2.3 },
    ...{ exterior_length: 7.4, interior_length: 6.1, engine_size: 2.3 },
    ...{ availability_status: 'In Stock', search_text: WORDS },
  },
  search: {
    filters: [
      ...words(`year_range dealer_name exterior_color interior_color engine_size category county seating_capacity
        cylinders doors mtplm sub_category availability_status berths width_range exterior_length_range
        interior_length_range drive_type steering chassis`),
      ...BASE_COLOURS,
    ],
    texts: ['search_text'],
    codes: { zip: 'LS1%204AP', postal_code: 'ls14ap' },
    lists: {
      mtplm: ['3500%20kg', 'mtplm', ['3500 kg']],
      availability_status: ['in%20stock', 'availability_status', ['in stock']],
      berths: ['4', 'berths.lc', ['4']],
      drive_type: ['front', 'drive_type.lc', ['front']],
      steering: ['rhd', 'steering.lc', ['rhd']],
      chassis: ['fiat%20ducato', 'chassis.lc', ['fiat ducato']],
    },
    ranges: {
      width_range: ['2-2.5', 'width', 2, 2.5],
      exterior_length_range: ['7-8', 'exterior_length', 7, 8],
      interior_length_range: ['6-6.2', 'interior_length', 6, 6.2],
    },
  },
};
