import * as build from './builds.ts';
import { at, type Car } from './car.ts';
import { peach } from './dealers.ts';

const BUILDS = [build.f150Xlt, build.civicLx, build.mustang, build.escapeSe, build.ram];
const LATEST = at('2026-06-15T06:00:00Z');

/**
 * Many listings of one dealer: every third is a copy that is not attributed, some have no price, and last_seen_at
 * and VIN are often those of another one, so that only the tie orders them.
 */
export function stock(count: number, name = 'stock'): Car[] {
  return Array.from({ length: count }, (_, i): Car => {
    const copied = i % 3 === 2;
    // a copy has the VIN of the one before it, and was seen with it
    const of = copied ? i - 1 : i;
    return {
      id: `${name}-${String(i).padStart(5, '0')}`,
      role: copied ? 'rest' : 'us',
      dealer: peach,
      inventory_type: 'used',
      is_searchable: !copied,
      vin: `1FTFW1E80NF${String(of).padStart(6, '0')}`,
      taxonomy_vin: '1FTFW1E8NF',
      stock_no: `S-${(i * 7919) % count}`,
      ...(i % 11 === 0 ? {} : { price: 10_000 + ((i * 37) % 500) * 100 }),
      miles: (i * 101) % 90_000,
      build: BUILDS[i % BUILDS.length] ?? build.ram,
      base_ext_color: i % 2 === 0 ? 'Black' : 'White',
      last_seen_at: LATEST - ((of * 13) % 40) * 3600,
      photo_links: [`https://img.example/${name}/${i}.jpg`],
    };
  });
}
