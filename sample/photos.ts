import type { Chance } from './chance.ts';

const CACHE = 'https://photos.cache.example';

/** Links of photos on the seller's site and of kept copies; none for some, one of a vehicle on its way. */
export function photoColumns(website: string, name: string, onItsWay: boolean, chance: Chance) {
  const count = chance.happens(0.06) ? 0 : onItsWay ? 1 : 3 + Math.floor(chance.unit() ** 2 * 22);
  const kept = chance.happens(0.55) ? Math.min(count, chance.whole(1, 8)) : 0;
  return {
    photo_links: links(`https://images.${website}/${name}`, count),
    photo_links_cached: links(`${CACHE}/${name}`, kept),
  };
}

const links = (folder: string, count: number): string[] | undefined =>
  count ? Array.from({ length: count }, (_, at) => `${folder}/${at + 1}.jpg`) : undefined;
