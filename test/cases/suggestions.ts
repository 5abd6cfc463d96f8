import type { SuggestPlan } from '../../src/search/suggest/read.ts';
import { is } from './case.ts';

/** One case of an auto-complete: as those of the searches (case.ts), with terms in place of listings. */
export interface SuggestionCase {
  readonly url: string;
  /** members that the plan must have; arrays whole */
  readonly plan?: Partial<SuggestPlan>;
  /** what must stand somewhere in the engine request */
  readonly request?: unknown;
  readonly terms?: readonly (string | { readonly item: string; readonly count: number })[];
  readonly error?: { readonly status: number; readonly message: string };
}

const cars = (query: string): string => `/v2/search/car/auto-complete?${query}`;
const ASKED = { input: 'f', ignoreCase: true, minCount: 1, sort: 'count', most: 50, counts: false } as const;

export const SUGGESTIONS: readonly SuggestionCase[] = [
  {
    url: cars('field=make&input=F'),
    plan: {
      operation: 'search/car/auto-complete',
      coverage: { roles: ['us'], rest: [] },
      filters: [],
      suggest: { ...ASKED, field: 'make' },
    },
    request: { aggs: { terms: { terms: { field: 'make', size: 60_000, shard_size: 60_000 } } } },
    terms: ['Ford'],
  },
  {
    url: cars('field=mm&input=f&term_counts=true'),
    plan: { suggest: { ...ASKED, field: 'mm', counts: true } },
    request: { terms: { field: 'mm', size: 60_000, shard_size: 60_000 } },
    terms: [
      { item: 'Ford|F-150', count: 2 },
      { item: 'Ford|Escape', count: 1 },
      { item: 'Ford|Mustang', count: 1 },
      { item: 'Nissan|Leaf', count: 1 },
    ],
  },
  {
    url: cars('field=ymm&input=2020|ford'),
    plan: { suggest: { ...ASKED, field: 'ymm', input: '2020|ford' } },
    terms: ['2020|Ford|Mustang'],
  },
  {
    url: cars('field=model&input=F&ignore_case=false&make=Ford,Nissan'),
    plan: {
      filters: [{ is: 'anyOf', field: 'make', values: ['ford', 'nissan'] }],
      suggest: { ...ASKED, field: 'model', input: 'F', ignoreCase: false },
    },
    request: { query: { terms: { 'make.lc': ['ford', 'nissan'] } } },
    terms: ['F-150'],
  },
  {
    url: cars('field=make&input=a&facet_min_count=2&sort_by=index&country=all'),
    plan: {
      coverage: { roles: ['us', 'ca'], rest: [] },
      suggest: { ...ASKED, field: 'make', input: 'a', minCount: 2, sort: 'index' },
    },
    terms: ['Honda'],
  },
  {
    url: cars('field=state&input=g&zip=30305&radius=50'),
    plan: { suggest: { ...ASKED, field: 'state', input: 'g' } },
    terms: ['GA'],
  },
  {
    url: cars('field=make&input=a&seller_type=fsbo'),
    plan: {
      coverage: {
        roles: ['rest'],
        rest: [
          { is: 'anyOf', field: 'seller_type', values: ['fsbo'] },
          is('country', 'us'),
          is('has_vin', true),
        ],
      },
    },
  },
  {
    url: '/v2/specs/car/auto-complete?field=make&input=f&term_counts=true',
    plan: { suggest: { ...ASKED, field: 'make' } },
    terms: ['Ford'],
  },
  {
    url: '/v2/specs/car/terms?field=make&body_type=sedan',
    plan: {
      operation: 'specs/car/terms',
      suggest: { ...ASKED, field: 'make', input: '', sort: 'index', most: Number.MAX_SAFE_INTEGER },
    },
    terms: ['BMW', 'Honda', 'Tesla'],
  },
  { url: '/v2/specs/car/terms?make=ford', error: { status: 400, message: 'field' } },
  { url: cars('field=make'), error: { status: 400, message: 'input' } },
  { url: cars('input=a'), error: { status: 400, message: 'field' } },
  { url: cars('field=price&input=a'), error: { status: 422, message: 'field' } },
];
