/**
 * One request an operation that the sample market answers: path → value of each parameter that it sends. They stand in the
 * document as the examples of these parameters, which the reference fills in. A test runs every one.
 */

/** The first vehicle of each market of the sample, of which everything is known (sample/whole.ts). */
const CAR = { vin: '1FTAACC88PA100000', id: '1FTAACC88PA100000-00000000-0001' } as const;
const UK_CAR = { vrm: 'KA21FCT', id: 'SFAFXXBJ2FKA10017-00000000-0001' } as const;

type Example = Readonly<Record<string, string>>;

const CHICAGO = { zip: '60616', radius: '50' } as const;
const LEEDS = { latitude: '53.797', longitude: '-1.549', radius: '50' } as const;

const SEARCHES: Readonly<Record<string, Example>> = {
  '/search/car/active': {
    make: 'ford,toyota',
    year: '2020-2024',
    car_type: 'used',
    price_range: '10000-40000',
    zip: '60616',
    radius: '500',
    sort_by: 'price',
    rows: '5',
    facets: 'model|0|5,body_type',
    stats: 'price,miles',
    range_facets: 'price|0|60000|10000',
  },
  '/search/car/fsbo/active': { body_type: 'SUV,Pickup', miles_range: '-120000', rows: '5', facets: 'make' },
  '/search/car/auction/active': { title_type: 'clean', rows: '5', facets: 'make|0|5' },
  '/search/car/recents': { make: 'ford', last_seen_days: '0-30', rows: '5', facets: 'model|0|5' },
  '/search/car/uk/active': {
    make: 'Ford,Nissan',
    transmission: 'Manual,Automatic',
    zip: 'LS1 4AB',
    radius: '200',
    sort_by: 'dist',
    rows: '5',
    facets: 'fuel_type,num_owners',
    stats: 'price',
  },
  '/search/car/uk/recents': { transmission: 'Manual,Automatic', rows: '5', facets: 'make' },
  '/search/motorcycle/active': {
    ...CHICAGO,
    make: 'Harley-Davidson',
    rows: '5',
    facets: 'model',
    stats: 'price',
  },
  '/search/heavy-equipment/active': {
    category: 'Excavators',
    hours_used_range: '-6000',
    facets: 'make',
    rows: '5',
  },
  '/search/rv/active': {
    class: 'Class A,Class C',
    sleeps: '4,5,6',
    sort_by: 'price',
    facets: 'make',
    rows: '5',
  },
  '/search/rv/uk/active': { category: 'Motorhome', berths: '2,4', facets: 'make', rows: '5' },
  '/dealerships/inventory': {
    dealer_id: '1000000',
    car_type: 'used',
    sort_by: 'price',
    rows: '5',
    facets: 'make',
  },
  '/dealerships/inventory/marketplaces/{marketplace_name}': {
    marketplace_name: 'marketplace_a',
    dealer_id: '1000000',
    rows: '5',
  },
  '/dealerships/car': {
    state: 'IL,CA',
    dealer_type: 'franchise',
    facets: 'mc_dealership_group_name',
    rows: '5',
  },
  '/dealerships/car/uk': { county: 'West Yorkshire', facets: 'fca_status', rows: '5' },
  '/dealers/car': { ...CHICAGO, listing_count_range: '5-', range_facets: 'listing_count|0|100', rows: '5' },
  '/dealers/car/uk': { ...LEEDS, facets: 'dealer_type', rows: '5' },
  '/dealers/motorcycle': { ...CHICAGO, rows: '5' },
  '/dealers/heavy-equipment': { ...CHICAGO, rows: '5' },
  '/dealers/rv': { ...CHICAGO, rows: '5' },
  '/search/car/incentive/oem': {
    make: 'ford',
    zip: '60602',
    radius: '50',
    monthly_range: '-900',
    rows: '5',
    facets: 'offer_type,model',
    stats: 'monthly',
    range_facets: 'msrp',
    sort_by: 'monthly',
  },
  '/search/car/incentive/{make}/{zip}': {
    make: 'Ford',
    zip: '60602',
    offer_type: 'lease,finance',
    rows: '5',
  },
};

const TERMS: Example = { field: 'make', input: 'ho', term_counts: 'true' };

const OTHERS: Readonly<Record<string, Example>> = {
  '/search/car/auto-complete': { ...TERMS, state: 'CA,IL,TX' },
  '/search/car/uk/auto-complete': { field: 'make', input: 'fo', term_counts: 'true' },
  '/search/motorcycle/auto-complete': TERMS,
  '/search/heavy-equipment/auto-complete': { field: 'category', input: 'exc', term_counts: 'true' },
  '/auto-complete/heavy-equipment': { field: 'make', input: 'ko' },
  '/search/rv/auto-complete': { field: 'make', input: 'win' },
  '/specs/car/auto-complete': { field: 'model', input: 'cam' },
  '/specs/car/terms': { field: 'body_type' },
  '/history/car/{vin}': { vin: CAR.vin, fields: 'id,price,miles,source,status_date,dom_active' },
  '/history/car/uk/{vrm}': { vrm: UK_CAR.vrm },
  '/sold-vehicles/summary': {
    inventory_type: 'used',
    summary_by: 'state',
    ranking_dimensions: 'make,model',
    top_n: '3',
    state: 'CA,TX',
    min_sold_count: '1',
  },
  '/dealership-groups': {},
  '/mds/car': { make: 'Ford', model: 'F-150', include_sold: 'true' },
  '/sales/car': { ymm: '2022|Ford|F-150' },
  '/popular/cars': { car_type: 'used', state: 'CA' },
  '/client/configure/get': { country: 'us' },
  '/client/configure/set': { country: 'us' },
  '/deliveries': { dataset: 'listings', rows: '5' },
  '/car/recalls/{vin}': { vin: CAR.vin },
  '/thirdparty/plate-decoder/{plate}': { plate: '7FCT101', country_v2: 'US', state: 'CA' },
  ...Object.fromEntries(
    ['', 'neovin/', 'epi/'].map((from) => [`/decode/car/${from}{vin}/specs`, { vin: '1HGCM82633A004352' }]),
  ),
  '/dealer/car/{dealer_id}': { dealer_id: '1000000' },
  '/dealer/car/uk/{dealer_id}': { dealer_id: '2300000' },
  '/dealer/motorcycle/{dealer_id}': { dealer_id: '2000000' },
  '/dealer/heavy-equipment/{dealer_id}': { dealer_id: '2100000' },
  '/dealer/rv/{dealer_id}': { dealer_id: '2200000' },
  '/explain': { url: '/v2/search/car/active?make=ford&rows=3' },
  '/batch/vin/decode/jobs': { rows: '5' },
  '/batch/match/rank/jobs': { rows: '5' },
};

/** Ids of listings of the sample by the path of their details. */
const LISTINGS: Readonly<Record<string, string>> = {
  '/listing/car/{id}': CAR.id,
  '/listing/car/uk/{id}': UK_CAR.id,
  '/listing/motorcycle/{id}': '1HD1KRP12MB600017-00000000-0001',
  '/listing/heavy-equipment/{id}': 'CAT00320LKX100012-00000000-0001',
  '/listing/rv/{id}': '1F66F5DN5M0A12340-00000000-0001',
  '/listing/rv/uk/{id}': 'WF0DXXTTRDKA10017-00000000-0001',
};

/** The example of an operation; undefined: what it asks for has no name that is always the same. */
export function exampleOf(path: string): Example | undefined {
  const listing = LISTINGS[path.replace(/\/(extra|media)$/, '')];
  return SEARCHES[path] ?? OTHERS[path] ?? (listing === undefined ? undefined : { id: listing });
}

/** The same as a URL from its path on, below /v2. */
export function exampleUrl(path: string): string | undefined {
  const example = exampleOf(path);
  if (!example) return undefined;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (inPath.some((name) => example[name] === undefined)) return undefined;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(example[name] ?? ''));
  const query = Object.entries(example).filter(([name]) => !inPath.includes(name));
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}
