import { decodedFile, prepareData } from './database.ts';
import type { DecodedVehicle } from './decoded.ts';
import { openDecoded } from './decoded-file.ts';
import { openRegulator, readVin } from './regulator.ts';
import { buildKeyOf } from './vin.ts';

/** Runs in worker threads: the data and its drivers block the thread that reads them. */

/** Makes the data in a folder ready. */
export async function prepare(folder: string): Promise<void> {
  await prepareData(folder);
}

async function open(folder: string) {
  return {
    regulator: await openRegulator(await prepareData(folder)),
    decoded: openDecoded(decodedFile(folder)),
  };
}

let opened: ReturnType<typeof open> | undefined;

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
  const vehicles: (DecodedVehicle | null)[] = [];
  for (const vin of vins) {
    const key = buildKeyOf(vin);
    const before = decoded.get(key);
    const vehicle = before ?? (await readVin(regulator, vin));
    if (vehicle && !before) decoded.set(key, vehicle);
    vehicles.push(vehicle ?? null);
  }
  return vehicles;
}
