import { type Case, casesOf, is } from './case.ts';

/** Searches of cars that are not dealers' active ones (supplement section 4, appendix B). */

const WITH_VIN = is('has_vin', true);
const SEARCHABLE = is('is_searchable', true);
const US = is('country', 'us');

const others = (path: string, seller: string, found: readonly string[]) => {
  const { url } = casesOf({ path });
  const SELLER = is('seller_type', seller);
  const role = seller === 'dealer' ? 'recents' : 'rest';
  return (
    query: string,
    plan: NonNullable<Case['plan']>,
    request: unknown,
    ids: readonly string[],
  ): Case => ({
    name: `${path} ${query}`,
    url: url(query),
    plan: { coverage: { roles: [role], rest: [SELLER, US, SEARCHABLE, WITH_VIN] }, ...plan },
    request,
    ids: query === '' ? found : ids,
  });
};

/** What every one of them reads in the same way, on its own index. */
function reach(
  path: string,
  seller: string,
  ids: Record<'all' | 'canadian' | 'copies' | 'nonVin' | 'dealers', readonly string[]>,
): Case[] {
  const one = others(path, seller, ids.all);
  const SELLER = is('seller_type', seller);
  const roles = [seller === 'dealer' ? ('recents' as const) : ('rest' as const)];
  const covers = (...rest: ReturnType<typeof is>[]) => ({ coverage: { roles, rest: [SELLER, ...rest] } });
  return [
    one('', { filters: [] }, { terms: { seller_type: [seller] } }, ids.all),
    one('country=all', covers(SEARCHABLE, WITH_VIN), { terms: { is_searchable: [true] } }, [
      ...ids.all,
      ...ids.canadian,
    ]),
    one(
      'country=ca',
      covers(is('country', 'ca'), SEARCHABLE, WITH_VIN),
      { terms: { country: ['ca'] } },
      ids.canadian,
    ),
    one('nodedup=true', covers(US, WITH_VIN), { terms: { has_vin: [true] } }, [...ids.all, ...ids.copies]),
    one('dedup=true', {}, { terms: { is_searchable: [true] } }, ids.all),
    one('include_non_vin_listings=true', covers(US, SEARCHABLE), { terms: { country: ['us'] } }, [
      ...ids.all,
      ...ids.nonVin,
    ]),
    one(
      'owned=true&source=usedcarhub.example',
      {
        ...covers(US, WITH_VIN),
        filters: [is('is_owned', true), is('source', 'usedcarhub.example')],
      },
      { terms: { is_owned: [true] } },
      [],
    ),
    one(
      'dealer_id=1002',
      { ...covers(US, WITH_VIN), filters: [is('dealer_id', '1002')] },
      { terms: { dealer_id: ['1002'] } },
      ids.dealers,
    ),
  ];
}

const fsbo = others('/search/car/fsbo/active', 'fsbo', ['fsbo', 'fsbodealer']);
const auction = others('/search/car/auction/active', 'auction', ['auction', 'auctionclean', 'auctionwreck']);
const recents = others('/search/car/recents', 'dealer', ['gonesold', 'goneunsold', 'gonemoved']);
const { refused } = casesOf({ path: '/search/car/recents' });

export const otherSellers: readonly Case[] = [
  ...reach('/search/car/fsbo/active', 'fsbo', {
    all: ['fsbo', 'fsbodealer'],
    canadian: ['fsboca'],
    copies: ['fsbocopy'],
    nonVin: ['fsboold'],
    dealers: ['fsbodealer'],
  }),
  fsbo(
    'exclude_dealer_listings=true',
    { filters: [{ is: 'missing', field: 'dealer_id' }] },
    { bool: { must_not: [{ exists: { field: 'dealer_id' } }] } },
    ['fsbo'],
  ),
  fsbo('exclude_dealer_listings=false', { filters: [] }, { terms: { seller_type: ['fsbo'] } }, [
    'fsbo',
    'fsbodealer',
  ]),
  // left out of the operation: it filters nothing
  fsbo('powertrain_type=BEV&price_change=negative&price_change_range=1%7C2', { filters: [] }, { size: 10 }, [
    'fsbo',
    'fsbodealer',
  ]),

  ...reach('/search/car/auction/active', 'auction', {
    all: ['auction', 'auctionclean', 'auctionwreck'],
    canadian: [],
    copies: [],
    nonVin: [],
    dealers: [],
  }),
  auction(
    'title_type=clean',
    { filters: [is('carfax_clean_title', true)] },
    { terms: { carfax_clean_title: [true] } },
    ['auctionclean'],
  ),
  auction(
    'title_type=Salvage',
    { filters: [is('carfax_clean_title', false)] },
    { terms: { carfax_clean_title: [false] } },
    ['auctionwreck'],
  ),

  ...reach('/search/car/recents', 'dealer', {
    all: ['gonesold', 'goneunsold', 'gonemoved'],
    canadian: ['goneca'],
    copies: ['gonecopy'],
    nonVin: ['goneold'],
    dealers: ['goneunsold', 'gonemoved'],
  }),
  recents('sold=true', { filters: [is('is_sold', true)] }, { terms: { is_sold: [true] } }, ['gonesold']),
  recents('sold=false', { filters: [is('is_sold', false)] }, { terms: { is_sold: [false] } }, [
    'goneunsold',
    'gonemoved',
  ]),
  recents('expired=true', { filters: [is('is_expired', true)] }, { terms: { is_expired: [true] } }, [
    'gonesold',
    'goneunsold',
  ]),
  recents('expired=false', { filters: [is('is_expired', false)] }, { terms: { is_expired: [false] } }, [
    'gonemoved',
  ]),
  recents('facets=model', { facets: [{ name: 'model' }] as never }, { roles: ['recents'] }, [
    'gonesold',
    'goneunsold',
    'gonemoved',
  ]),
  refused('facets=model&stats=price', 422, 'only one of facets, range_facets, stats'),
  refused('range_facets=price&stats=price', 422, 'only one of facets, range_facets, stats'),
  refused('sold=perhaps', 422, 'Parameter sold'),
  casesOf({ path: '/search/car/auction/active' }).refused('title_type=lost', 422, 'Parameter title_type'),
];
