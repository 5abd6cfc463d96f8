import type { Scope } from '../policy.ts';
import { flag } from './coverage.ts';

const PHOTOS = flag('photo_links', 'Accepted, without effect: incentives have no photos.');

/** A parameter that the incentive search takes and that means nothing to it (part-2.md S2). */
export const photos: Scope = {
  parameters: [PHOTOS],
  read: (asked) => {
    asked.flag(PHOTOS.name);
    return {};
  },
};
