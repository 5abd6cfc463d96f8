import type { SearchDataset } from './field.ts';
import { build, colours, equipment } from './listing/build.ts';
import { identity } from './listing/identity.ts';
import { media } from './listing/media.ts';
import { money, offers } from './listing/money.ts';
import { seller, standsElsewhere } from './listing/seller.ts';
import { attribution, departure, times } from './listing/times.ts';

/** Active car listings of the US and Canada. */
export const usCarListings: SearchDataset = {
  name: 'us-car-listings',
  about: 'Active car listings of the US and Canada.',
  order: [
    { field: 'last_seen_at', descending: true },
    { field: 'vin', descending: false },
  ],
  // one integer behind it where only some order is needed: comparing VINs costs eight times as much (scale.md 2, j)
  ties: [{ field: 'last_seen_at', descending: true }],
  fields: [
    ...identity,
    ...money,
    ...build,
    ...colours,
    ...seller,
    ...standsElsewhere,
    ...equipment,
    ...media,
    ...offers,
    ...times,
    ...attribution,
    ...departure,
  ],
};
