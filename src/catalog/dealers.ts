import { exact, integer, keyword, range, text } from './declare.ts';
import { created, sellerIdentity, sellerInUk, sellerPlace, ukSeller } from './directory/seller.ts';
import type { SearchDataset } from './field.ts';

/** The older directory: a dealer is one website (part-1.md, dealer record; E6, E7). */
export const dealers: SearchDataset = {
  name: 'dealers',
  schema: 'Dealer',
  about: 'Dealers of the older directory: one website per dealer.',
  order: [{ field: 'id', descending: false }],
  ties: [{ field: 'id', descending: false }],
  fields: [
    exact('id', 'Identifier of the dealer.', { at: 'id', sort: 'id', ordered: true }),
    ...sellerIdentity,
    text('data_source', 'Where the record comes from.', { at: 'data_source' }),
    integer('listing_count', 'Active listings of the dealer.', {
      at: 'listing_count',
      sort: 'listing_count',
      sortsDown: true,
      rangeFacet: { start: 0, span: 500 },
      params: [range('listing_count_range', "Number of the dealer's active listings, min-max.")],
    }),
    keyword('dealership_group_name', "Name of the dealer's group.", { at: 'dealership_group_name' }),
    ...sellerPlace('text'),
    created,
  ],
};

/** The same for the UK: with county, postcode and what the financial regulator says; countries are names. */
export const ukDealers: SearchDataset = {
  ...dealers,
  name: 'uk-dealers',
  schema: 'UkDealer',
  about: 'Dealers of the UK.',
  fields: [...dealers.fields.map(sellerInUk), ...ukSeller],
};
