/**
 * What of the answers a delivery changed. dealer, fsbo, auction: active listings of such sellers; recents: listings that
 * have left; counts: how many listings dealers have; sold: sold vehicles; records: those of a dataset that is delivered
 * whole. That days and last sightings move on with each delivery is no change.
 */
export const CHANGE_KINDS = ['dealer', 'fsbo', 'auction', 'recents', 'counts', 'sold', 'records'] as const;

/** A kind of change that a delivery can bring. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];
