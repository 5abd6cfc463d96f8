import { Chance } from './chance.ts';
import { dealerName, websiteOf } from './dealer-names.ts';
import { makesAt } from './fleet/fleet.ts';
import { type Group, groups } from './groups.ts';
import type { DrawPlace, Place } from './places.ts';

/** A dealer of the sample market. The columns of the feed are the same in all its rows. */
export interface Dealer {
  /** makes it sells new; none for an independent dealer */
  readonly makes: readonly string[];
  readonly place: Place;
  readonly group: Group | undefined;
  readonly columns: DealerColumns;
  /** crawled that many seconds before the delivery's instant; unknown for some */
  readonly seenBefore: number | undefined;
  /** says "All-Wheel Drive" and "Gasoline" where others say AWD and Unleaded */
  readonly wordy: boolean;
  /** size of its lot, against other dealers */
  readonly lot: number;
}

interface DealerColumns {
  readonly dealer_id: number;
  readonly mc_website_id: number;
  readonly mc_dealer_id: number;
  readonly mc_location_id: number;
  readonly mc_rooftop_id: number;
  readonly mc_dealership_group_id: number | undefined;
  readonly mc_dealership_group_name: string | undefined;
  readonly mc_sub_dealership_group_id: number | undefined;
  readonly mc_sub_dealership_group_name: string | undefined;
  readonly mc_category: string;
  readonly seller_name: string;
  readonly dealer_type: string;
  readonly dealership_group_name: string | undefined;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly latitude: string | undefined;
  readonly longitude: string | undefined;
  readonly county: string | undefined;
  readonly msa_code: string | undefined;
  readonly seller_phone: string | undefined;
  readonly seller_email: string | undefined;
  readonly dealer_website: string;
}

/** One dealer in so many is Canadian: about 8 %, evenly, so that a small market has its share too. */
const CANADIAN_EVERY = 12;
const RETAILER_EVERY = 15;
const DAY = 86_400;
const DEALERS = 1;

/** The first dealer is one of which everything is known (whole.ts), so that the sample shows every member of a dealer. */
const isWhole = (number: number): boolean => number === 0;

const isCanadian = (number: number): boolean => number % CANADIAN_EVERY === 5;

/** Numbers for n = 0, 1, 2, … that fill 0 to 1 evenly however few: a small market has every large make, too. */
const spread = (n: number, seed: number): number =>
  (n * 0.618_033_988_749_895 + new Chance(seed, DEALERS).unit()) % 1;

/** Where the first dealer stands, whatever the seed. */
const CHICAGO: Place = {
  street: '2300 Foundry Avenue',
  city: 'Chicago',
  state: 'IL',
  zip: '60616',
  country: 'US',
  latitude: '41.848500',
  longitude: '-87.630600',
  msa_code: '1600',
  areaCode: '312',
};

/** Numbers that name dealer n in the columns; no two dealers share one. */
const idsOf = (n: number) => ({
  dealer_id: 1_000_000 + n * 17,
  mc_website_id: 20_000 + n * 3,
  mc_dealer_id: 1_200_000 + n * 13,
  mc_location_id: 1_500_000 + n * 11,
  mc_rooftop_id: 100_000 + n * 7,
});

/** How big the lot of dealer n is, 1 on average, without the rest of the dealer. */
export function lotOf(seed: number, n: number): number {
  // the few Canadian dealers of a small market are to bring their country's share
  if (isCanadian(n)) return 1;
  return 0.3 + new Chance(seed, DEALERS, n, 1).wait(0.7);
}

/** Dealer n of the market of that seed. */
export function dealerOf(seed: number, n: number, places: Readonly<Record<'US' | 'CA', DrawPlace>>): Dealer {
  const chance = new Chance(seed, DEALERS, n);
  const whole = isWhole(n);
  const place = whole ? CHICAGO : places[isCanadian(n) ? 'CA' : 'US'](chance);
  const franchise = whole || chance.happens(0.66);
  const makes = whole ? ['Ford'] : franchise ? makesAt(spread(n, seed)) : [];
  // a group's dealers are in one country, with one currency
  const grouped = franchise && place.country === 'US' && chance.happens(0.5);
  const group = whole ? groups[0] : grouped ? chance.pick(groups) : undefined;
  const part = whole ? group?.parts[0] : group?.parts.length ? chance.pick(group.parts) : undefined;
  const name = dealerName(place, makes, chance);
  const website = websiteOf(name, n);
  const located = whole || chance.happens(0.9);
  return {
    makes,
    place,
    group,
    seenBefore: chance.maybe(0.8, Math.floor(chance.between(0, 1.3 * DAY))),
    wordy: chance.happens(0.15),
    lot: lotOf(seed, n),
    columns: {
      ...idsOf(n),
      mc_dealership_group_id: group?.id,
      mc_dealership_group_name: group?.name,
      mc_sub_dealership_group_id: part?.id,
      mc_sub_dealership_group_name: part?.name,
      mc_category: !franchise && n % RETAILER_EVERY < 5 ? 'Retailer' : 'Dealer',
      seller_name: name,
      dealer_type: franchise ? 'franchise' : 'independent',
      dealership_group_name: group?.name,
      street: place.street,
      city: place.city,
      state: place.state,
      zip: place.zip,
      country: place.country,
      latitude: located ? place.latitude : undefined,
      longitude: located ? place.longitude : undefined,
      county: whole ? 'Cook' : undefined,
      msa_code: place.msa_code,
      // 555-0100 to 555-0199 are kept free for made-up numbers
      seller_phone: chance.maybe(
        whole ? 1 : 0.9,
        `${place.areaCode}-555-01${String(n % 100).padStart(2, '0')}`,
      ),
      seller_email: chance.maybe(whole ? 1 : 0.5, `sales@${website}`),
      dealer_website: website,
    },
  };
}
