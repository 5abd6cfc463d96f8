import type { Metadata, OperationDescription, SearchDescription } from '../../../metadata.ts';
import { everywhere } from '../../money.ts';
import { type Request, requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';

/** A vehicle's identifier begins the id of each of its listings. */
export const OF_ID = /^([A-Za-z0-9]{17})-/;

/** The vehicle of the address: its VIN or registration mark, or one of its listings by id. */
export interface Vehicle {
  /** undefined: it has none, or the listing has to be asked for it */
  readonly vin: string | undefined;
  readonly id: string | undefined;
  readonly mark: string | undefined;
}

/** The vehicle that the address names; undefined: none. */
export function vehicleOf({ param }: ViewState): Vehicle | undefined {
  const [id, mark] = [param('id'), param('mark')];
  const vin = (param('vin') ?? OF_ID.exec(id ?? '')?.[1])?.toUpperCase();
  return vin || id || mark ? { vin, id, mark } : undefined;
}

/** The longest registration mark, with its blank. */
const MARK = 8;

/** What was typed, of a kind of vehicle: a VIN; an id where it is longer; in the UK a mark where it is shorter. */
export function identityIn(typed: string, path: string): Partial<Vehicle> {
  const ofId = OF_ID.exec(typed)?.[1];
  if (ofId) return { id: typed, vin: ofId };
  if (typed.length > 17) return { id: typed };
  return path.includes('/uk/') && typed.length <= MARK ? { mark: typed } : { vin: typed };
}

const takes = ({ parameters }: SearchDescription, names: readonly string[]): boolean =>
  names.every((name) => parameters.some((one) => one.name === name));

/** The search that answers all listings of a vehicle. */
export function vehicleSearch({ searches }: Metadata): SearchDescription | undefined {
  const found = searches.find((search) => search.needs.length === 0 && takes(search, ['vin', 'nodedup']));
  return found && everywhere(found);
}

/** What a search of listings finds a vehicle by. */
export type Identity = readonly [name: 'vin' | 'vrm', value: string];

/** All listings of a vehicle, and those that searches answer by themselves. */
export function listingRequests(
  { path, parameters, rows }: SearchDescription,
  identity: Identity,
): [Request, Request] {
  const everywhere = parameters.some(({ name, values }) => name === 'country' && values?.includes('all'));
  const own: readonly (readonly [string, string])[] = [
    identity,
    ...(everywhere ? [['country', 'all'] as const] : []),
  ];
  return [
    requestOf(path, [...own, ['nodedup', 'true'], ['rows', String(rows.maximum)]]),
    requestOf(path, own),
  ];
}

/** The operation of a kind that takes a VIN in its path. */
export const ofVin = ({ operations }: Metadata, kind: string): OperationDescription | undefined =>
  operations.find((operation) => operation.kind === kind && operation.path.endsWith('/{vin}'));

/** The operation that answers the history of a vehicle by its registration mark, in a market. */
export const ofMark = (
  { operations }: Metadata,
  market: string | undefined,
): OperationDescription | undefined =>
  operations.find((one) => one.kind === 'history' && one.market === market && one.path.endsWith('/{vrm}'));

/** The operations that answer one listing by its id, one a kind of vehicle. */
export const detailsOperations = ({ operations }: Metadata): OperationDescription[] =>
  operations.filter(({ kind, path }) => kind === 'listing details' && path.endsWith('/{id}'));

/** The search of the active listings that an operation of details answers. */
export function searchOfDetails({ searches }: Metadata, path: string): SearchDescription | undefined {
  const found = searches.find(({ details, countsApart }) => details === path && !countsApart);
  return found && everywhere(found);
}
