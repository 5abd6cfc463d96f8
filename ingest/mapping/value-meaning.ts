import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { isNumber } from './contradictions.ts';
import type { SeenColumn } from './look.ts';

/** What the values of a column tell. */

/** Columns whose words tell what they are, and whose words no other column has. */
export const TOLD_BY_WORDS = ['body_type', 'fuel_type', 'drivetrain', 'transmission', 'make'] as const;

const isMost = (count: number, of: number): boolean => of > 1 && count / of >= 0.75;

const isPicture = (text: string): boolean => /\.(?:jpe?g|png|webp)\b/i.test(text);

/** Pictures stand on hosts of their own, whether their links end in .jpg or not. */
const holdsPictures = ({ header, examples }: SeenColumn): boolean =>
  examples.some(isPicture) || /photo|image|picture|thumb|(?:^|[^a-z])img/i.test(header);

/** Films and reports of a vehicle stand on other sites than the page that offers it. */
const isBesidePage = ({ header, examples }: SeenColumn): boolean =>
  /video|youtube|carfax|autocheck|report|sticker|brochure|360|walk ?around/i.test(header) ||
  examples.some((one) =>
    /^https?:\/\/(?:[^/]+\.)?(?:youtu\.be|youtube\.com|vimeo\.com|carfax\.com)\//i.test(one),
  );

/** What links are of; undefined: neither of pictures nor of the page of a vehicle. */
export function linksOf(column: SeenColumn): string | undefined {
  if (holdsPictures(column)) return 'photo_links';
  return isBesidePage(column) ? undefined : 'vdp_url';
}

/** Is a text a word of a vocabulary? A title that begins with a make is none of makes. */
export function isWord(words: MarketWords, field: string, text: string): boolean {
  const { word, rest } = words.meaning(field, text) ?? {};
  return Boolean(word) && !rest;
}

/** Columns of few words: texts that differ from row to row are titles, whichever of the words they end with. */
const isTitle = ({ different, examples }: SeenColumn): boolean =>
  different > 0.3 && examples.filter((one) => one.split(/\s+/).length >= 3).length * 2 > examples.length;

/** What the values alone tell: VINs, links of pages and of pictures, words of a vocabulary. */
export function byContent(column: SeenColumn, words: MarketWords): string | undefined {
  const { vins, links, examples } = column;
  if (!examples.length) return undefined;
  if (vins > 0.8) return 'vin';
  if (links > 0.8) return linksOf(column);
  if (examples.every((one) => /^\["?https?:/.test(one))) return 'photo_links';
  if (isTitle(column)) return undefined;
  const said = examples.filter((one) => !isNumber(one));
  return TOLD_BY_WORDS.find((field) =>
    isMost(said.filter((one) => isWord(words, field, one)).length, examples.length),
  );
}
