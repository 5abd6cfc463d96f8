import type { AskEngine } from '../../engine/question.ts';
import { postalCentre } from '../../geo/postal.ts';
import { readNumber } from '../../grammar/number.ts';
import { quote } from '../../grammar/reading.ts';
import type { Centre } from '../../search/plan.ts';
import { hasVinForm } from '../../vin/vin.ts';
import { type DecodeVins, vinText } from '../work/decode.ts';
import type { Row } from '../work/read-rows.ts';
import { type ListedVehicle, listedVehicle, placeOf } from './listed-vehicle.ts';
import { type Build, listedLine, placesLine } from './questions.ts';
import type { Comparable } from './score.ts';

/** Rows of a file → vehicles that can be compared. */

/** A vehicle of the file: what it is, where, and its figures, as the row says, else as it is listed. */
export interface Vehicle extends Comparable {
  readonly build: Build;
  readonly centre: Centre;
  readonly dealer?: string | undefined;
}

/** A row that cannot be compared, and why. */
interface Faulty {
  readonly error: string;
}

/** A row of a job: a vehicle, or what is wrong with the row. */
export type VehicleRow = Vehicle | Faulty;

/** Does the row name no vehicle that can be ranked? */
export const isFaulty = (read: VehicleRow): read is Faulty => 'error' in read;

/** VINs or dealers of one question. */
const AT_ONCE = 200;

class RowFault extends Error {}

/** A number of a cell, with or without dollar and thousands; empty: not known. */
function numberOf(row: Row, name: string): number | undefined {
  const text = (row[name] ?? '').replaceAll(/[$,\s]/g, '');
  if (text === '') return undefined;
  const number = readNumber(text);
  if (!number.ok || number.value < 0)
    throw new RowFault(`${name} ${quote(row[name] ?? '')} is not a number of at least 0`);
  return number.value;
}

async function inChunks<Item, Value>(
  items: readonly Item[],
  work: (chunk: readonly Item[]) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const found: Value[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    found.push(...(await work(items.slice(at, at + AT_ONCE))));
  return found;
}

/** VIN → its listing. */
async function listings(vins: readonly string[], ask: AskEngine): Promise<Map<string, ListedVehicle>> {
  const hits = await inChunks(vins, async (some) => (await ask([listedLine(some)]))[0]?.sources ?? []);
  return new Map(hits.map(listedVehicle).map((listed) => [listed.vin, listed]));
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** What the decoder says: one build, or the names that the VIN fits. */
type DecodedBuild = { readonly build: Build } | { readonly possible: string };

/** VIN → what the decoder says that it is. */
async function decodedBuilds(
  vins: readonly string[],
  decode: DecodeVins,
): Promise<Map<string, DecodedBuild>> {
  const options = { includeGeneric: false, includeAvailableOptions: false };
  const decoded = await inChunks(vins, (some) => decode(some, options));
  return new Map(
    decoded.flatMap((one, i): [string, DecodedBuild][] => {
      if ('error' in one) return [];
      const { year, make, model, trim, possible_makes, possible_models = possible_makes } = one.specs;
      if (Array.isArray(possible_models)) return [[vins[i] ?? '', { possible: possible_models.join(', ') }]];
      const [makeText, modelText] = [text(make), text(model)];
      if (!Number.isInteger(Number(year)) || !makeText || !modelText) return [];
      const build = { year: Number(year), make: makeText, model: modelText, trim: text(trim) };
      return [[vins[i] ?? '', { build }]];
    }),
  );
}

/** Dealer → its place. */
async function places(dealers: readonly string[], ask: AskEngine): Promise<Map<string, Centre>> {
  const hits = await inChunks(dealers, async (some) => (await ask([placesLine(some)]))[0]?.sources ?? []);
  return new Map(hits.map(placeOf).filter((place) => place !== undefined));
}

const dealerOf = ({ dealer_id = '' }: Row): string | undefined => (dealer_id === '' ? undefined : dealer_id);

interface Known {
  readonly listed: ReadonlyMap<string, ListedVehicle>;
  readonly decoded: ReadonlyMap<string, DecodedBuild>;
  readonly places: ReadonlyMap<string, Centre>;
}

function centreOf(row: Row, listed: ListedVehicle | undefined, known: Known): Centre {
  const { zip = '' } = row;
  if (zip !== '') {
    const centre = postalCentre(zip);
    if (!centre) throw new RowFault(`zip ${quote(zip)} is not a known postal code`);
    return { latitude: centre.latitude, longitude: centre.longitude };
  }
  const dealer = dealerOf(row);
  if (dealer !== undefined) {
    const centre = known.places.get(dealer);
    if (!centre) throw new RowFault(`no listing shows where dealer ${quote(dealer)} is`);
    return centre;
  }
  if (!listed?.centre)
    throw new RowFault('neither zip nor dealer_id is sent, and no listing shows its location');
  return listed.centre;
}

function decodedBuild(decoded: DecodedBuild | undefined): Build {
  if (!decoded) throw new RowFault('neither a listing nor the decoder identifies this vehicle');
  if ('possible' in decoded)
    throw new RowFault(`no listing identifies this vehicle, and its VIN fits several (${decoded.possible})`);
  return decoded.build;
}

function vehicleOf(row: Row, known: Known): Vehicle {
  const vin = vinText(row.vin ?? '');
  if (!hasVinForm(vin)) throw new RowFault(`${quote(row.vin ?? '')} is not a 17-character VIN`);
  const listed = known.listed.get(vin);
  const [price, miles] = [numberOf(row, 'price'), numberOf(row, 'miles')];
  return {
    vin,
    build: listed?.build ?? decodedBuild(known.decoded.get(vin)),
    centre: centreOf(row, listed, known),
    dealer: dealerOf(row) ?? listed?.dealer,
    // a price of 0 is none
    price: price || listed?.price,
    miles: miles ?? listed?.miles,
    dom: listed?.dom,
  };
}

/** Reads all rows of a file; one that cannot be compared tells why. */
export async function readVehicles(
  rows: readonly Row[],
  ask: AskEngine,
  decode: DecodeVins,
): Promise<VehicleRow[]> {
  const vins = [...new Set(rows.map(({ vin = '' }) => vinText(vin)).filter(hasVinForm))];
  const listed = await listings(vins, ask);
  const known: Known = {
    listed,
    decoded: await decodedBuilds(
      vins.filter((vin) => !listed.get(vin)?.build),
      decode,
    ),
    places: await places([...new Set(rows.flatMap((row) => dealerOf(row) ?? []))], ask),
  };
  return rows.map((row) => {
    try {
      return vehicleOf(row, known);
    } catch (error) {
      if (error instanceof RowFault) return { error: error.message };
      throw error;
    }
  });
}
