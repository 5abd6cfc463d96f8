import type { StoredListing } from '../search/shape.ts';

/** An incentive as the search answers it (part-2.md S2): as it is stored; unknown members are absent there already. */
export const incentive = ({ record }: StoredListing): object => record;
