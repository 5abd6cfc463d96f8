import { atLeast, integer, some, text, texts } from '../declare.ts';
import type { Field } from '../field.ts';

/** Photos and texts. */
export const media: readonly Field[] = [
  texts('photo_links', 'URLs of photos.', { read: 'links', at: 'media.photo_links' }),
  texts('photo_links_cached', 'URLs of cached photos.', {
    read: 'links',
    at: 'media.photo_links_cached',
  }),
  integer('photo_count', 'Number of photos.', {
    column: false,
    params: [
      some('photo_links', 'true: only listings with photos.'),
      atLeast('min_photo_links', 'At least this many photos.'),
    ],
  }),
  integer('cached_photo_count', 'Number of cached photos.', {
    column: false,
    params: [
      some('photo_links_cached', 'true: only listings with cached photos.'),
      atLeast('min_photo_links_cached', 'At least this many cached photos.'),
    ],
  }),
  text('seller_comments', "The seller's text.", { extra: 'seller_comments' }),
  texts('options', 'Options.', { extra: 'options' }),
  texts('features', 'Features.', { extra: 'features' }),
];
