import type { Role } from '../../src/catalog/roles.ts';
import type { Dealer } from './dealers.ts';

/**
 * A listing of the hand-made market, in flat words. `documentOf` writes it as the index keeps it: indexed values
 * at the top, the answered record beside them (feeds.md 2.1, supplement 3.1), by hand and not from the catalogue,
 * so that a field that the catalogue misplaces is noticed.
 */
export interface Car {
  readonly id: string;
  /** which index holds it */
  readonly role: Role;
  readonly dealer: Dealer;
  readonly vin?: string;
  readonly taxonomy_vin?: string;
  readonly seller_type?: 'dealer' | 'fsbo' | 'auction';
  readonly inventory_type: 'new' | 'used';
  readonly is_certified?: boolean;
  readonly is_searchable?: boolean;
  readonly is_owned?: boolean;
  /** of what has left */
  readonly is_sold?: boolean;
  readonly is_expired?: boolean;
  readonly stock_no?: string;
  readonly vehicle_status?: string;
  readonly in_transit?: boolean;
  readonly carfax_1_owner?: boolean;
  readonly carfax_clean_title?: boolean;
  readonly price?: number;
  readonly msrp?: number;
  readonly miles?: number;
  readonly ref_price?: number;
  readonly price_change?: number;
  readonly price_change_percent?: number;
  readonly build: Build;
  readonly exterior_color?: string;
  readonly interior_color?: string;
  readonly base_ext_color?: string;
  readonly base_int_color?: string;
  readonly high_value_features?: readonly string[];
  readonly options_packages?: readonly string[];
  readonly photo_links?: readonly string[];
  /** names (32 hex) and delivered addresses of cached photos */
  readonly cached?: readonly { readonly name: string; readonly address: string }[];
  readonly finance?: { term: number; apr: number; down: number; percent: number; monthly: number };
  readonly lease?: { term: number; down: number; monthly: number };
  readonly last_seen_at?: number;
  readonly first_seen_at?: number;
  readonly first_seen_at_source?: number;
  readonly first_seen_at_mc?: number;
  /** dom, dom_180, dom_active, dos_active */
  readonly days?: readonly [number, number, number, number];
}

export interface Build {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim?: string;
  readonly version?: string;
  readonly vehicle_type?: string;
  readonly body_type?: string;
  readonly body_subtype?: string;
  readonly drivetrain?: string;
  readonly fuel_type?: string;
  readonly powertrain_type?: string;
  readonly engine?: string;
  readonly engine_block?: string;
  readonly engine_size?: number;
  readonly engine_aspiration?: string;
  readonly transmission?: string;
  readonly doors?: number;
  readonly cylinders?: number;
  readonly seating_capacity?: number;
  readonly city_mpg?: number;
  readonly highway_mpg?: number;
  readonly made_in?: string;
  readonly build_code?: string;
}

/** Unix seconds of an instant as people write it. */
export const at = (instant: string): number => Date.parse(instant) / 1000;

/** The instant at which the tests ask. */
export const NOW = new Date('2026-06-15T12:00:00Z');

const SEEN = at('2026-06-15T06:00:00Z');
const BEGAN = at('2026-06-01T06:00:00Z');
const CAME = at('2026-05-16T06:00:00Z');
const DAYS = [30, 30, 30, 30] as const;

const dated = (name: string, seconds: number): Record<string, unknown> => ({
  [name]: seconds,
  [`${name}_date`]: new Date(seconds * 1000).toISOString().replace('.000', ''),
});

const instantsOf = (car: Car) => ({
  last_seen_at: car.last_seen_at ?? SEEN,
  scraped_at: car.first_seen_at ?? BEGAN,
  first_seen_at: car.first_seen_at ?? BEGAN,
  first_seen_at_source: car.first_seen_at_source ?? CAME,
  first_seen_at_mc: car.first_seen_at_mc ?? car.first_seen_at_source ?? CAME,
});

const vdpUrl = ({ id, dealer }: Car): string => `https://www.${dealer.source}/Cars/${id}?Ref=a,b`;

const daysOf = ({ days: [dom, dom_180, dom_active, dos_active] = DAYS }: Car) => ({
  dom,
  dom_180,
  dom_active,
  dos_active,
});

/** What stands at the top level of the answer as it is indexed. */
const sharedOf = (car: Car) => ({
  id: car.id,
  vin: car.vin,
  vdp_url: vdpUrl(car),
  stock_no: car.stock_no,
  source: car.dealer.source,
  seller_type: car.seller_type ?? 'dealer',
  inventory_type: car.inventory_type,
  vehicle_status: car.vehicle_status,
  in_transit: car.in_transit,
  carfax_1_owner: car.carfax_1_owner,
  carfax_clean_title: car.carfax_clean_title,
  price: car.price,
  msrp: car.msrp,
  miles: car.miles,
  price_change_percent: car.price_change_percent,
  exterior_color: car.exterior_color,
  interior_color: car.interior_color,
  base_ext_color: car.base_ext_color,
  base_int_color: car.base_int_color,
  high_value_features: car.high_value_features,
  options_packages: car.options_packages,
  ...daysOf(car),
});

/** The listing as a search answers it. */
function recordOf(car: Car): Record<string, unknown> {
  const { finance, lease, dealer } = car;
  const { build_code, ...build } = car.build;
  const media = { photo_links: car.photo_links, photo_links_cached: car.cached?.map(({ name }) => name) };
  const instants = Object.entries(instantsOf(car)).map(([name, seconds]) => dated(name, seconds));
  return {
    ...sharedOf(car),
    heading: `${build.year} ${build.make} ${build.model}`,
    data_source: 'mc',
    is_certified: car.is_certified === undefined ? undefined : Number(car.is_certified),
    ref_price: car.ref_price,
    model_code: build_code,
    ...Object.assign({}, ...instants),
    media: media.photo_links || media.photo_links_cached ? media : undefined,
    dealer: dealer.shown,
    mc_dealership: dealer.shownInNewerDirectory,
    build,
    financing_options: finance && [
      {
        loan_term: finance.term,
        loan_apr: finance.apr,
        down_payment: finance.down,
        down_payment_percentage: finance.percent,
        estimated_monthly_payment: finance.monthly,
      },
    ],
    leasing_options: lease && [
      { lease_term: lease.term, down_payment: lease.down, estimated_monthly_payment: lease.monthly },
    ],
  };
}

const digits = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** The document that the index of its role holds. */
export function documentOf(car: Car, tie: number): Record<string, unknown> {
  const { build, finance, lease } = car;
  const { make, model, year } = build;
  return {
    ...sharedOf(car),
    is_certified: car.is_certified,
    is_searchable: car.is_searchable ?? true,
    is_owned: car.is_owned ?? car.is_searchable ?? true,
    is_sold: car.is_sold,
    is_expired: car.is_expired,
    has_vin: car.vin !== undefined,
    taxonomy_vin: car.taxonomy_vin,
    price_change: car.price_change,
    ...build,
    doors: digits(build.doors),
    cylinders: digits(build.cylinders),
    seating_capacity: digits(build.seating_capacity),
    mm: `${make}|${model}`,
    ymm: `${year}|${make}|${model}`,
    ...car.dealer.indexed,
    options_packages_count: car.options_packages?.length ?? 0,
    photo_count: car.photo_links?.length ?? 0,
    cached_photo_count: car.cached?.length ?? 0,
    finance_loan_term: finance?.term,
    finance_loan_apr: finance?.apr,
    finance_down_payment: finance?.down,
    finance_down_payment_per: finance?.percent,
    finance_emp: finance?.monthly,
    lease_term: lease?.term,
    lease_down_payment: lease?.down,
    lease_emp: lease?.monthly,
    ...instantsOf(car),
    record: recordOf(car),
    cached_links: car.cached?.map(({ address }) => address),
    tie,
  };
}
