import { listingsOf, type Market } from '../src/catalog/markets.ts';
import { Chance } from './chance.ts';
import { websiteOf } from './dealer-names.ts';
import { kindOf } from './kinds.ts';
import type { SampleOptions, SampleRow } from './market.ts';
import { placesIn } from './places.ts';
import { townOf } from './towns.ts';

/** The dealers of the made-up markets besides US cars: columns of their listings and of both directories. */

const LISTINGS_A_DEALER = 20;
const DAY = 86_400;
const DEALER = 11;
/** ids of a market's dealers begin here, each market a hundred thousand on */
const FIRST_ID = 2_000_000;
/** one dealer in so many is of a group; the first one is */
const GROUPED_EVERY = 3;
const GROUPS = [
  { name: 'Northway Group', part: 'Northway East' },
  { name: 'Bridge & Mill Group', part: 'Bridge & Mill West' },
] as const;

function groupOf(market: number, n: number) {
  const at = (n / GROUPED_EVERY) % GROUPS.length;
  const group = GROUPS[at];
  if (!group) return undefined;
  const number = 3000 + market * 10 + at;
  return {
    mc_dealership_group_id: number,
    mc_dealership_group_name: group.name,
    mc_sub_dealership_group_id: 40_000 + number,
    mc_sub_dealership_group_name: group.part,
  };
}

/** What the financial regulator says of a dealer of the UK; reference numbers of this form are not given out. */
const regulated = (n: number, chance: Chance) => ({
  fca_status: chance.happens(0.7) ? 'Authorised' : 'Appointed Representative',
  fca_reference_no: `000${String(n + 101)}`,
});

/** Where a dealer stands: what its listings say, and its directories, which tell nations of the UK apart. */
function standsAt(n: number, isUk: boolean, draw: ReturnType<typeof placesIn> | undefined, chance: Chance) {
  if (draw) {
    const { areaCode, ...place } = draw(chance);
    return { areaCode, place, recorded: place };
  }
  const { nation, ...place } = townOf(n, chance);
  const recorded = isUk ? { ...place, country: nation, postal_code: place.zip } : place;
  return { areaCode: '0113', place, recorded };
}

function makeDealer(market: Market, n: number, seed: number, draw: ReturnType<typeof placesIn> | undefined) {
  const { trade, isUk, number: at } = kindOf(market);
  const chance = new Chance(seed, DEALER, at, n);
  const { areaCode, place, recorded } = standsAt(n, isUk, draw, chance);
  const name = `${place.city} ${trade}`;
  const website = websiteOf(name, n);
  const id = FIRST_ID + at * 100_000 + n * 7;
  const group = groupOf(at, n);
  const regulator = isUk ? regulated(n, chance) : undefined;
  const ids = {
    mc_website_id: id + 1,
    mc_dealer_id: id + 2,
    mc_location_id: id + 3,
    mc_rooftop_id: id + 4,
    ...group,
    mc_category: n % 6 === 4 ? 'Retailer' : 'Dealer',
  };
  const seller = {
    seller_name: name,
    dealer_type: n === 0 || chance.happens(0.4) ? 'franchise' : 'independent',
    seller_phone: `${areaCode}-555-01${String(n % 100).padStart(2, '0')}`,
    seller_email: n % 2 ? undefined : `sales@${website}`,
  };
  const grouped = { dealership_group_name: group?.mc_dealership_group_name };
  const tellsRegulator = listingsOf(market).fields.some((field) => field.name === 'fca_status');
  const fca = tellsRegulator ? { fca_status: regulator?.fca_status } : {};
  const county = n === 0 && !isUk ? { county: 'Cook' } : {};
  return {
    name,
    website,
    listing: {
      dealer_id: id,
      dealer_website: website,
      ...seller,
      ...grouped,
      ...place,
      ...county,
      ...ids,
      ...fca,
    },
    directory: { id, inventory_url: website, ...seller, ...recorded, ...regulator },
    group: grouped,
    ids,
  };
}

/** Chicago, where the first dealer of a market of the US stands: the county of its listings is that of the city. */
const inChicago: ReturnType<typeof placesIn> = () => ({
  street: '1840 Harbor Road',
  city: 'Chicago',
  state: 'IL',
  zip: '60616',
  country: 'US',
  latitude: '41.849100',
  longitude: '-87.634200',
  msa_code: '1600',
  areaCode: '312',
});

/** The dealers of a market. */
export function dealersOf(market: Market, { size, seed }: Pick<SampleOptions, 'size' | 'seed'>) {
  const { isUk } = kindOf(market);
  const [inUs, inCanada] = isUk ? [] : [placesIn('US'), placesIn('CA')];
  return Array.from({ length: Math.ceil(size / LISTINGS_A_DEALER) }, (_, n) => {
    const draw = isUk ? undefined : n === 0 ? inChicago : n % 8 === 5 ? inCanada : inUs;
    return makeDealer(market, n, seed, draw);
  });
}

/** When the record of dealer n was made, ISO-8601. */
function createdAt(market: Market, n: number, { seed, asOf }: SampleOptions): string {
  const { number: at } = kindOf(market);
  const age = new Chance(seed, DEALER, at, n, 1).between(0.1, 8) * 365 * DAY;
  return new Date((asOf - Math.floor(age)) * 1000).toISOString().replace(/\.\d+/, '');
}

/** Rows of a `dealers` delivery of the market. */
export function* otherDealers(market: Market, options: SampleOptions): Generator<SampleRow> {
  for (const [n, { directory, group }] of dealersOf(market, options).entries())
    yield { ...directory, ...group, status: 'active', created_at: createdAt(market, n, options) };
}

/** Rows of a `dealerships` delivery of the market: a website, a location and a rooftop a dealer. */
export function* otherDealerships(market: Market, options: SampleOptions): Generator<SampleRow> {
  for (const [n, { directory, ids }] of dealersOf(market, options).entries()) {
    const { id: _, ...columns } = directory;
    yield { ...ids, ...columns, status: 'active', created_at: createdAt(market, n, options) };
  }
}
