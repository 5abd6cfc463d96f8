import { KEYS, PUBLIC_URL } from '../market/app.ts';
import { type Case, nothing, refused, search } from './case.ts';

const F150 = { request: { terms: { stock_no: ['p-100'] } }, ids: ['f150'], plan: { rows: 10 } };
const photo = (name: string): string => `${PUBLIC_URL}/v2/image/cache/car/f150/${name}`;
const NAMES = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];

/** How the answer is shown, and what depends on an account's list of dealers. */
export const presentation: readonly Case[] = [
  {
    ...F150,
    name: 'append_api_key is true by default: our own addresses carry the key, others never',
    url: search('stock_no=p-100'),
    answer: {
      listings: [
        {
          media: {
            photo_links: ['1', '2', '3'].map((i) => `https://img.example/f150/${i}.jpg`),
            photo_links_cached: NAMES.map((name) => `${photo(name)}?api_key=${KEYS.enterprise}`),
          },
        },
      ],
    },
  },
  {
    ...F150,
    name: 'append_api_key=false',
    url: search('stock_no=p-100&append_api_key=false'),
    answer: { listings: [{ media: { photo_links_cached: NAMES.map(photo) } }] },
  },
  { ...F150, name: 'include_relevant_links', url: search('stock_no=p-100&include_relevant_links=true') },
  nothing('include_preferred_dealer_flag=true', 'without a list of dealers: no effect'),
  nothing('preferred_dealers=true', 'without a list of dealers: no effect'),
  refused('preferred_dealers_only=true', 422, 'preferred_dealers_only'),
  nothing('preferred_dealers_only=false', 'no effect'),
  nothing('client_filters=true', 'accepted, no effect'),
  nothing('boost=true', 'accepted, no effect'),
  nothing('made_up_parameter=1', 'unknown parameters are ignored'),
  nothing('make=&year=%20&price_range', 'empty parameters count as not sent'),
];
