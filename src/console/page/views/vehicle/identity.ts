import type { Metadata, OperationTold, SearchTold } from '../../../metadata.ts';
import type { Request } from '../../request.ts';
import type { ViewState } from '../../selection.ts';

/** A vehicle's identifier begins the id of each of its listings. */
const OF_ID = /^([A-Za-z0-9]{17})-/;

/** The vehicle of the address: its VIN, or one of its listings by id. */
export interface Vehicle {
  /** undefined: the id is of a listing without a VIN */
  readonly vin: string | undefined;
  readonly id: string | undefined;
}

/** The vehicle that the address names; undefined: none. */
export function vehicleOf({ param }: ViewState): Vehicle | undefined {
  const id = param('id');
  const vin = (param('vin') ?? OF_ID.exec(id ?? '')?.[1])?.toUpperCase();
  return vin || id ? { vin, id } : undefined;
}

/** What was typed: a VIN, or an id where it is longer. */
export const named = (typed: string): { readonly vin?: string; readonly id?: string } =>
  OF_ID.test(typed) || typed.length > 17 ? { id: typed } : { vin: typed };

const takes = ({ parameters }: SearchTold, names: readonly string[]): boolean =>
  names.every((name) => parameters.some((one) => one.name === name));

/** The search that answers all listings of a vehicle. */
export const vehicleSearch = ({ searches }: Metadata): SearchTold | undefined =>
  searches.find((search) => search.needs.length === 0 && takes(search, ['vin', 'nodedup']));

/** Requests of the page: all listings of the vehicle, and the one that searches answer by themselves. */
export function listingRequests({ path, parameters, rows }: SearchTold, vin: string): [Request, Request] {
  const everywhere = parameters.some(({ name, values }) => name === 'country' && values?.includes('all'));
  const own: [string, string][] = [
    ['vin', vin],
    ...(everywhere ? [['country', 'all'] as [string, string]] : []),
  ];
  return [
    { path, params: new Map([...own, ['nodedup', 'true'], ['rows', String(rows.maximum)]]) },
    { path, params: new Map(own) },
  ];
}

/** The operation of a kind that takes a VIN in its path. */
export const ofVin = ({ operations }: Metadata, kind: string): OperationTold | undefined =>
  operations.find((operation) => operation.kind === kind && operation.path.endsWith('/{vin}'));

export const vinRequest = (
  { path }: OperationTold,
  vin: string,
  params: readonly (readonly [string, string])[] = [],
): Request => ({ path: path.replace('{vin}', encodeURIComponent(vin)), params: new Map(params) });
