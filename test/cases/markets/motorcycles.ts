import { type MarketCases, US, WORDS, words } from '../market-cases.ts';

export const cases: MarketCases = {
  market: 'motorcycles',
  found: {
    ...US,
    msa_code: '520',
    ...{ trim: 'ABS', taxonomy_vin: '1HGCM8263A', color: 'Rouge Écarlate', body_type: 'Cruiser' },
    ...{ vehicle_type: 'MOTORCYCLE', cylinders: '2', drivetrain: 'Chain', search_text: WORDS },
  },
  search: {
    filters: words(
      'trim taxonomy_vin stock_no color body_type vehicle_type cylinders drivetrain engine msa_code',
    ),
    texts: ['search_text'],
    codes: { zip: '30301' },
    lists: {
      taxonomy_vin: ['1hgcm8263a', 'taxonomy_vin', ['1hgcm8263a']],
      color: ['rouge%20%C3%A9carlate', 'color.lc', ['rouge écarlate']],
      vehicle_type: ['motorcycle', 'vehicle_type.lc', ['motorcycle']],
    },
  },
};
