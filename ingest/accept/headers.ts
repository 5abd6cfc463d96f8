import type { Dataset } from '../../src/catalog/field.ts';
import { headerKey, isPhotoColumn, knownColumns } from '../feeds/columns.ts';
import type { FeedMap } from './map.ts';

/** What the headers of a file mean. */

const PHOTOS = 'photo_links';

/** Header key → field name: the map's columns first, then the canonical ones that the map does not fill otherwise. */
export function fieldOfHeader(dataset: Dataset, map: FeedMap): (key: string) => string | undefined {
  const known = knownColumns(dataset);
  const derived = (map.derived ?? []).map(({ field }) => field);
  const filled = new Set([...map.columns.values(), ...derived, ...map.constants.keys()]);
  const hasPhotos = dataset.fields.some(({ name: field }) => field === PHOTOS);
  return (key) => {
    const mapped = map.columns.get(key);
    if (mapped) return mapped;
    const field = known.get(key)?.name ?? (hasPhotos && isPhotoColumn(key) ? PHOTOS : undefined);
    return field && filled.has(field) ? undefined : field;
  };
}

/** Is it a header (as headerKey gives it) that we know, or that the map makes something of? */
export function isKnownHeader(dataset: Dataset, map: FeedMap): (key: string) => boolean {
  const field = fieldOfHeader(dataset, map);
  const mapped = new Set(map.headers.map(headerKey));
  return (key) => mapped.has(key) || field(key) !== undefined;
}
