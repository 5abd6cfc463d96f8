import { number, range } from './declare.ts';
import { narrowedListings } from './listing/narrow.ts';
import { fact, searchText } from './listing/own.ts';

/** Active listings of heavy equipment (supplement 3.2, appendices B and D). */
export const heavyEquipmentListings = narrowedListings({
  name: 'heavy-equipment-listings',
  about: 'Active listings of heavy equipment in the US and Canada.',
  parameters: [
    ...['trim', 'stock_no', 'dealer_name', 'exterior_color', 'interior_color', 'engine'],
    ...['drivetrain', 'body_type', 'msa_code'],
  ],
  facets: ['trim', 'body_type', 'drivetrain', 'cylinders', 'exterior_color', 'interior_color'],
  shown: ['trim', 'body_type', 'drivetrain', 'exterior_color', 'interior_color'],
  own: [
    number('hours_used', 'Hours used.', {
      at: 'hours_used',
      params: [range('hours_used_range', 'Hours used, min-max.')],
      sort: 'hours_used',
      stats: true,
      rangeFacet: { start: 0, span: 20_000 },
    }),
    fact('category', 'Category, for example Excavators'),
    fact('sub_category', 'Subcategory, for example Mini Excavators'),
    fact('condition', 'Condition as the dealer words it', { params: [], facet: false }),
    searchText(),
  ],
});
