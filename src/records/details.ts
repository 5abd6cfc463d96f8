import type { StoredListing } from '../search/shape.ts';
import { listing, shownMedia } from './listing.ts';
import type { ListingView } from './listing-view.ts';

/** What the operations of one listing answer (supplement section 4, appendix D). Unknown members are absent. */
export const DETAILS_OF = {
  /** the listing as searches show it, with what they leave out */
  whole: (stored: StoredListing, view: ListingView): object => ({
    ...listing(stored, view),
    extra: stored.extra,
  }),

  /** texts and equipment */
  extra: ({ record, extra = {} }: StoredListing): object => {
    const { seller_comments, ...lists } = extra;
    const features = record.high_value_features as readonly string[] | undefined;
    return {
      id: record.id,
      ...lists,
      high_value_features: features?.map((description) => ({ description })),
      seller_cmts: seller_comments,
    };
  },

  /** photos, the first one by itself */
  media: ({ record }: StoredListing, view: ListingView): object => {
    const media = shownMedia(record.media ?? {}, record.id, view);
    const [first] = media.photo_links ?? [];
    return { id: record.id, photo_url: first, ...media };
  },
} as const;
