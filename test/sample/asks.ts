import { gzipSync } from 'node:zlib';
import { kindOf, OTHER_MARKETS } from '../../sample/kinds.ts';
import { PREFERRED } from '../../src/api/openapi/preferred-dealers.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { exampleUrl } from '../../src/api/reference/examples.ts';
import { hasOutwardCodes, type Market, marketNamed } from '../../src/catalog/markets.ts';
import { HISTORY_NAMES } from '../../src/records/history.ts';
import { MARKETPLACE_FORMATS } from '../../src/records/marketplace/formats.ts';
import { DIMENSIONS } from '../../src/summary/dimensions.ts';
import { FIELDS, FIGURES } from '../../src/summary/trends/plan.ts';
import { formOf } from '../jobs/serving.ts';
import { eventually } from '../patience.ts';
import type { Answer, SampleInstallation } from './installation.ts';

/** What the sample is asked, so that its answers have every member that the OpenAPI document tells. */

/** An operation that was asked, and its answer. */
export interface Asked {
  /** path and method, as the document has them */
  readonly path: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly url: string;
  readonly answer: Answer;
}

const NOTHING = 'rows=0&facets=nothing&range_facets=nothing&stats=nothing';
const ALL = 'country=all&nodedup=true&include_non_vin_listings=true&rows=50&include_relevant_links=true';
const MARKED = 'include_preferred_dealer_flag=true';
const INVENTORY = '/dealerships/inventory';
const US = '1FTAACC88PA100000';

const ALL_MEASURES = FIELDS.map((field) => [field, ...FIGURES].join('|')).join(',');

/** Besides the example of each operation: path → queries. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  '/search/car/active': [
    ...[`${ALL}&${MARKED}`, `vin=${US}&include_relevant_links=true`, 'plot=true', NOTHING],
    ...['zip=60616&radius=100&rows=50', 'dealer_id=900000,900001,900002&rows=50&country=all'],
  ],
  '/search/car/fsbo/active': [NOTHING],
  '/search/car/auction/active': [NOTHING],
  '/search/car/uk/active': [`${ALL}&${MARKED}`, 'vrm=KA21FCT', 'plot=true', NOTHING],
  '/search/car/recents': ['rows=0&range_facets=price', 'rows=0&stats=price'],
  '/search/car/uk/recents': ['rows=0&range_facets=price', 'rows=0&stats=price'],
  [INVENTORY]: [`dealer_id=1000000&${NOTHING}`],
  ...Object.fromEntries(
    Object.keys(MARKETPLACE_FORMATS).map((name) => [
      `${INVENTORY}/marketplaces/${name}`,
      ['dealer_id=1000000,1000017,1000034&country=all', `dealer_id=1000000&${NOTHING}`],
    ]),
  ),
  '/dealerships/car': ['rows=50&zip=60616&radius=500', NOTHING],
  '/dealerships/car/uk': ['rows=50&latitude=53.797&longitude=-1.549', NOTHING],
  '/dealers/car': [NOTHING, 'rows=50&zip=60616&radius=500'],
  '/dealers/car/uk': ['rows=50&zip=LS1&radius=300', NOTHING],
  [`/listing/car/${US}-00000000-0001`]: [`include_relevant_links=true&${MARKED}`],
  '/listing/car/uk/SFAFXXBJ2FKA10017-00000000-0001': [`include_relevant_links=true&${MARKED}`],
  '/search/car/incentive/oem': [
    ...['rows=50&offer_type=cash&zip=60602&radius=50', 'rows=50&offer_type=finance', NOTHING],
  ],
  '/search/car/incentive/ford/60602': [NOTHING],
  [`/history/car/${US}`]: [`fields=${HISTORY_NAMES.join(',')}`],
  '/sold-vehicles/summary': [
    `inventory_type=new&ranking_dimensions=${DIMENSIONS.map(({ name }) => name).join(',')}`,
    ...['inventory_type=all&summary_by=city_state', 'inventory_type=used&price.mean=%3E900000000'],
    'inventory_type=used&by_month=false',
  ],
  '/trends/car': [`by=month&group_by=state&limit=1&measures=${ALL_MEASURES}`],
  '/changes/car': ['rows=1000'],
  '/mds/car': ['ymmt=2023|Ford|F-150|XLT'],
  '/sales/car': [
    ...[`vin=${US}&city_state=Chicago|IL`, 'ymmt=2022|Ford|F-150|XLT&state=CA'],
    ...['make=Ford', 'make=Ford&car_type=new'],
  ],
  '/popular/cars': [
    ...['car_type=new', 'car_type=used&city_state=Chicago|IL', 'car_type=new&city_state=Chicago|IL'],
  ],
  '/deliveries': ['rows=100'],
  '/decode/car/1FTFW5L86RFB45612/specs': [''],
  '/decode/car/JTND4MBE2M3116693/specs': [''],
  '/thirdparty/plate-decoder/7FCT101': ['state=CA'],
};

/**
 * Besides the examples of a market that the sample has: its first vehicle, of which everything is known, with its links; all of its
 * listings, none, and those around a place; and no dealer.
 */
function moreOf(market: Market): readonly string[] {
  const { searches, directorySearches = [], listingDetails } = marketNamed(market);
  const { id, price, make, year } = kindOf(market).whole;
  const first = `make=${make}&year=${year}&price_range=${price}-${price}&rows=50&include_relevant_links=true`;
  const around = hasOutwardCodes(market) ? 'zip=LS1 4AB&radius=100' : 'zip=60616&radius=100';
  return [
    ...[first, ALL, NOTHING, around].map((query) => `/${searches[0].path}?${query}`),
    ...directorySearches.map(({ path }) => `/${path}?${NOTHING}`),
    ...listingDetails.map(({ path }) => `/listing/${path}/${id}?include_relevant_links=true`),
  ];
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const FIXED_FIRST = [...OPERATIONS].sort((a, b) => a.path.split('{').length - b.path.split('{').length);
const pathOf = (url: string): string => {
  const asked = url.replace(/\?.*/, '');
  const found = FIXED_FIRST.find(({ path }) => pattern(path).test(asked));
  if (!found) throw new Error(`${url} is of no operation`);
  return found.path;
};

async function posted(installation: SampleInstallation): Promise<Asked[]> {
  const asked: Asked[] = [];
  const json = { 'Content-Type': 'application/json' };
  for (const [country, list] of [
    ['us', PREFERRED],
    ['uk', { preferred_dealers: [2_300_000] }],
  ] as const) {
    const url = `/client/configure/set?country=${country}`;
    const body = JSON.stringify(list);
    const answer = await installation.ask(url, { method: 'POST', headers: json, body });
    asked.push({ path: '/client/configure/set', method: 'post', url, answer });
  }
  return asked;
}

const DECODE = '/batch/vin/decode/jobs';
const RANK = '/batch/match/rank/jobs';

/** A job of each family, its record once it has ended, and one that failed. */
async function jobs(installation: SampleInstallation): Promise<Asked[]> {
  const asked: Asked[] = [];
  const hook = { client_reference: 'mine', webhook_url: 'https://hooks.example/ended' };
  const files = [
    [DECODE, formOf(`vin\n${US}\n`, hook)],
    [DECODE, formOf('vin\n"unfinished\n', { client_reference: 'broken' })],
    [RANK, formOf(gzipSync(`vin,price,miles,zip\n${US},39000,31000,60616\n`), hook)],
  ] as const;
  for (const [path, body] of files) {
    const answer = await installation.ask(path, { method: 'POST', body });
    asked.push({ path, method: 'post', url: path, answer });
    const { job_id: id } = answer.body as { job_id?: string };
    if (id === undefined) continue;
    const url = `${path}/${id}`;
    await eventually(async () => {
      const now = await installation.ask(url);
      asked.push({ path: `${path}/{job_id}`, method: 'get', url, answer: now });
      return (now.body as { status?: string }).status !== 'PROCESSING';
    });
    asked.push({ path, method: 'get', url: path, answer: await installation.ask(path) });
  }
  return asked;
}

/** A view that stays, with an alert, and one that is deleted with its own. */
async function views(installation: SampleInstallation): Promise<Asked[]> {
  const asked: Asked[] = [];
  const send = async (
    method: Asked['method'],
    path: string,
    url: string,
    body?: object,
  ): Promise<unknown> => {
    const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await installation.ask(url, { method: method.toUpperCase(), ...sent });
    asked.push({ path, method, url, answer });
    return answer.body;
  };
  const one = '/views/{view_id}';
  for (const name of ['Fords', 'Fords in Texas']) {
    const search = '/v2/search/car/active?make=ford&state=TX';
    const console = '#/search/car/active?make=ford&state=TX';
    const made = (await send('post', '/views', '/views', { name, search, console })) as { view_id: string };
    const url = `/views/${made.view_id}`;
    await send('put', one, url, { name, search, console });
    await send('put', `${one}/alert`, `${url}/alert`, { price_change: 'percent', price_threshold: 5 });
    await send('get', one, url);
    await send('get', `${one}/alert`, `${url}/alert`);
    await send('get', `${one}/events`, `${url}/events`);
    if (name === 'Fords') continue;
    await send('delete', `${one}/alert`, `${url}/alert`);
    await send('delete', one, url);
  }
  return asked;
}

async function oauth(installation: SampleInstallation): Promise<Asked[]> {
  const token = await installation.post('/oauth2/token', {
    ...installation.client,
    grant_type: 'client_credentials',
  });
  const { access_token } = token.body as { access_token?: string };
  const revoke = { ...installation.client, access_tokens: [access_token, 'unknown'] };
  const revoked = await installation.post('/oauth2/tokens/revoke', revoke);
  return [
    { path: '/oauth2/token', method: 'post', url: '/oauth2/token', answer: token },
    { path: '/oauth2/tokens/revoke', method: 'post', url: '/oauth2/tokens/revoke', answer: revoked },
  ];
}

/** Everything that is asked: the examples, what there is besides, and what is posted. */
export async function everything(installation: SampleInstallation): Promise<Asked[]> {
  const asked: Asked[] = [...(await posted(installation)), ...(await views(installation))];
  const examples = OPERATIONS.filter(({ method }) => method !== 'POST').flatMap(
    (operation) => exampleUrl(operation) ?? [],
  );
  const own = Object.entries(MORE).flatMap(([path, queries]) => queries.map((query) => `${path}?${query}`));
  const more = [...own, ...OTHER_MARKETS.flatMap(moreOf)];
  for (const url of new Set([...examples, ...more]))
    asked.push({ path: pathOf(url), method: 'get', url, answer: await installation.ask(url) });
  return [...asked, ...(await jobs(installation)), ...(await oauth(installation))];
}
