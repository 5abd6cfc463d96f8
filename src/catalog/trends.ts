/**
 * Trends: what stood in a market on each day, published with each delivery (docs/rules, supplement 2.7). One immutable Parquet
 * file a month, a row a listing and span of days in which nothing of the row changed.
 */

/** Folder of the state directory with a folder a market. */
export const TRENDS = 'trends';

/** Folder in a market's with the sample's; it counts where the market's own publishes nothing. */
export const TRENDS_SAMPLE = 'sample';

/** One month, from the first day that is known, or its own, to its last day, or the newest that is known. */
export interface TrendsMonth {
  /** YYYY-MM */
  readonly month: string;
  /** name of the Parquet file */
  readonly file: string;
  readonly rows: number;
  /** YYYY-MM-DD */
  readonly first_day: string;
  readonly last_day: string;
  /** tells what of the ledger the file was made from, and how */
  readonly holds: string;
}

/** `trends/<market>/manifest.json`: replaced by one rename, so that readers see one generation of all months. */
export interface TrendsManifest {
  /** how the files are laid out (./layout.ts) */
  readonly layout: number;
  /** counts up with every publication */
  readonly generation: number;
  /** days between which the market is known, YYYY-MM-DD, UTC */
  readonly first_day: string;
  readonly last_day: string;
  /** the newest listings delivery: Unix seconds, and its number */
  readonly as_of: number;
  readonly delivery: number;
  /** oldest first, none missing in between */
  readonly months: readonly TrendsMonth[];
}

/** Dimensions of trends that are fields of a listing under the same name. */
const SAME = [
  ...['inventory_type', 'seller_type', 'mc_category', 'city', 'state', 'country', 'make', 'model', 'trim'],
  ...['body_type', 'body_subtype', 'drivetrain', 'transmission', 'powertrain_type', 'msrp_label'],
] as const;

/** Text columns of trends that are fields of a listing under the same name, dimensions first. */
export const TREND_TEXTS = [...SAME, 'vin', 'seller_name', 'vdp_url', 'stock_no'] as const;

/** Fields of a listing from which the columns of trends are made, besides price and miles: a change of one begins a row. */
export const TREND_FIELDS: readonly string[] = [
  ...TREND_TEXTS,
  ...[
    'id',
    'source',
    'is_certified',
    'year',
    'msrp',
    'base_ext_color',
    'base_int_color',
    'dealer_id',
    'dealer_type',
  ],
  ...['dealership_group_name', 'mc_dealership_group_name', 'is_searchable'],
];
