import { type MarketCases, PAINT, US, WORDS, words } from '../market-cases.ts';

export const cases: MarketCases = {
  market: 'heavy-equipment',
  found: {
    ...US,
    msa_code: '520',
    ...{ trim: 'Long Reach', drivetrain: '4WD', body_type: 'Crawler', hours_used: 1200 },
    ...{ category: 'Excavators', sub_category: 'Mini Excavators', search_text: WORDS },
    ...{ exterior_color: PAINT.exterior_color, interior_color: PAINT.interior_color },
  },
  search: {
    filters:
      words(`trim stock_no dealer_name exterior_color interior_color engine drivetrain body_type category
      sub_category hours_used_range msa_code`),
    texts: ['search_text'],
    codes: { zip: '30301' },
    ranges: { hours_used_range: ['1200-1300', 'hours_used', 1200, 1300] },
  },
};
