import { z } from 'zod';
import { askSearch, rowsOf, searchInput } from '../search-call.ts';
import { at, LISTING_SEARCHES, namesOf } from '../searches.ts';
import { tool } from '../tool.ts';

const kinds = [...LISTING_SEARCHES].map(([name, { summary }]) => `${name}: ${summary}`).join(' ');

/** Searches the listings of a market. */
export const searchListings = tool({
  name: 'search_listings',
  title: 'Search listings',
  about:
    'Finds vehicles that are for sale (or have just left), with counts and statistics over all that is found. One call answers most questions: ' +
    'filter, let facets count by field (dealer_id, seller_name, city, model …), and take a page of rows. ' +
    `Listings that were cut in price in the last week: {"price_change": "negative", "first_seen_days": "0-7"}. Searches: ${kinds}`,
  input: z.strictObject({
    search: z.enum(namesOf(LISTING_SEARCHES)).default('car').describe('Which listings are searched.'),
    ...searchInput,
    rows: rowsOf(10),
    members: z
      .array(z.string())
      .default([])
      .describe(
        'Further members of each listing, as paths ("dealer.phone", "media"), or ["all"] for whole listings.',
      ),
  }),
  call: (ask, { search, members, ...asked }) => askSearch(ask, at(LISTING_SEARCHES, search), asked, members),
});
