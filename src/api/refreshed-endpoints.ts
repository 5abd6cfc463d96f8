import type { ChangeKind } from '../catalog/changes.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

/** What a delivery brings. */
export interface DeliveryChanges {
  readonly dataset: string;
  /** `all`: the dataset has no market */
  readonly market: string;
  /** what of the answers it changed; not said: anything that it may change */
  readonly changed?: readonly ChangeKind[] | undefined;
}

/** Did, or may, a delivery change what an operation answers? */
function changes({ sources }: Operation, { dataset, market, changed }: DeliveryChanges): boolean {
  if (sources === 'every delivery') return true;
  return sources.some(
    (source) =>
      source.dataset === dataset &&
      (source.market === undefined || source.market === market) &&
      (!changed || source.shows.some((one) => changed.includes(one))),
  );
}

/**
 * Paths of the operations whose answers a delivery changed, as the table names them: what `api.data.refreshed` tells
 * (supplement section 5, "Account webhook"). Where the report does not say what changed, those that it may have changed.
 */
export const refreshedEndpoints = (delivered: DeliveryChanges): string[] =>
  OPERATIONS.filter((operation) => changes(operation, delivered)).map(({ path }) => `/v2${path}`);
