import { at } from '../market/car.ts';
import { type Case, ranged, search } from './case.ts';

const first = (day: string): number => at(`${day}T00:00:00Z`);
const last = (day: string): number => at(`${day}T23:59:59Z`);

/** When a listing was seen. Today is 2026-06-15; days are whole and UTC. */
export const times: readonly Case[] = [
  ranged('last_seen_days=1-2', 'last_seen_at', { min: first('2026-06-13'), max: last('2026-06-14') }, [
    'mustang',
    'leaf',
  ]),
  ranged('last_seen_days=2-1', 'last_seen_at', { min: first('2026-06-13'), max: last('2026-06-14') }, [
    'mustang',
    'leaf',
  ]),
  ranged(
    'last_seen_range=20260613-20260613',
    'last_seen_at',
    { min: first('2026-06-13'), max: last('2026-06-13') },
    ['leaf'],
  ),
  ranged('first_seen_days=0-0', 'first_seen_at', { min: first('2026-06-15'), max: last('2026-06-15') }, [
    'ioniq',
  ]),
  ranged(
    'first_seen_range=20260610-20260612',
    'first_seen_at',
    { min: first('2026-06-10'), max: last('2026-06-12') },
    ['mustang', 'x5'],
  ),
  ranged(
    'first_seen_at_source_days=0-3',
    'first_seen_at_source',
    { min: first('2026-06-12'), max: last('2026-06-15') },
    ['ioniq', 'x5'],
  ),
  ranged(
    'first_seen_at_source_range=20260301-20260416',
    'first_seen_at_source',
    { min: first('2026-03-01'), max: last('2026-04-16') },
    ['leaf', 'mustang'],
  ),
  ranged('first_seen_at_mc_days=100-*', 'first_seen_at_mc', { max: last('2026-03-07') }, ['mustang', 'leaf']),
  ranged(
    'first_seen_at_mc_range=20240110-20240110',
    'first_seen_at_mc',
    { min: first('2024-01-10'), max: last('2024-01-10') },
    ['mustang'],
  ),
  ranged('dom_range=104-200', 'dom', { min: 104, max: 200 }, ['mustang', 'leaf']),
  ranged('dom_180_range=105-120', 'dom_180', { min: 105, max: 120 }, ['mustang']),
  ranged('dom_active_range=0-3', 'dom_active', { min: 0, max: 3 }, ['ioniq', 'x5']),
  ranged('dos_active_range=60-104', 'dos_active', { min: 60, max: 104 }, ['mustang', 'leaf']),
  {
    name: 'active_inventory_date_range: seen on any day of the range',
    url: search('active_inventory_date_range=20260101-20260420'),
    plan: {
      filters: [
        { is: 'between', field: 'first_seen_at_source', max: last('2026-04-20') },
        { is: 'between', field: 'last_seen_at', min: first('2026-01-01') },
      ],
    },
    request: {
      bool: {
        filter: [
          { range: { first_seen_at_source: { lte: last('2026-04-20') } } },
          { range: { last_seen_at: { gte: first('2026-01-01') } } },
        ],
      },
    },
    ids: ['mustang', 'leaf'],
  },
];
