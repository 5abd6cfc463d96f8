import { RECALL, RECALLED_VEHICLE, type RecallMember } from '../catalog/datasets/recalls.ts';

type Delivered = Readonly<Record<string, unknown>>;

/** What a source tells of a vehicle and its recalls, by the names of the answer's members. */
export interface RecallsOfVehicle {
  readonly vehicle: Delivered;
  readonly recalls: readonly Delivered[];
  /** those that do not count */
  readonly filtered?: readonly Delivered[] | undefined;
}

/** A value as the member is documented; undefined for one that it cannot be. */
function memberOf({ kind }: RecallMember, value: unknown): string | number | boolean | undefined {
  switch (kind) {
    case 'text':
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    case 'number': {
      const number = typeof value === 'string' && value.trim() ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    }
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
  }
}

/** The members that are documented, of the kinds that are documented. */
const shown = (members: readonly RecallMember[], delivered: Delivered): object =>
  Object.fromEntries(
    members.flatMap((member) => {
      const value = memberOf(member, delivered[member.name]);
      return value === undefined ? [] : [[member.name, value]];
    }),
  );

/** The recall response for one VIN (part-1.md E9). Of the vehicle what is not told follows from its recalls. */
export function recallResponse(
  vin: string,
  { vehicle, recalls, filtered = [] }: RecallsOfVehicle,
  asked: Date,
  answered: Date,
): object {
  const counted = { numberOfRecalls: recalls.length, recallsAvailable: recalls.length > 0 };
  const item = {
    vehicle: shown(RECALLED_VEHICLE, { ...counted, ...vehicle, vin }),
    recalls: recalls.map((recall) => shown(RECALL, recall)),
    filteredRecalls: filtered.map((recall) => shown(RECALL, recall)),
  };
  return {
    apiVersion: '1.0',
    requestDate: asked.toISOString(),
    responseDate: answered.toISOString(),
    data: {
      itemsEffected: recalls.length > 0 ? 1 : 0,
      totalItems: 1,
      currentItemCount: 1,
      items: [item],
    },
  };
}
