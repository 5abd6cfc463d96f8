import type { BulkDecoder } from '../../../src/vin/decoded-vehicle.ts';
import type { Progress } from '../../ground/progress.ts';

/** What decodes the VINs of a delivery, and for how long it may: what is left then is decoded with later deliveries. */
export interface VinSource {
  readonly decoder: BulkDecoder;
  readonly seconds: number;
  readonly progress?: Progress | undefined;
}

/** The VINs of a file were decoded; what the statement that reads its rows has to look up. */
export interface DecodedVins {
  /** what the row leaves empty is filled, too; else a glued trim is split off and no more */
  readonly fills: boolean;
  /** some builds are told by their serial number, too: they are found by the whole VIN */
  readonly hasSerial: boolean;
}
