import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import { fieldOfHeader } from '../../ingest/accept/headers.ts';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { feedMap } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { takeListingsIn } from '../../ingest/delivery/take-listings-in.ts';
import { derive } from '../../ingest/derive/derive.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spool } from '../../ingest/feeds/spool.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { type Ledger, openLedger } from '../../ingest/ledger/open.ts';
import { listingsOf } from '../../src/catalog/markets.ts';

/**
 * Real life: 75 snapshots of two dealers, each taken in as a partial delivery, compared with what the file itself says.
 * The file stays outside the repository.
 */

const FILE = new URL('../../../shared/data/snapshots_two_dealers.csv', import.meta.url);
const isHere = existsSync(FILE);
if (!isHere && process.env.CI) throw new Error('shared/data/snapshots_two_dealers.csv is not there');
if (!isHere) console.warn('skipped: the snapshots of two dealers. shared/data is not there');

const DAY = 86_400;
const LONG = 30 * DAY;

type Line = Readonly<Record<string, string>>;

/** Cells of a line; a quoted one may hold commas and doubled quotes, none holds a line break. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );

/** The snapshots of a dealer, oldest first: the instant, its lines as text, and the cars by VIN or mark. */
function snapshotsOf(dealer: string) {
  const [header = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split(/\r?\n/);
  const names = cellsOf(header);
  const snapshots = new Map<number, { text: string; cars: Map<string, Line> }>();
  for (const line of lines) {
    const cells = cellsOf(line);
    expect(cells).toHaveLength(names.length);
    const row: Line = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    if (row.dealer !== dealer) continue;
    const at = Math.floor(Date.parse(row.snapshot_at ?? '') / 1000);
    const snapshot = snapshots.get(at) ?? { text: `${header},mark\n`, cars: new Map<string, Line>() };
    // where the file has a registration mark in place of the VIN it goes to a column of its own
    const car = row.vin ?? '';
    snapshot.text += car.length === 17 ? `${line},\n` : `${line.replace(`,${car},`, ',,')},${car}\n`;
    snapshot.cars.set(row.vin ?? '', row);
    snapshots.set(at, snapshot);
  }
  return [...snapshots].map(([at, rest]) => ({ at, ...rest })).sort((one, other) => one.at - other.at);
}
type Snapshot = ReturnType<typeof snapshotsOf>[number];

const amount = (text = ''): number | null => Number.parseInt(text, 10) || null;
const priceOf = (car: Line): number | null => amount(car.price);
const milesOf = (car: Line): number | null =>
  car.mileage === '0' && car.condition === 'new' ? 0 : amount(car.mileage);

interface Seen {
  readonly at: number;
  readonly index: number;
  readonly price: number | null;
  readonly miles: number | null;
}

/** Every sighting of every car, oldest first. */
function sightings(snapshots: readonly Snapshot[]): Map<string, Seen[]> {
  const found = new Map<string, Seen[]>();
  for (const [index, { at, cars }] of snapshots.entries()) {
    for (const [car, row] of cars) {
      const seen = { at, index, price: priceOf(row), miles: milesOf(row) };
      found.set(car, [...(found.get(car) ?? []), seen]);
    }
  }
  return found;
}

const pairs = (seen: readonly Seen[]) => seen.slice(1).map((next, at) => [seen[at] as Seen, next] as const);
const days = (seconds: number): number => Math.floor(seconds / DAY);

/** What each snapshot changed. */
function changesOf(snapshots: readonly Snapshot[]) {
  const cars = sightings(snapshots);
  return snapshots.map(({ cars: now }, index) => {
    const before = snapshots[index - 1]?.cars ?? new Map<string, Line>();
    const changed = [...now.keys()].filter((car) => {
      const [one, next] = pairs(cars.get(car) ?? []).find(([, other]) => other.index === index) ?? [];
      return one?.price && next?.price && one.price !== next.price;
    });
    return {
      arrivals: [...now.keys()].filter((car) => !before.has(car)).length,
      departures: [...before.keys()].filter((car) => !now.has(car)).length,
      priceChanges: changed.length,
    };
  });
}

/** Cars that came back: how often within 30 days and later. */
function returnsOf(snapshots: readonly Snapshot[]) {
  const back = [...sightings(snapshots).values()]
    .flatMap(pairs)
    .filter(([one, next]) => next.index > one.index + 1);
  const long = back.filter(([one, next]) => next.at - one.at > LONG).length;
  return { short: back.length - long, long };
}

/** What is shown of the cars of the last snapshot. */
function shownOf(snapshots: readonly Snapshot[]) {
  const now = snapshots.at(-1)?.at;
  return [...sightings(snapshots)].flatMap(([car, seen]) => {
    if (seen.at(-1)?.at !== now || now === undefined) return [];
    const stints = pairs(seen).filter(([one, next]) => next.at - one.at > LONG);
    const since = stints.at(-1)?.[1].at ?? seen[0]?.at ?? 0;
    const changes = pairs(seen).filter(
      ([one, next]) => one.price !== next.price || one.miles !== next.miles || next.at - one.at > LONG,
    );
    const gaps = stints.reduce((sum, [one, next]) => sum + next.at - one.at, 0);
    return [
      {
        car,
        dos_active: days(now - since),
        dom: days(now - (seen[0]?.at ?? 0) - gaps),
        scraped_at: changes.at(-1)?.[1].at ?? seen[0]?.at,
        ref_price: changes.at(-1)?.[0].price ?? null,
        ref_at: changes.at(-1)?.[0].at ?? null,
      },
    ];
  });
}

/** Cars that 3 snapshots and 3 days missed, and whether they came back within 30 days. */
function salesOf(snapshots: readonly Snapshot[]) {
  return [...sightings(snapshots)].flatMap(([vehicle, seen]) =>
    seen.flatMap((one, at) => {
      const next = seen[at + 1];
      const missing = snapshots.slice(one.index + 1, next?.index);
      const third = missing.findIndex((snapshot, index) => index >= 2 && snapshot.at - one.at >= 3 * DAY);
      if (third < 0) return [];
      const isBack = next !== undefined && next.at - one.at <= LONG;
      return [{ vehicle, sold_at: one.at, price: one.price, withdrawn: isBack }];
    }),
  );
}

const sorted = (list: readonly object[]): string[] => list.map((one) => JSON.stringify(one)).sort();

const DEALERS = [
  {
    dealer: 'fikes_chevrolet_hamilton_al',
    market: 'us-cars',
    dataset: listingsOf('us-cars'),
    currency: 'USD',
    country: 'US',
    snapshots: 46,
  },
  {
    dealer: 'albar_autos_uk',
    market: 'uk-cars',
    dataset: listingsOf('uk-cars'),
    currency: 'GBP',
    country: 'GB',
    snapshots: 29,
  },
] as const;

describe.skipIf(!isHere).each(DEALERS)(
  '$dealer',
  ({ dealer, market, dataset, currency, country, snapshots: count }) => {
    let dataDir: string;
    let ledger: Ledger;
    let snapshots: Snapshot[];
    const changes: ReturnType<typeof changesOf> = [];

    const map = feedMap(
      JSON.stringify({
        columns: {
          vin: 'vin',
          ...(market === 'uk-cars' ? { mark: 'vehicle_registration_mark' } : {}),
          stock_no: 'stock_no',
          condition: 'inventory_type',
          mileage: 'miles',
          unit: 'miles_indicator',
        },
        constants: { source: `${dealer}.example`, currency_indicator: currency, country },
        values: { miles_indicator: { MI: 'MILES' } },
      }),
      dataset,
      'map.json',
    );

    async function take({ at: asOf, text }: Snapshot, id: number): Promise<void> {
      const { db, folders } = ledger;
      const file = join(dataDir, 'snapshot.csv');
      writeFileSync(file, text);
      const field = fieldOfHeader(dataset, map);
      const isKnown = (key: string): boolean => field(key) !== undefined;
      const spooled = await spool(file, join(folders.work, `${id}.rows`), {
        limits: LIMITS,
        isKnown,
        onRead: () => {},
      });
      await db.run(`SET VARIABLE latest = ${asOf + DAY}`);
      const found = await acceptDelivery(db, {
        form: listingRows(dataset, market),
        files: [spooled],
        map,
        rejectsFile: join(folders.rejects, `${id}.csv`),
        repeatedFile: join(folders.repeated, `${id}.csv`),
        onStep: () => {},
      });
      expect(found.reasons).toEqual([]);
      expect(found).toMatchObject({ rejected: 0, repeated: 0 });
      const taken = await takeListingsIn(
        { dataset, market },
        ledger,
        {
          id,
          dataset: 'listings',
          market,
          asOf,
          sample: false,
          partial: true,
          state: 'live',
          accepted: found.accepted,
          indices: {},
          report: '{}',
        },
        false,
      );
      expect(taken.changes.held).toEqual([]);
      const { arrivals, departures, priceChanges } = taken.changes;
      changes.push({ arrivals, departures, priceChanges });
    }

    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'two-dealers-'));
      ledger = await openLedger({ dataDir, market, dataset, memory: '512MB' });
      await prepareAccepting(ledger.db, market);
      snapshots = snapshotsOf(dealer);
      for (const [at, snapshot] of snapshots.entries()) await take(snapshot, at + 1);
    });
    afterAll(() => {
      ledger?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('all its snapshots were taken in', () => expect(snapshots).toHaveLength(count));

    test('arrivals, departures and price changes, snapshot by snapshot', () => {
      expect(changes).toEqual(changesOf(snapshots));
    });

    test('returns within 30 days are the same stint, later ones another', async () => {
      const [found] = await rows<{ short: number; long: number }>(
        ledger.db,
        `WITH back AS (
         SELECT listing, from_delivery, lag(last_at) OVER (PARTITION BY listing ORDER BY from_delivery) AS left_at FROM presence
       ), judged AS (
         SELECT back.listing, EXISTS (
           SELECT 1 FROM record WHERE record.listing = back.listing AND record.stint_delivery = back.from_delivery
         ) AS anew
         FROM back WHERE left_at IS NOT NULL
       )
       SELECT count(*) FILTER (NOT anew)::INTEGER AS short, count(*) FILTER (anew)::INTEGER AS long FROM judged`,
      );
      // a return after more than 30 days between two neighbouring snapshots is none: nothing missed it
      expect(found).toEqual(returnsOf(snapshots));
    });

    test('days, dates and references of what is there at the end', async () => {
      await derive(ledger.db, { dataset, market, upto: snapshots.length, touchedOnly: false });
      const found = await rows(
        ledger.db,
        `SELECT standing.vehicle AS car, dos_active::INTEGER AS dos_active, dom::INTEGER AS dom, scraped_at::INTEGER AS scraped_at,
         ref_price, ref_at::INTEGER AS ref_at
       FROM standing JOIN dated USING (listing)`,
      );
      expect(sorted(found)).toEqual(sorted(shownOf(snapshots)));
    });

    test('what is sold, and what came back', async () => {
      const found = await rows(
        ledger.db,
        `SELECT sale.vehicle, sold_at::INTEGER AS sold_at, price, sale.until_delivery IS NOT NULL AS withdrawn
       FROM sale JOIN record ON record.listing = sale.listing AND record.from_delivery = sale.record_delivery`,
      );
      expect(sorted(found)).toEqual(market === 'us-cars' ? sorted(salesOf(snapshots)) : []);
    });
  },
);
