/**
 * Requests that public clients of services of this interface send, as data: what their published sources put on the wire,
 * with values of the sample market in braces. Nothing here is their code. What a request must bring is what the client
 * reads of the answer.
 */

/** Values of the sample market that stand in requests. */
export const VALUES = [
  ...['vin', 'listing', 'make', 'model', 'trim', 'year', 'before', 'after', 'zip', 'state', 'city'],
  ...['latitude', 'longitude', 'dealer', 'website', 'source', 'ukMake', 'ukPostcode'],
] as const;
export type Value = (typeof VALUES)[number];

export interface ClientRequest {
  readonly method?: 'POST';
  /** below /v2, or /oauth/v2 for clients that carry a token */
  readonly path: string;
  readonly query?: string;
  /** file of a form, by the name of its part */
  readonly file?: readonly [part: string, text: string];
  /** default: 200 */
  readonly status?: number;
  /** paths of members that the client reads; `listings.0.price`: of the first one */
  readonly reads?: readonly string[];
}

export interface ClientFamily {
  readonly name: string;
  /** how the requests show who asks */
  readonly shows: 'key' | 'token';
  /** the requests come from a page of another site, with these headers besides */
  readonly page?: readonly string[];
  readonly requests: readonly ClientRequest[];
}

const LISTING = [
  'num_found',
  'listings.0.id',
  'listings.0.vin',
  'listings.0.price',
  'listings.0.dealer.name',
];
const AVERAGES = ['stats.price.mean', 'stats.miles.mean', 'stats.dom.mean'];
const NEAR = 'latitude={latitude}&longitude={longitude}&radius=100';

/** Widgets for dealers' pages: a browser, a token, a header of their own. */
const widgets: ClientFamily = {
  name: "widgets in dealers' pages",
  shows: 'token',
  page: ['authorization', 'x-mc-widget'],
  requests: [
    { path: '/search/car/active', query: 'vin={vin}', reads: [...LISTING, 'listings.0.dom_active'] },
    {
      path: '/search/car/active',
      query: 'vins={vin}&car_type=used&rows=10&match=year,make,model,trim&zip={zip}&radius=100',
      reads: LISTING,
    },
    {
      path: '/search/car/active',
      query: `vins={vin}&${NEAR}&start=0&rows=50&match=year%2Cmake%2Cmodel%2Ctrim`,
      reads: ['listings.0.price', 'listings.0.miles'],
    },
    {
      path: '/search/car/active',
      query: 'vins={vin}&rows=0&match=year,make,model&stats=price,miles',
      reads: ['stats.price.mean', 'stats.miles.mean'],
    },
    {
      path: '/search/car/active',
      query: 'vins={vin}&rows=0&stats=dom&match=year,make,model,trim',
      reads: ['stats.dom.mean'],
    },
    { path: '/search/car/active', query: `vin={vin}&rows=0&stats=dom&${NEAR}`, reads: ['stats.dom.max'] },
    {
      path: '/history/car/{vin}',
      query: 'rows=100',
      reads: ['0.price', '0.last_seen_at_date', '0.seller_name'],
    },
    { path: '/listing/car/{listing}', reads: ['vin', 'media.photo_links', 'dealer.name', 'build.make'] },
    // the VINs of the sample are made up: of some the model is unknown
    { path: '/decode/car/{vin}/specs/', reads: ['is_valid', 'decode_mode', 'year', 'make'] },
    { path: '/decode/car/epi/{vin}/specs/', reads: ['vin', 'make'] },
    {
      path: '/mds/car',
      query: 'vin={vin}&latitude={latitude}&longitude={longitude}&radius=200&debug=true',
      reads: ['total_active_cars_for_ymmt', 'total_cars_sold_in_last_45_days'],
    },
    {
      path: '/popular/cars',
      query: 'car_type=used&country=us',
      reads: ['used_top50.0.make', 'used_top50.0.model'],
    },
    { path: '/popular/cars', query: 'car_type=used&state={state}&country=us', reads: ['used_top50'] },
  ],
};

/** A server of tools for assistants: everything in query parameters, those that it does not know as well. */
const assistants: ClientFamily = {
  name: 'tools of assistants',
  shows: 'key',
  requests: [
    { path: '/decode/car/neovin/{vin}/specs', reads: ['make', 'year'] },
    {
      path: '/search/car/active',
      query:
        'make={make}&model={model}&year={before}-{after}&zip={zip}&radius=75&stats=price%2Cmiles%2Cdom&rows=10&sort_by=price&sort_order=asc',
      reads: ['num_found', 'listings', 'stats.price'],
    },
    {
      path: '/search/car/active',
      query:
        'make={make}&stats=price%2Cmiles&facets=make%2Cmodel%2Ctrim%2Cbody_type&include_dealer_object=true&include_build_object=true&fetch_all_photos=true',
      reads: [...LISTING, 'stats.price.mean', 'facets.make.0.item', 'facets.body_type.0.count'],
    },
    {
      path: '/search/car/active',
      query: 'dealer_id={dealer}&rows=50&stats=price%2Cmiles%2Cdom&facets=body_type%2Cmake',
      reads: [...LISTING, ...AVERAGES],
    },
    {
      path: '/search/car/active',
      query: 'zip={zip}&radius=50&rows=0&facets=make%2Cmodel%2Cbody_type',
      reads: ['facets.make.0.item'],
    },
    {
      path: '/search/car/recents',
      query: 'make={make}&model={model}&year={before}-{after}&zip={zip}&radius=100&rows=10&stats=price',
      reads: ['num_found', 'listings', 'stats.price'],
    },
    { path: '/history/car/{vin}', query: 'sort_order=asc', reads: ['0.price', '0.miles'] },
    {
      path: '/sold-vehicles/summary',
      query:
        'inventory_type=used&state={state}&ranking_dimensions=make%2Cmodel&ranking_measure=sold_count&ranking_order=desc&top_n=30',
      reads: ['success', 'data.0.sold_count', 'data.0.price.mean', 'data.0.dom_active.mean'],
    },
    {
      // one measure ranks: part-2.md S1 has fixed words, and says so of any other
      path: '/sold-vehicles/summary',
      query: 'inventory_type=Used&ranking_measure=sold_count%2Caverage_sale_price',
      status: 422,
      reads: ['code', 'message'],
    },
    {
      path: '/search/car/incentive/oem',
      query: 'model=&rows=50&make=Ford',
      reads: ['num_found', 'listings.0.offer.offer_type', 'listings.0.offer.vehicles.0.model'],
    },
    {
      path: '/search/car/uk/active',
      query: 'make={ukMake}&postal_code={ukPostcode}&radius=100&rows=25&stats=price%2Cmiles',
      reads: ['num_found', 'listings.0.price', 'stats.price.mean'],
    },
    {
      path: '/search/car/uk/recents',
      query: 'rows=0&stats=price%2Cmiles',
      reads: ['num_found', 'stats.price'],
    },
    {
      path: '/dealerships/inventory',
      query: 'dealer_id={dealer}&start=0&rows=50&stats=price,dom&owned=true',
      reads: ['num_found', 'listings', 'stats.price.mean', 'stats.dom.mean'],
    },
    {
      path: '/mds/car',
      query: 'vin={vin}&car_type=used&zip={zip}&radius=100',
      reads: ['total_active_cars_for_ymmt', 'total_cars_sold_in_last_45_days'],
    },
  ],
};

/** Libraries generated from the interface's description: lists, booleans as words, examples of its texts. */
const generated: ClientFamily = {
  name: 'generated libraries',
  shows: 'key',
  requests: [
    { path: '/search/car/active', query: 'make=Toyota', reads: LISTING },
    {
      path: '/search/car/active',
      query: 'make=Toyota&make=Honda&year=2018&year=2020-2024&country=US',
      reads: LISTING,
    },
    { path: '/search/car/active', query: 'last_seen_days=25-12', reads: ['num_found', 'listings'] },
    {
      path: '/search/car/active',
      query: 'first_seen_days=25-12&country=us&append_api_key=false',
      reads: ['num_found', 'listings'],
    },
    { path: '/search/car/active', query: 'price_change_range=10-500', reads: ['num_found', 'listings'] },
    {
      path: '/search/car/active',
      query: 'ymmt=2010%7CAudi%7CA5,2014%7CNissan%7CSentra%7CS%206MT,%7CHonda%7CCivic%7C',
      reads: ['num_found', 'listings'],
    },
    {
      path: '/search/car/active',
      query:
        'exclude_certified=true&nodedup=false&include_non_vin_listings=false&lease_term=30-60&finance_emp=100-900',
      reads: ['num_found', 'listings'],
    },
    {
      path: '/search/car/active',
      query: 'plot=true&make={make}',
      reads: ['listings.0.id', 'listings.0.price'],
    },
    {
      path: '/search/car/active',
      query:
        'rows=0&facets=mc_dealership_group_name%7C0%7C10,seller_name&range_facets=price%7C0%7C50000%7C10000',
      reads: ['facets.mc_dealership_group_name.0.item', 'range_facets.price.counts.0.count'],
    },
    {
      path: '/search/car/auto-complete',
      query: 'field=make&input=fo&term_counts=true&sort_by=index&include_non_vin_listings=false&year=2015-',
      reads: ['terms.0.item', 'terms.0.count'],
    },
    {
      path: '/search/motorcycle/auto-complete',
      query: 'field=make&input=h&sort_by=relevance',
      reads: ['terms'],
    },
    {
      path: '/search/motorcycle/active',
      query: 'year=2015-2024&inventory_type=used&rows=5',
      reads: ['listings.0.build.make'],
    },
    {
      path: '/search/heavy-equipment/active',
      query: 'rows=5&facets=make',
      reads: ['listings.0.id', 'facets.make.0.item'],
    },
    { path: '/search/rv/active', query: 'rows=5&year_range=2010-2026', reads: ['listings.0.id'] },
    { path: '/listing/car/{listing}/extra', reads: ['id'] },
    { path: '/listing/car/{listing}/media', reads: ['id', 'photo_links'] },
    { path: '/dealers/car', query: 'zip={zip}&radius=50', reads: ['dealers.0.id', 'dealers.0.seller_name'] },
    {
      path: '/dealerships/car',
      query: 'state={state}&facets=dealer_type&created_at_days=4000-0',
      reads: ['mc_dealerships', 'facets.dealer_type'],
    },
    { path: '/dealer/car/{dealer}', reads: ['response.seller_name'] },
    {
      path: '/dealerships/inventory/marketplaces/marketplace_b',
      query: 'source={source}&rows=5',
      reads: ['listings.0.id', 'listings.0.price', 'listings.0.VIN'],
    },
    {
      method: 'POST',
      path: '/client/configure/set',
      query: 'country=US',
      file: ['csvfile', 'dealer_id\n1000425\n1000001\n'],
      reads: ['preferred_dealers.1'],
    },
    { path: '/client/configure/get', query: 'country=US', reads: ['preferred_dealers.0'] },
    {
      path: '/search/car/active',
      query: 'preferred_dealers=true&include_preferred_dealer_flag=true',
      reads: ['num_found', 'listings'],
    },
    {
      path: '/sales/car',
      query: 'ymmt={year}%7C{make}%7C{model}%7C{trim}&car_type=used&country=us',
      reads: ['count', 'inventory_type'],
    },
    {
      path: '/decode/car/neovin/{vin}/specs',
      query: 'include_generic=true&force_decode=false',
      reads: ['vin', 'make', 'decoder'],
    },
  ],
};

/** Shops and valuations that people wrote by hand: a URL put together, whatever is at hand in it. */
const handWritten: ClientFamily = {
  name: 'hand-written shops',
  shows: 'key',
  requests: [
    {
      path: '/search/car/active',
      query: 'include_relevant_links=true&radius=50&make={make}&car_type=used&year={year}',
      reads: ['num_found', 'listings.0.links'],
    },
    {
      // parameters that do not exist are ignored
      path: '/search/car/active',
      query:
        'make={make}&year=2015-2023&zip={zip}&radius=100&car_type=used&price_min=8000&price_max=40000&rows=50&stats=price,miles,dom',
      reads: ['num_found', 'listings', 'stats.price'],
    },
    {
      path: '/search/car/active',
      query:
        'make={make}&model={model}&zip={zip}&sort_by=price&sort_order=asc&year={year}&radius=500&rows=50',
      reads: ['listings'],
    },
    { path: '/search/car/active/', query: 'start=25&rows=25', reads: LISTING },
    {
      path: '/search/car/active',
      query: 'country=CA&car_type=used&rows=50&start=0',
      reads: ['num_found', 'listings.0.price'],
    },
    {
      path: '/search/car/active',
      query: 'year=2020,2021,2022&make={make}&sort_by=unknown',
      reads: ['listings'],
    },
    {
      path: '/search/car/active',
      query: 'vins={vin}&match=year,make,model,trim&rows=25&zip={zip}&radius=100',
      reads: ['num_found', 'listings'],
    },
    {
      path: '/search/car/recents',
      query: 'vins={vin}&match=year,make,model,trim&sold=true&rows=25&state={state}',
      reads: ['num_found', 'listings'],
    },
    { path: '/sales/car', query: 'vin={vin}&car_type=used', reads: ['count'] },
    {
      path: '/mds/car',
      query: 'year={year}&make={make}&model={model}&car_type=used',
      reads: ['total_active_cars_for_ymmt'],
    },
    { path: '/mds/car', query: 'vin={vin}&exact=true', reads: ['total_cars_sold_in_last_45_days'] },
    {
      path: '/search/car/active',
      query: 'rows=0&start=0&facets=make,model,year',
      reads: ['facets.make.0.item', 'facets.year.0.item'],
    },
    { path: '/specs/car/terms', query: 'field=make', reads: ['terms.0'] },
    { path: '/history/car/{vin}', reads: ['0.id', '0.price'] },
    { path: '/dealerships/inventory', query: 'source={source}', reads: LISTING },
    {
      path: '/dealerships/inventory',
      query: 'dealer_id={dealer}&mc_website_id={website}&rows=50&start=0',
      reads: ['num_found', 'listings'],
    },
    {
      path: '/search/car/incentive/oem',
      query: 'zip={zip}&radius=500&rows=5',
      reads: ['num_found', 'listings'],
    },
    { path: '/search/car/active', query: 'make={make}&year=twenty', status: 422, reads: ['code', 'message'] },
  ],
};

export const FAMILIES: readonly ClientFamily[] = [widgets, assistants, generated, handWritten];
