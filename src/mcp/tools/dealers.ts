import { z } from 'zod';
import { answerTo, targetOf } from '../api-request.ts';
import { askSearch, rowsOf, searchInput } from '../search-call.ts';
import { at, DEALER_DETAILS, DEALER_SEARCHES, inventoryOf, namesOf } from '../searches.ts';
import { tool } from '../tool.ts';

/** Searches a directory of dealers. */
export const findDealers = tool({
  name: 'find_dealers',
  title: 'Find dealers',
  about:
    'Finds dealers by name, place, type or group, for their ids and how many listings they have. Near a ZIP: {"zip": "60616", "radius": 25}.',
  input: z.strictObject({
    market: z.enum(namesOf(DEALER_SEARCHES)).default('car').describe('Whose dealers.'),
    ...searchInput,
    rows: rowsOf(10),
  }),
  call: (ask, { market, ...asked }) => askSearch(ask, at(DEALER_SEARCHES, market), asked),
});

/** One dealer with its inventory. */
export const getDealer = tool({
  name: 'get_dealer',
  title: 'A dealer and its inventory',
  about:
    'One dealer by id: who it is, how many vehicles it lists, which makes and models, its prices, and a page of its inventory. Two calls of the account.',
  input: z.strictObject({
    dealer_id: z.string().regex(/^\d+$/).describe('dealer.id of a listing, or the id of find_dealers.'),
    market: z.enum(namesOf(DEALER_DETAILS)).default('car'),
    ...searchInput,
    facets: searchInput.facets.default(['make', 'model', 'inventory_type']),
    stats: searchInput.stats.default(['price', 'miles', 'dom_active']),
    rows: rowsOf(5),
  }),
  call: async (ask, { dealer_id, market, ...asked }) => {
    const details = at(DEALER_DETAILS, market);
    const [dealer, inventory] = await Promise.all([
      answerTo(ask, targetOf(details, { dealer_id })),
      askSearch(ask, inventoryOf(details), { ...asked, filters: { ...asked.filters, dealer_id } }, []),
    ]);
    return { ...inventory, answer: { dealer, inventory: inventory.answer } };
  },
});
