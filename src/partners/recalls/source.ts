import type { RecallsOfVehicle } from '../../records/recall.ts';

/** Tells the recalls of a VIN (upper case); undefined: the VIN is unknown there, or recalls are. */
export type RecallSource = (vin: string, signal: AbortSignal) => Promise<RecallsOfVehicle | undefined>;

/** Asks one source after the other until one knows the VIN. */
export const firstKnowing =
  (sources: readonly RecallSource[]): RecallSource =>
  async (vin, signal) => {
    for (const source of sources) {
      const found = await source(vin, signal);
      if (found) return found;
    }
    return undefined;
  };
