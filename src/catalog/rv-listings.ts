import { anyOf, keyword } from './declare.ts';
import { narrowedListings } from './listing/narrow.ts';
import { searchText } from './listing/own.ts';
import { RV_PARAMETERS, rvBuild } from './listing/rv.ts';

/** Active listings of recreational vehicles in the US and Canada (supplement 3.2, appendices B and D). */
export const rvListings = narrowedListings({
  name: 'rv-listings',
  about: 'Active listings of recreational vehicles in the US and Canada.',
  parameters: [...RV_PARAMETERS, 'stock_no', 'engine', 'msa_code'],
  facets: ['exterior_color', 'interior_color'],
  shown: ['exterior_color', 'interior_color', 'made_in'],
  own: [
    keyword('model', 'Model.', {
      at: 'build.model',
      facet: true,
      params: [anyOf('model', 'Model: comma list, in any case.'), anyOf('model_o', 'Acts like model.')],
    }),
    ...rvBuild,
    searchText('tokenized_search_text'),
  ],
});
