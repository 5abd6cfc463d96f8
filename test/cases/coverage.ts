import type { Filter } from '../../src/search/plan.ts';
import { type Case, nothing, search } from './case.ts';

const is = (field: string, value: string | boolean): Filter => ({ is: 'anyOf', field, values: [value] });
const DEALER = is('seller_type', 'dealer');
const US = is('country', 'us');
const SEARCHABLE = is('is_searchable', true);
const WITH_VIN = is('has_vin', true);

const PEACH = ['f150', 'f150new', 'mustang', 'escape'];
const COPIES_AT_PEACH = ['civiccopy', 'crvcopy'];

/** Who is searched (feeds.md section 3 "coverage" and section 5; part-1.md rule E1.4). */
export const coverage: readonly Case[] = [
  {
    name: 'by default one index without a filter: no copies, nothing without a VIN, no private sellers',
    url: search('rows=50&make=ford,honda,chevrolet,volkswagen'),
    plan: { coverage: { roles: ['us'], rest: [] } },
    request: { roles: ['us'] },
    ids: [...PEACH, 'civic', 'crv'],
  },
  {
    name: 'include_non_vin_listings adds what has no VIN and is searchable',
    url: search('include_non_vin_listings=true&make=volkswagen,honda'),
    plan: { coverage: { roles: ['us', 'rest'], rest: [DEALER, US, SEARCHABLE] } },
    request: {
      bool: {
        should: [
          { terms: { _index: ['default-coverage'] } },
          {
            bool: {
              filter: [
                { terms: { seller_type: ['dealer'] } },
                { terms: { country: ['us'] } },
                { terms: { is_searchable: [true] } },
              ],
            },
          },
        ],
      },
    },
    ids: ['beetle', 'civic', 'crv'],
  },
  {
    name: 'nodedup adds the copies',
    url: search('nodedup=true&make=ford,honda&rows=50'),
    plan: { coverage: { roles: ['us', 'rest'], rest: [DEALER, US, WITH_VIN] } },
    request: { roles: ['us', 'rest'] },
    ids: [...PEACH, 'civic', 'crv', 'f150copy', 'civiccopy', 'crvcopy'],
  },
  {
    name: 'nodedup and include_non_vin_listings together',
    url: search('nodedup=true&include_non_vin_listings=true&base_ext_color=yellow'),
    plan: { coverage: { roles: ['us', 'rest'], rest: [DEALER, US] } },
    request: { terms: { seller_type: ['dealer'] } },
    ids: ['beetle', 'kart'],
  },
  {
    name: 'nodedup of both countries',
    url: search('nodedup=true&country=all&model=F-150'),
    plan: { coverage: { roles: ['us', 'ca', 'rest'], rest: [DEALER, WITH_VIN] } },
    request: { roles: ['us', 'ca', 'rest'] },
    ids: ['f150', 'f150new', 'f150ca', 'f150copy', 'f150cacopy'],
  },
  {
    name: 'nodedup of Canada',
    url: search('nodedup=true&country=ca'),
    plan: { coverage: { roles: ['ca', 'rest'], rest: [DEALER, is('country', 'ca'), WITH_VIN] } },
    request: { terms: { country: ['ca'] } },
    ids: ['f150ca', 'civicca', 'f150cacopy'],
  },
  nothing('nodedup=false', 'is the default'),
  nothing('dedup=true', 'is what is done anyway'),
  {
    name: 'dealer_id names a store: copies too',
    url: search('dealer_id=1001'),
    plan: {
      coverage: { roles: ['us', 'rest'], rest: [DEALER, US, WITH_VIN] },
      filters: [{ is: 'anyOf', field: 'dealer_id', values: ['1001'] }],
    },
    request: { terms: { dealer_id: ['1001'] } },
    ids: [...PEACH, ...COPIES_AT_PEACH],
  },
  {
    name: 'mc_website_id names a store',
    url: search('mc_website_id=9001'),
    plan: {
      coverage: { roles: ['us', 'rest'], rest: [DEALER, US, WITH_VIN] },
      filters: [{ is: 'anyOf', field: 'mc_website_id', values: ['9001'] }],
    },
    request: { terms: { mc_website_id: ['9001'] } },
    ids: [...PEACH, ...COPIES_AT_PEACH],
  },
  {
    name: 'source names a store; a URL means its domain',
    url: search('source=https%3A%2F%2Fwww.PeachFord.example%2Fused%3Fpage%3D2'),
    plan: {
      coverage: { roles: ['us', 'rest'], rest: [DEALER, US, WITH_VIN] },
      filters: [{ is: 'anyOf', field: 'source', values: ['peachford.example'] }],
    },
    request: { terms: { source: ['peachford.example'] } },
    ids: [...PEACH, ...COPIES_AT_PEACH],
  },
  {
    name: 'a store with dedup: only its searchable listings',
    url: search('dealer_id=1001&dedup=true'),
    plan: { coverage: { roles: ['us'], rest: [] } },
    request: { roles: ['us'] },
    ids: PEACH,
  },
  {
    name: 'a store with owned: what stands at the dealer, searchable or not',
    url: search('dealer_id=1001&owned=true'),
    plan: {
      coverage: { roles: ['us', 'rest'], rest: [DEALER, US, WITH_VIN] },
      filters: [
        { is: 'anyOf', field: 'dealer_id', values: ['1001'] },
        { is: 'anyOf', field: 'is_owned', values: [true] },
      ],
    },
    request: { terms: { is_owned: [true] } },
    ids: [...PEACH, 'crvcopy'],
  },
  {
    name: 'a store with owned and dedup: what stands at the dealer and is searchable',
    url: search('dealer_id=1001&owned=true&dedup=true'),
    plan: {
      coverage: { roles: ['us'], rest: [] },
      filters: [
        { is: 'anyOf', field: 'dealer_id', values: ['1001'] },
        { is: 'anyOf', field: 'is_owned', values: [true] },
      ],
    },
    request: { terms: { is_owned: [true] } },
    ids: PEACH,
  },
  nothing('owned=true', 'without a store it has no effect'),
  {
    name: 'a store with its listings without VIN',
    url: search('dealer_id=1002&include_non_vin_listings=true'),
    plan: { coverage: { roles: ['us', 'rest'], rest: [DEALER, US] } },
    request: { terms: { dealer_id: ['1002'] } },
    ids: ['civic', 'crv', 'ram', 'beetle', 'kart'],
  },
  {
    name: 'a Canadian store is not found in the US (supplement decision 16)',
    url: search('dealer_id=2002'),
    request: { terms: { country: ['us'] } },
    ids: [],
  },
  {
    name: 'a Canadian store with its country',
    url: search('dealer_id=2002&country=ca'),
    plan: { coverage: { roles: ['ca', 'rest'], rest: [DEALER, is('country', 'ca'), WITH_VIN] } },
    request: { terms: { dealer_id: ['2002'] } },
    ids: ['civicca', 'f150cacopy'],
  },
];
