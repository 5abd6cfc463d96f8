import type { Field } from '../field.ts';
import { build, colours, equipment } from './build.ts';
import { identity } from './identity.ts';
import { media } from './media.ts';
import { money, offers } from './money.ts';
import { seller, standsElsewhere } from './seller.ts';
import { attribution, departure, times } from './times.ts';

/** The fields of car listings; other markets narrow them (narrow.ts). */
export const carFields: readonly Field[] = [
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
];
