import { decodedFile, prepareData } from './database.ts';
import type { DecodedVehicle } from './decoded.ts';
import type { DecodedFile } from './decoded-file.ts';
import { openDecoded } from './decoded-file.ts';
import { openRegulator, type Regulator, readVin } from './regulator.ts';
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

/** From the file, else by the data. A vehicle is kept by its build where no pattern of the maker's looks at serial numbers. */
function vehicleOf(vin: string, regulator: Regulator, decoded: DecodedFile): DecodedVehicle | null {
  const key = buildKeyOf(vin);
  const before = decoded.get(key) ?? decoded.get(vin);
  if (before) return before;
  const read = readVin(regulator, vin, new Date().getUTCFullYear());
  if (!read) return null;
  decoded.set(read.readsSerial ? vin : key, read.vehicle);
  return read.vehicle;
}

/** The vehicles of VINs, in their order; null for one that nobody knows. */
export default async function decode({
  folder,
  vins,
}: {
  readonly folder: string;
  readonly vins: readonly string[];
}): Promise<(DecodedVehicle | null)[]> {
  opened ??= open(folder).catch((error: unknown) => {
    // another VIN tries again
    opened = undefined;
    throw error;
  });
  const { regulator, decoded } = await opened;
  return vins.map((vin) => vehicleOf(vin, regulator, decoded));
}
