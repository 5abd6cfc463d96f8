import { decodedFile, prepareData } from './database.ts';
import type { DecodedFile } from './decoded-file.ts';
import { openDecoded } from './decoded-file.ts';
import type { DecodedBuild, DecodedVehicle, KnownModel } from './decoded-vehicle.ts';
import { knownModels, openRegulator, type Regulator, readVin } from './regulator.ts';
import { buildKeyOf } from './vin.ts';

/** Runs in worker threads: the data and its drivers block the thread that reads them. */

/** Makes the data in a folder ready. */
export async function prepare(folder: string): Promise<void> {
  await prepareData(folder);
}

async function open(folder: string) {
  return {
    regulator: openRegulator(await prepareData(folder)),
    decoded: openDecoded(decodedFile(folder)),
  };
}

let opened: ReturnType<typeof open> | undefined;

function ready(folder: string): ReturnType<typeof open> {
  opened ??= open(folder).catch((error: unknown) => {
    // another VIN tries again
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What VINs of one task are decoded with. */
interface Task {
  readonly regulator: Regulator;
  readonly decoded: DecodedFile;
  /** decoded by the task, by the keys that they are kept under */
  readonly fresh: Map<string, DecodedVehicle>;
}

/** From the file, else by the data. A vehicle is kept by its build where no pattern of the maker's looks at serial numbers. */
function decodeOne(vin: string, { regulator, decoded, fresh }: Task): DecodedBuild {
  const key = buildKeyOf(vin);
  const ofBuild = fresh.get(key) ?? decoded.get(key);
  if (ofBuild) return { vehicle: ofBuild, ofSerial: false };
  const ofSerial = fresh.get(vin) ?? decoded.get(vin);
  if (ofSerial) return { vehicle: ofSerial, ofSerial: true };
  const read = readVin(regulator, vin, new Date().getUTCFullYear());
  if (!read) return { vehicle: null, ofSerial: false };
  fresh.set(read.readsSerial ? vin : key, read.vehicle);
  return { vehicle: read.vehicle, ofSerial: read.readsSerial };
}

interface Vins {
  readonly folder: string;
  readonly vins: readonly string[];
}

/** What VINs decode to, in their order. */
export async function builds({ folder, vins }: Vins): Promise<DecodedBuild[]> {
  const { regulator, decoded } = await ready(folder);
  const task: Task = { regulator, decoded, fresh: new Map() };
  const found = vins.map((vin) => decodeOne(vin, task));
  decoded.keep(task.fresh);
  return found;
}

/** The vehicles of VINs, in their order; null for one that nobody knows. */
export default async function decode(task: Vins): Promise<(DecodedVehicle | null)[]> {
  return (await builds(task)).map(({ vehicle }) => vehicle);
}

/** The models that the data knows of each make, in the words that listings use. */
export async function models(folder: string): Promise<KnownModel[]> {
  const { regulator } = await ready(folder);
  return knownModels(regulator);
}
