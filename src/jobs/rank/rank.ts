import { stringify } from 'csv-stringify/sync';
import { columnName } from '../header.ts';
import type { Progress } from '../job.ts';
import type { DecodeVins } from '../work/decode.ts';
import type { JobMarket } from '../work/market.ts';
import type { Row, Rows } from '../work/read-rows.ts';
import { type Surroundings, surroundings } from './comparables.ts';
import { dealerStanding, distributionOf, median, ranks, scoreOf, standing } from './score.ts';
import { isFaulty, readVehicles, type Vehicle, type VehicleRow } from './vehicles.ts';

/** Vehicles whose surroundings are asked for in one request. */
const AT_ONCE = 20;
const WRITTEN_AT_ONCE = 500;
/** Fewer listings of the same trim than these are too few: any trim is compared with then. */
const ENOUGH = 10;

/** What is found out of a vehicle. */
interface Placed {
  readonly standing: number;
  readonly dealerStanding: number;
  readonly comparables: number;
  readonly medians: readonly (number | undefined)[];
}

/** Columns that the results have besides those of the file. */
const RESULT_COLUMNS = [
  ...['vin_rank', 'vin_score', 'dealer_ymm_score', 'comparables'],
  ...['median_price', 'median_miles', 'median_dom', 'error'],
];

function place(vehicle: Vehicle, { sameTrim, anyTrim, units }: Surroundings): Placed {
  const exact = distributionOf(sameTrim, vehicle.vin);
  const distribution = exact.listings >= ENOUGH ? exact : distributionOf(anyTrim, vehicle.vin);
  // the vehicle counts as one of the dealer's, with the figures of its row
  const own = [...units.filter(({ vin }) => vin !== vehicle.vin), vehicle];
  return {
    standing: standing(vehicle, distribution),
    dealerStanding: dealerStanding(own, anyTrim),
    comparables: distribution.listings,
    medians: [distribution.price, distribution.miles, distribution.dom].map(median),
  };
}

/** Vehicles by what and where they are, so that those with the same surroundings follow each other. */
function inOrder(reads: readonly VehicleRow[]): { readonly row: number; readonly vehicle: Vehicle }[] {
  const keyOf = ({ build, centre }: Vehicle): string =>
    JSON.stringify([
      build.year,
      build.make,
      build.model,
      centre.latitude,
      centre.longitude,
      build.trim ?? '',
    ]);
  return reads
    .flatMap((read, row) => (isFaulty(read) ? [] : [{ row, vehicle: read, key: keyOf(read) }]))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : one.row - other.row));
}

/** Row → where its vehicle stands. */
async function placeAll(
  reads: readonly VehicleRow[],
  market: JobMarket,
  onProgress: (progress: Progress) => void,
): Promise<Map<number, Placed>> {
  const around = surroundings(market);
  const placed = new Map<number, Placed>();
  const ordered = inOrder(reads);
  const failed = reads.length - ordered.length;
  for (let at = 0; at < ordered.length; at += AT_ONCE) {
    const chunk = ordered.slice(at, at + AT_ONCE);
    const found = await around(chunk.map(({ vehicle }) => vehicle));
    for (const [i, { row, vehicle }] of chunk.entries()) {
      const here = found[i];
      if (here) placed.set(row, place(vehicle, here));
    }
    onProgress({ total: reads.length, processed: failed + placed.size, failed });
  }
  onProgress({ total: reads.length, processed: reads.length, failed });
  return placed;
}

const cell = (value: number | undefined): string => (value === undefined ? '' : String(value));

function resultOf(
  read: VehicleRow | undefined,
  placed: Placed | undefined,
  rank: number | undefined,
): string[] {
  if (!placed) return [...RESULT_COLUMNS.slice(1).map(() => ''), read && isFaulty(read) ? read.error : ''];
  const scores = [placed.standing, placed.dealerStanding].map(scoreOf);
  return [...[rank, ...scores, placed.comparables, ...placed.medians].map(cell), ''];
}

/** Rows of text as CSV; what a spreadsheet would take for a formula is escaped. */
const csv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true },
  );

/** The text of the results of a rank job: header, then a line a row, in the order of the file. */
export async function* rankedLines(
  { columns, rows }: Rows,
  market: JobMarket,
  decode: DecodeVins,
  onProgress: (progress: Progress) => void,
): AsyncGenerator<string> {
  const reads = await readVehicles(rows, market.ask, decode);
  const placed = await placeAll(reads, market, onProgress);
  const places = [...placed].sort(([one], [other]) => one - other);
  const ranked = ranks(places.map(([, { standing: one }]) => one));
  const rankOf = new Map(places.map(([row], i) => [row, ranked[i]]));
  const kept = columns.filter((name) => !RESULT_COLUMNS.includes(columnName(name)));
  const texts = (row: Row): string[] => kept.map((name) => row[columnName(name)] ?? '');
  yield csv([[...kept, ...RESULT_COLUMNS]]);
  const lineOf = (row: Row, i: number): string[] => [
    ...texts(row),
    ...resultOf(reads[i], placed.get(i), rankOf.get(i)),
  ];
  for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE)
    yield csv(rows.slice(at, at + WRITTEN_AT_ONCE).map((row, i) => lineOf(row, at + i)));
}
