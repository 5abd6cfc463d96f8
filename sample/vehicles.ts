import { Chance } from './chance.ts';
import type { SampleOptions } from './market.ts';
import { sampleListings } from './sample.ts';

/** Recalls and plates of some vehicles of the sample market (feeds.md 2.2), so that these operations answer. */

const RECALLS = 5;
const PLATES = 6;
/** Vehicles of which something is told. */
const TOLD = 40;
/** Nested, as these deliveries are; members that are undefined are unknown. */
type Row = Readonly<Record<string, unknown>>;

const COMPONENTS = ['AIR BAGS', 'EXTERIOR LIGHTING', 'FUEL SYSTEM', 'SEAT BELTS', 'STEERING'];
/** The plate of the first vehicle: the examples of the OpenAPI document name it. */
const FIRST_PLATE = '7FCT101';
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

interface Vehicle {
  readonly vin: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly row: Row;
}

/** The first vehicles of the market whose VIN and model are known, each once. */
function* vehicles(options: SampleOptions): Generator<Vehicle> {
  const seen = new Set<unknown>();
  for (const row of sampleListings(options)) {
    const { vin, make, model, year } = row;
    if (typeof vin !== 'string' || typeof make !== 'string' || typeof model !== 'string' || seen.has(vin))
      continue;
    seen.add(vin);
    yield { vin, make, model, year: Number(year), row };
    if (seen.size === TOLD) return;
  }
}

function recall(chance: Chance, n: number, make: string, year: number): Row {
  const component = chance.pick(COMPONENTS);
  const open = chance.happens(0.6);
  const issued = `${Math.min(year + 2, 2025)}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`;
  return {
    oemRecallNumber: `S${chance.whole(100, 999)}`,
    status: open ? 'OPEN' : 'CLOSED',
    recallState: open ? 'INCOMPLETE' : 'COMPLETE',
    recallType: 'SAFETY',
    nhtsaNumber: `${issued.slice(2, 4)}V${chance.whole(100, 899) + n}000`,
    recallIssueDate: issued,
    recallTitle: component,
    recallDescription: `A made-up fault of the sample market: ${component.toLowerCase()}.`,
    riskDescription: 'It may raise the risk of a crash.',
    remedyDescription: 'Dealers inspect it and replace it where needed, free of charge.',
    oemDescription: make,
    isExcluded: false,
    isApproved: true,
  };
}

/** Everything that a recall may say (part-1.md, recall response), of the first vehicle: one that counts and one that does not. */
const wholeRecall = (make: string, more: Row): Row => ({
  oemRecallNumber: 'S900',
  status: 'OPEN',
  recallState: 'INCOMPLETE',
  recallType: 'SAFETY',
  nhtsaNumber: '24V900000',
  severityCode: 'HIGH',
  recallIssueDate: '2024-05-14',
  recallRefreshDate: '2024-06-03',
  recallTitle: 'EXTERIOR LIGHTING',
  recallDescription: 'A made-up fault of the sample market: exterior lighting.',
  riskDescription: 'It may raise the risk of a crash.',
  remedyDescription: 'Dealers inspect it and replace it where needed, free of charge.',
  notAvailableReason: 'Parts are not there yet.',
  oemCode: make.slice(0, 3).toUpperCase(),
  oemDescription: make,
  filterReason: 'None.',
  isExcluded: false,
  isApproved: true,
  recallPartsCost: 42.5,
  recallLaborHours: 0.8,
  ...more,
});

function wholeRow({ vin, make, model, year }: Vehicle, asOf: number): Row {
  const oem = { oemCode: make.slice(0, 3).toUpperCase(), oemDescription: make };
  const dataRefreshDate = new Date(asOf * 1000).toISOString();
  const left = { isExcluded: true, filterReason: 'Not for vehicles of this plant.' };
  return {
    vin,
    vehicle: {
      vin,
      make,
      model,
      year,
      dataRefreshDate,
      dealerCode: '00042',
      errorReasonCode: 'NONE',
      ...oem,
    },
    recalls: [wholeRecall(make, {})],
    filteredRecalls: [wholeRecall(make, { oemRecallNumber: 'S901', nhtsaNumber: '24V901000', ...left })],
  };
}

/** Rows of a `recalls` delivery. */
export function* sampleRecalls(options: SampleOptions): Generator<Row> {
  let n = 0;
  for (const vehicle of vehicles(options)) {
    const { vin, make, model, year } = vehicle;
    const chance = new Chance(options.seed, RECALLS, n++);
    if (n === 1) {
      yield wholeRow(vehicle, options.asOf);
      continue;
    }
    const count = chance.whole(0, 3);
    yield {
      vin,
      vehicle: { vin, make, model, year },
      recalls: Array.from({ length: count }, (_, at) => recall(chance, at, make, year)),
    };
  }
}

/** Rows of a `plates` delivery. */
export function* samplePlates(options: SampleOptions): Generator<Row> {
  let n = 0;
  for (const { vin, make, model, year, row } of vehicles(options)) {
    const chance = new Chance(options.seed, PLATES, n++);
    const letters = Array.from({ length: 3 }, () => chance.pick(LETTERS)).join('');
    yield {
      plate: n === 1 ? FIRST_PLATE : `${chance.whole(1, 9)}${letters}${100 + n}`,
      state: row.country === 'CA' ? 'ON' : 'CA',
      country: row.country ?? 'US',
      description: `${year} ${make} ${model}`,
      make,
      model,
      trim: row.trim,
      vin,
      year: String(year),
      color: row.base_exterior_color,
      body_style: row.body_type,
      drive_type: row.drivetrain,
      fuel_type: row.fuel_type,
      engine: row.engine,
      transmission: row.transmission,
      assembly: row.made_in,
      style: row.version,
      engine_size: row.engine_size && `${row.engine_size} L`,
      registration_year: String(year + 1),
    };
  }
}
