import { dataset as recallCampaigns } from '../../catalog/datasets/recall-campaigns.ts';
import { Refusal } from '../../catalog/errors.ts';
import type { DecodedVehicle, VinDecoder } from '../../vin/decoded-vehicle.ts';
import { isCoherent } from '../../vin/vin.ts';
import type { LookUp } from '../look-up.ts';
import type { RecallSource } from './source.ts';

/** A campaign of the regulator's file, of one make, model, year and component, as it was stored. */
interface Campaign {
  /** the delivery's instant, Unix seconds */
  readonly as_of: number;
  readonly campaign: string;
  readonly year?: number;
  readonly oem_number?: string;
  readonly component?: string;
  readonly manufacturer?: string;
  /** YYYY-MM-DD */
  readonly received?: string;
  readonly recorded?: string;
  readonly defect?: string;
  readonly consequence?: string;
  readonly remedy?: string;
}

/** The regulator knows campaigns, not vehicles. */
const NOT_TOLD = {
  status: 'UNKNOWN',
  recallState: 'UNKNOWN',
  notAvailableReason:
    "The regulator's data names makes, models and years: whether this vehicle is affected and was repaired is not known.",
};

/** A name as it is compared: letters and digits alone; as ingest/whole-records/datasets/recall-campaigns.ts stores it. */
const folded = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Names under which the regulator's file may have the model: the model, the series, both, and the hybrid of it. */
function modelsOf({ model, series, trim, powertrain_type: powertrain }: DecodedVehicle): string[] {
  const hybrid = powertrain !== undefined && /HEV$/.test(powertrain);
  const names = [
    model,
    series,
    model && series && `${model} ${series}`,
    model && trim && `${model} ${trim}`,
    ...(hybrid ? [`${model} HYBRID`] : []),
  ];
  return [...new Set(names.flatMap((name) => (name ? [folded(name)] : [])))];
}

/** A campaign has a record a component: they are told as one recall. */
function recallOf(records: readonly Campaign[]): Readonly<Record<string, unknown>> {
  const [first] = records;
  return {
    oemRecallNumber: first?.oem_number,
    nhtsaNumber: first?.campaign,
    recallType: 'SAFETY',
    recallIssueDate: first?.received,
    recallRefreshDate: first?.recorded,
    recallTitle: [...new Set(records.map(({ component }) => component))].filter(Boolean).join('; '),
    recallDescription: first?.defect,
    riskDescription: first?.consequence,
    remedyDescription: first?.remedy,
    oemDescription: first?.manufacturer,
    ...NOT_TOLD,
  };
}

/** Each campaign with its records, newest first. */
function byCampaign(records: readonly Campaign[]): Campaign[][] {
  const found = new Map<string, Campaign[]>();
  for (const record of records) {
    const { campaign } = record;
    found.set(campaign, [...(found.get(campaign) ?? []), record]);
  }
  return [...found.values()].sort(([one], [other]) =>
    `${other?.received ?? ''} ${other?.campaign}` < `${one?.received ?? ''} ${one?.campaign}` ? -1 : 1,
  );
}

/**
 * Recalls by the regulator's flat file (feeds.md 2.2), joined by decoded make, model and year. A VIN whose check digit is
 * wrong is no vehicle's: it is unknown, for what it decodes to may be another one than the one that was meant. A model that the file has
 * in no year is unknown: it may be spelled otherwise there, so that nothing can be said of it. Throws vin_ambiguous where
 * the VIN fits several models: the recalls of a guessed one are not this vehicle's.
 */
export const regulatorRecalls =
  (lookUp: LookUp, decoder: VinDecoder): RecallSource =>
  async (vin, signal) => {
    const vehicle = isCoherent(vin) ? await decoder.decode(vin) : undefined;
    const possible = vehicle?.possible_models ?? vehicle?.possible_makes;
    if (possible) throw new Refusal('vin_ambiguous', { detail: possible.join(', ') });
    if (!vehicle?.make || !vehicle.model || vehicle.year === undefined) return undefined;
    const keys = { make: folded(vehicle.make), model: modelsOf(vehicle) };
    const stored = (await lookUp(recallCampaigns, keys, signal)) as { readonly record: Campaign }[];
    const records = stored.map(({ record }) => record);
    const [any] = records;
    if (!any) return undefined;
    const { make, model, year } = vehicle;
    return {
      vehicle: { make, model, year, dataRefreshDate: new Date(any.as_of * 1000).toISOString() },
      recalls: byCampaign(records.filter((record) => record.year === year)).map(recallOf),
    };
  };
