import type { Dataset } from './field.ts';
import { build, colours, equipment } from './listing/build.ts';
import { identity } from './listing/identity.ts';
import { media } from './listing/media.ts';
import { money, offers } from './listing/money.ts';
import { seller, standsElsewhere } from './listing/seller.ts';
import { attribution, times } from './listing/times.ts';

/** Active car listings of the US and Canada. */
export const usCarListings: Dataset = {
  name: 'us-car-listings',
  about: 'Active car listings of the US and Canada.',
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
  ],
};
