/** What a VIN tells of its vehicle, in the words that listings use; what it does not tell is absent. */
export interface DecodedVehicle {
  readonly year?: number;
  /** absent where the maker sells several makes, and nothing tells which */
  readonly make?: string;
  /** absent where no model is told, or several are possible: a guess is never shown */
  readonly model?: string;
  readonly possible_makes?: readonly string[];
  readonly possible_models?: readonly string[];
  readonly trim?: string;
  readonly body_type?: string;
  readonly vehicle_type?: string;
  readonly drivetrain?: string;
  readonly fuel_type?: string;
  readonly powertrain_type?: string;
  readonly engine?: string;
  readonly engine_size?: number;
  readonly engine_block?: string;
  readonly engine_aspiration?: string;
  readonly transmission?: string;
  readonly doors?: number;
  readonly cylinders?: number;
  readonly made_in?: string;
  /** the maker's series, as the regulator spells it; no member of a build */
  readonly series?: string;
}

/** What a VIN decodes to. */
export interface DecodedBuild {
  /** null: nobody knows it */
  readonly vehicle: DecodedVehicle | null;
  /** another serial number of the same build may be another vehicle */
  readonly ofSerial: boolean;
}

/** A model that the decoder knows, and its make. */
export interface KnownModel {
  readonly make: string;
  readonly model: string;
}

/** Decodes many VINs at once. */
export interface BulkDecoder {
  /** what VINs (hasVinForm, upper case) decode to, in their order */
  decodeBuilds(vins: readonly string[]): Promise<readonly DecodedBuild[]>;
  /** the models that it knows */
  models(): Promise<readonly KnownModel[]>;
}

/** Decodes VINs. */
export interface VinDecoder {
  /** the vehicle of a VIN (hasVinForm, upper case); undefined: nobody knows it. Throws DecoderBusy */
  decode(vin: string): Promise<DecodedVehicle | undefined>;
  close(): Promise<void>;
}

/** Too many VINs wait to be decoded. */
export class DecoderBusy extends Error {}
