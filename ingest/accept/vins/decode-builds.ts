import type { DuckDBConnection } from '@duckdb/node-api';
import type { DecodedBuild, DecodedVehicle } from '../../../src/vin/decoded-vehicle.ts';
import { silent } from '../../ground/progress.ts';
import { literal, rows } from '../../ground/sql.ts';
import { DECODED_FIELDS, DECODED_NAMES } from './decoded-fields.ts';
import type { VinSource } from './source.ts';

/** Decodes the VINs of a file, each build once, and makes them a table. */

/** VINs of one task of the decoder, and tasks that it has at a time. */
const TASK = 500;
const AT_ONCE = 2;
/** Builds of one statement. */
const WRITTEN = 5000;

/** What VINs decode to as far as names go; numbered, for many builds have the same. */
export interface DecodedName {
  readonly make?: string | undefined;
  readonly models: readonly string[];
  readonly series?: string | undefined;
}

interface Build {
  readonly key: string;
  readonly vin: string;
}

/** What the builds of a file decode to. */
export interface DecodedBuilds {
  readonly hasSerial: boolean;
  /** number in `decoded_vin.names` less one → names */
  readonly names: readonly DecodedName[];
  /** decoded trims and series: make, model, trim */
  readonly trims: readonly (readonly [make: string, model: string, trim: string])[];
}

const TABLE = `CREATE OR REPLACE TEMP TABLE decoded_vin (
  key VARCHAR, is_pending BOOLEAN, names INTEGER, told STRUCT(${DECODED_NAMES.map((field) => `"${field}" ${DECODED_FIELDS[field]}`).join(', ')})
)`;

const STRUCTURE = JSON.stringify([
  {
    key: 'VARCHAR',
    is_pending: 'BOOLEAN',
    names: 'INTEGER',
    told: DECODED_FIELDS,
  },
]);

interface Row {
  readonly key: string;
  readonly is_pending: boolean;
  readonly names: number | null;
  readonly told: DecodedVehicle | null;
}

async function write(db: DuckDBConnection, all: readonly Row[]): Promise<void> {
  for (let at = 0; at < all.length; at += WRITTEN)
    await db.run(
      `INSERT INTO decoded_vin
        SELECT one.key, one.is_pending, one.names, one.told
        FROM (SELECT unnest(from_json($1::JSON, '${STRUCTURE}')) AS one)`,
      [JSON.stringify(all.slice(at, at + WRITTEN))],
    );
}

/** Decodes until the time is over; what is left is undefined. */
async function decodeAll(
  builds: readonly Build[],
  { decoder, seconds, progress = silent }: VinSource,
): Promise<(DecodedBuild | undefined)[]> {
  if (builds.length === 0) return [];
  const ends = performance.now() + seconds * 1000;
  const found: (DecodedBuild | undefined)[] = [];
  const stage = progress('decode', 'builds', builds.length);
  try {
    while (found.length < builds.length && performance.now() < ends) {
      const tasks = Array.from({ length: AT_ONCE }, (_, n) => {
        const from = found.length + n * TASK;
        return builds.slice(from, from + TASK);
      });
      const done = await Promise.all(
        tasks.filter((task) => task.length).map((task) => decoder.decodeBuilds(task.map(({ vin }) => vin))),
      );
      found.push(...done.flat());
      stage.at(found.length);
    }
  } finally {
    stage.end();
  }
  return builds.map((_, at) => found[at]);
}

/** Numbers the names of vehicles. */
class Names {
  readonly all: DecodedName[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf({ make, model, possible_models: possible, series }: DecodedVehicle): number {
    const names: DecodedName = { make, models: model === undefined ? (possible ?? []) : [model], series };
    const key = JSON.stringify([make, names.models, series]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(names);
    this.#numbers.set(key, number);
    return number;
  }
}

/**
 * Makes the table `decoded_vin` (key: of a build, or a whole VIN; what it tells; is_pending: there was no time for it) from the VINs in
 * `named_row`. The most frequent builds come first.
 */
export async function decodeBuilds(db: DuckDBConnection, source: VinSource): Promise<DecodedBuilds> {
  await db.run(TABLE);
  const builds = await rows<{ key: string; vin: string }>(
    db,
    `SELECT build AS key, min(vin) AS vin FROM named_row WHERE build IS NOT NULL GROUP BY build ORDER BY sum(rows) DESC, build`,
  );
  const decoded = await decodeAll(builds, source);
  const serial = builds.filter((_, at) => decoded[at]?.ofSerial).map(({ key }) => key);
  const vins = serial.length ? await vinsOf(db, serial) : [];
  const ofVins = await decodeAll(vins, source);
  const names = new Names();
  const rowOf = ({ key }: Build, build: DecodedBuild | undefined): Row => ({
    key,
    is_pending: build === undefined,
    names: build?.vehicle ? names.numberOf(build.vehicle) : null,
    told: build?.vehicle ?? null,
  });
  await write(db, [
    ...builds.map((build, at) =>
      rowOf(build, decoded[at]?.ofSerial ? { vehicle: null, ofSerial: true } : decoded[at]),
    ),
    ...vins.map((build, at) => rowOf(build, ofVins[at])),
  ]);
  const vehicles = [...decoded, ...ofVins].flatMap((one) => one?.vehicle ?? []);
  const trims = vehicles.flatMap(({ make, model, trim, series }) =>
    make === undefined || model === undefined
      ? []
      : [trim, series].flatMap((one) => (one === undefined ? [] : [[make, model, one] as const])),
  );
  return { hasSerial: vins.length > 0, names: names.all, trims };
}

/** The whole VINs of builds that their serial numbers tell. */
async function vinsOf(db: DuckDBConnection, keys: readonly string[]): Promise<Build[]> {
  const list = keys.map(literal).join(', ');
  return await rows<{ key: string; vin: string }>(
    db,
    `SELECT DISTINCT vin AS key, vin FROM (SELECT unnest(vins) AS vin FROM named_row WHERE build IN (${list})) ORDER BY vin`,
  );
}
