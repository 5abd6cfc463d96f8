import type { SearchDataset } from '../field.ts';

/** The order of a market's listings where none is asked for. */
type ListingOrder = Pick<SearchDataset, 'order' | 'ties'>;

/** Of cars: last seen, then VIN. */
export const carOrder: ListingOrder = {
  order: [
    { field: 'last_seen_at', descending: true },
    { field: 'vin', descending: false },
  ],
  // one integer behind it where only some order is needed: comparing VINs costs eight times as much (docs/decisions, decision 2)
  ties: [{ field: 'last_seen_at', descending: true }],
};

/** Of other vehicles: a VIN, where there is one, orders nothing, for most listings have none. */
export const otherOrder: ListingOrder = {
  order: [{ field: 'last_seen_at', descending: true }],
  ties: [{ field: 'last_seen_at', descending: true }],
};
