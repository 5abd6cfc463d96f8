import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadListings, loadShared } from '../../../ingest/commands/load.ts';
import type { InstalledMarket } from '../../../ingest/ground/installation.ts';
import { RecordStore } from '../../../ingest/sources/store.ts';
import { type SampleRow, sampleListings } from '../../../sample/sample.ts';
import { publish, type SoldRow } from '../../summary/sold-files.ts';

/** A market of three days, of which every number is known: one vehicle on three sources, one that came, one source held. */

/** Instants of the deliveries. */
const DAYS = ['2026-11-24T06:00:00Z', '2026-11-25T06:00:00Z', '2026-11-27T06:00:00Z'].map(
  (text) => Date.parse(text) / 1000,
) as [number, number, number];

/** The vehicle on three sources: its own dealer, a group, and a lot where it does not stand. */
export const VIN = '1FTFW1E50NFA00001';

/** A vehicle that is known to the source of recalls, and has none. */
export const UNRECALLED = '2HGFC2F59HH000000';

/** Before all others. */
const RECALLED = Date.parse('2026-11-20T06:00:00Z') / 1000;

const RECALLS = [
  {
    vin: VIN,
    recalls: [
      { oemRecallNumber: 'S1', nhtsaNumber: '24V001000', status: 'OPEN', recallTitle: 'Seat belts' },
      { oemRecallNumber: 'S2', nhtsaNumber: '24V002000', status: 'CLOSED', recallTitle: 'Brake hoses' },
    ],
  },
  { vin: UNRECALLED, recalls: [] },
];

/** The delivery after those: for tests that look at what one more brings. */
const NEXT = Date.parse('2026-11-28T06:00:00Z') / 1000;

const SIZE = 200;

function copiesOn(day: number): SampleRow[] {
  const common = {
    vin: VIN,
    heading: '2022 Ford F-150 XLT',
    year: 2022,
    make: 'Ford',
    model: 'F-150',
    inventory_type: 'used',
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
    price: 32_000 - 1000 * day,
    miles: 41_000 + 10 * day,
  };
  return [
    {
      ...common,
      source: 'own.example',
      vdp_url: 'https://own.example/f150',
      seller_name: 'Own Motors',
      mc_category: 'Dealer',
      photo_links: ['https://images.own.example/1.jpg', 'https://images.own.example/2.jpg'],
    },
    {
      ...common,
      source: 'group.example',
      vdp_url: 'https://group.example/f150',
      seller_name: 'The Group',
      mc_category: 'Group',
      price: common.price + 500,
    },
    {
      ...common,
      source: 'lot.example',
      vdp_url: 'https://lot.example/f150',
      seller_name: 'Far Lot',
      mc_category: 'Dealer',
      car_seller_name: 'Own Motors',
      car_street: '1 Main Street',
      car_city: 'Dallas',
      car_state: 'TX',
      car_zip: '75201',
    },
  ];
}

/** Listings of a source that fails on the last day. */
const failing = (day: number): SampleRow[] =>
  Array.from({ length: day === 2 ? 2 : 24 }, (_, n) => ({
    vin: `2HGFC2F59HH0${String(n).padStart(5, '0')}`,
    heading: `2017 Honda Civic ${n}`,
    year: 2017,
    make: 'Honda',
    model: 'Civic',
    inventory_type: 'used',
    source: 'failing.example',
    vdp_url: `https://failing.example/${n}`,
    seller_name: 'Failing Autos',
    city: 'Tulsa',
    state: 'OK',
    zip: '74103',
    price: 12_000 + 100 * n,
    miles: 60_000,
  }));

/** The sample's listings as they were, one row without what a listing needs, and those of this market alone. */
const rowsOf = (day: number): SampleRow[] => [
  ...[...sampleListings({ size: SIZE, seed: 7, asOf: DAYS[0] })].slice(day * 3, SIZE - 10 + day * 5),
  ...copiesOn(day),
  ...failing(day),
  { heading: 'Nothing that names it', price: 1 },
];

/** Fords that nobody had the days before. */
const NEW_FORDS: readonly SampleRow[] = [1, 2].map((n) => ({
  vin: `1FTFW1E50NFA0010${n}`,
  heading: `2022 Ford F-150 Lariat ${n}`,
  year: 2022,
  make: 'Ford',
  model: 'F-150',
  inventory_type: 'used',
  source: 'new.example',
  vdp_url: `https://new.example/${n}`,
  seller_name: 'New Lot',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  price: 40_000 + n,
  miles: 20_000,
}));

/** The day after the last one: every third Ford has left, others came, a price is lower, the source has recovered. */
const nextRows = (): SampleRow[] => [
  ...[...sampleListings({ size: SIZE, seed: 7, asOf: DAYS[0] })]
    .slice(2 * 3)
    .filter(({ make }, at) => make !== 'Ford' || at % 3 > 0),
  ...copiesOn(DAYS.length),
  ...failing(DAYS.length),
  ...NEW_FORDS,
];

const SALES = [
  ['TX', 'Ford', 'F-150', 'Pickup', 6],
  ['TX', 'Toyota', 'Camry', 'Sedan', 4],
  ['CA', 'Toyota', 'Camry', 'Sedan', 5],
  ['NY', 'Ford', 'Escape', 'SUV', 2],
] as const;

/** Vehicles sold from May to October: a month more, one vehicle more of each kind. */
const sales: readonly SoldRow[] = ['05', '06', '07', '08', '09', '10'].flatMap((month, later) =>
  SALES.flatMap(([state, make, model, body, number]) =>
    Array.from({ length: number + later }, (_, n) => ({
      vin: `VIN${state}${make}${month}${n}`,
      sold_date: `2026-${month}-${String(n + 1).padStart(2, '0')}`,
      seller_type: 'dealer',
      inventory_type: 'used',
      state,
      city: 'Springfield',
      make,
      model,
      body_type: body,
      year: 2020,
      price: 20_000 + 1000 * n + 100 * later,
      miles: 30_000 + n,
      dom_active: 20 + n,
      dos_active: 10 + n,
    })),
  ),
);

const inLines = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

/** A source that has brought nothing new for days. */
function watchedSource(dataDir: string): void {
  const described = { source: 'northside', config: '/sources.yaml', dataset: 'listings', market: 'us-cars' };
  new RecordStore(dataDir, { ...described, expected: 3600 }, RECALLED).change({ delivered_at: RECALLED });
}

async function loadRows(
  installation: InstalledMarket,
  folder: string,
  { rows, asOf }: { readonly rows: readonly SampleRow[]; readonly asOf: number },
) {
  const file = join(folder, `${asOf}.jsonl`);
  writeFileSync(file, inLines(rows));
  await loadListings({ ...installation, asOf, files: [file], maxRejects: 5 });
}

/** Does something with a folder that is gone afterwards. */
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-days-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads a fourth day. */
export const loadNextDay = (installation: InstalledMarket): Promise<void> =>
  inFolder((folder) => loadRows(installation, folder, { rows: nextRows(), asOf: NEXT }));

/** Loads the three days and the recalls, notes a source, and publishes the months. */
export const loadDays = (installation: InstalledMarket): Promise<void> =>
  inFolder(async (folder) => {
    for (const [day, asOf] of DAYS.entries())
      await loadRows(installation, folder, { rows: rowsOf(day), asOf });
    const recalls = join(folder, 'recalls.jsonl');
    writeFileSync(recalls, inLines(RECALLS));
    await loadShared({ ...installation, asOf: RECALLED, dataset: 'recalls', files: [recalls] });
    watchedSource(installation.dataDir);
    await publish(installation.dataDir, sales, { generation: 1, rollups: false });
  });
