import { distance } from 'fastest-levenshtein';
import type { Dataset } from '../../src/catalog/field.ts';
import { fedFields } from '../feeds/columns.ts';
import { headerName, headerWord, isInThousands, memberName, placeWord, vehicleWord } from './header-name.ts';
import { HEADER_WORDS } from './header-words.ts';

/** What a word means: a column of ours, and how usual the word is for it, 0 the most. */
export interface Meant {
  readonly to: string;
  readonly rank: number;
}

/** Words of our columns: what exports call them, and their own names. */
export function wordsOf(dataset: Dataset): Map<string, Meant> {
  const words = new Map<string, Meant>();
  for (const { name, column } of fedFields(dataset)) {
    const to = column.name;
    for (const own of [to, ...(column.aliases ?? [])]) words.set(headerWord(own), { to, rank: 0 });
    for (const [at, text] of (HEADER_WORDS[name] ?? []).entries()) {
      const word = headerWord(text);
      if (!words.has(word)) words.set(word, { to, rank: at + 1 });
    }
  }
  return words;
}

/** A word that differs in one letter; shorter words are too near to each other. */
function near(word: string, words: ReadonlyMap<string, Meant>): Meant | undefined {
  if (word.length < 5) return undefined;
  for (const [known, { to }] of words)
    if (Math.abs(known.length - word.length) <= 1 && distance(known, word) <= 1)
      return { to, rank: Number.POSITIVE_INFINITY };
  return undefined;
}

/** Columns of where a vehicle stands, whose headers may say whose place it is. */
const PLACES = new Set([
  'street',
  'city',
  'state',
  'zip',
  'country',
  'latitude',
  'longitude',
  'seller_phone',
]);

/** What a header of a place means: sellerCity is a city. */
function ofPlace(header: string, words: ReadonlyMap<string, Meant>): Meant | undefined {
  const meant = words.get(placeWord(header) ?? '');
  return meant && PLACES.has(meant.to) ? meant : undefined;
}

/** What a header means, by its own word, without its unit, without whose place or that it is a vehicle's, or by a word near to it. */
export function meantBy(header: string, words: ReadonlyMap<string, Meant>): Meant | undefined {
  if (isInThousands(header)) return undefined;
  const { word } = headerName(memberName(header));
  return (
    words.get(headerWord(header)) ??
    words.get(word) ??
    ofPlace(header, words) ??
    words.get(vehicleWord(header) ?? '') ??
    near(word, words)
  );
}

/**
 * What a vague header means where the values are not what it says first: a Style is a body in one system and a trim in another, French
 * cylinders are counted or measured, and a Seller says who sells or what kind of seller it is.
 */
const ELSE: Readonly<Record<string, string>> = {
  style: 'trim',
  vehicletype: 'body_type',
  category: 'body_type',
  place: 'city',
  vendedor: 'seller_type',
  cylindre: 'engine_size',
  cylindres: 'engine_size',
  seller: 'seller_type',
  verkaufer: 'seller_type',
};

/** The second meaning of a header; undefined: it has none. */
export function elseMeant(header: string): Meant | undefined {
  const to = ELSE[headerWord(header)];
  return to === undefined ? undefined : { to, rank: Number.POSITIVE_INFINITY };
}
