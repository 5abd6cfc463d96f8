import type { DecodedVehicle } from '../vin/decoded-vehicle.ts';
import { isCoherent } from '../vin/vin.ts';

/** Where decoded VINs come from, as answers say it: the public patterns of the US regulator. */
export const DECODER = 'nhtsa_vpic';

/** What a VIN tells, by the names of a listing's build (supplement section 4, decode); unknown members are absent. */
export function decodedSpecs(vin: string, { series: _, ...build }: DecodedVehicle): object {
  return {
    is_valid: isCoherent(vin),
    // without a model only the maker's number and the year were understood
    decode_mode: build.model === undefined ? 'partialVIN' : 'fullVIN',
    vin,
    decoder: DECODER,
    ...build,
  };
}
