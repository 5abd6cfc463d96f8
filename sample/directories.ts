import { Chance } from './chance.ts';
import { type Dealer, dealerOf } from './dealer.ts';
import { openMarket, type SampleOptions, type SampleRow } from './market.ts';
import { dealerCount } from './sample.ts';

/** The directories of the sample market's dealers (feeds.md 2.2): the same ones whose listings it holds. */

const DIRECTORY = 4;
const YEAR = 365 * 86_400;
/** one dealer in so many has closed: the details know it, its listings are gone */
const CLOSED_EVERY = 15;

interface Recorded {
  readonly dealer: Dealer;
  readonly status: 'active' | 'inactive';
  /** ISO-8601 */
  readonly createdAt: string;
}

/** The dealers of the listings, and behind them some that have closed. */
function* recorded(options: SampleOptions): Generator<Recorded> {
  const { places } = openMarket(options);
  const open = dealerCount(options.size);
  const all = open + Math.ceil(open / CLOSED_EVERY);
  for (let n = 0; n < all; n += 1) {
    const chance = new Chance(options.seed, DIRECTORY, n);
    const created = options.asOf - Math.floor(chance.between(0.02, 9) * YEAR);
    yield {
      dealer: dealerOf(options.seed, n, places),
      status: n < open ? 'active' : 'inactive',
      createdAt: new Date(created * 1000).toISOString().replace('.000Z', 'Z'),
    };
  }
}

/** What both directories say of a dealer. */
function sellerColumns({ dealer: { columns }, status, createdAt }: Recorded): SampleRow {
  const { seller_name, dealer_type, dealer_website, street, city, state, zip, country } = columns;
  const { latitude, longitude, msa_code, seller_phone, seller_email } = columns;
  return {
    seller_name,
    inventory_url: dealer_website,
    status,
    dealer_type,
    street,
    city,
    state,
    zip,
    country,
    latitude,
    longitude,
    msa_code,
    seller_phone,
    seller_email,
    created_at: createdAt,
  };
}

/** Rows of a `dealers` delivery. */
export function* sampleDealers(options: SampleOptions): Generator<SampleRow> {
  for (const one of recorded(options)) {
    const { dealer_id, dealership_group_name } = one.dealer.columns;
    yield { id: dealer_id, ...sellerColumns(one), dealership_group_name };
  }
}

/** Rows of a `dealerships` delivery. */
export function* sampleDealerships(options: SampleOptions): Generator<SampleRow> {
  for (const one of recorded(options)) {
    const { columns } = one.dealer;
    const { mc_website_id, mc_dealer_id, mc_location_id, mc_rooftop_id, mc_category } = columns;
    const { mc_dealership_group_id, mc_dealership_group_name } = columns;
    const { mc_sub_dealership_group_id, mc_sub_dealership_group_name } = columns;
    yield {
      mc_website_id,
      mc_dealer_id,
      mc_location_id,
      mc_rooftop_id,
      mc_category,
      mc_dealership_group_id,
      mc_dealership_group_name,
      mc_sub_dealership_group_id,
      mc_sub_dealership_group_name,
      ...sellerColumns(one),
    };
  }
}
