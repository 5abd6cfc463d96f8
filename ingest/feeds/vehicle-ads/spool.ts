import type { Limits } from '../limits.ts';
import type { Spooled } from '../spool.ts';
import type { DealerRow } from './dealer.ts';
/** PLACEHOLDER until the reader of vehicle-ads feeds stands here. */
export interface VehicleAdsOptions {
  readonly format: 'meta' | 'google';
  readonly market: string;
  readonly dealer?: DealerRow;
  readonly limits: Limits;
  readonly onRead: (bytes: number) => void;
}
export async function spoolVehicleAds(
  file: string,
  _path: string,
  _o: VehicleAdsOptions,
): Promise<Spooled & { readonly notOffered: number }> {
  throw new Error(file);
}
