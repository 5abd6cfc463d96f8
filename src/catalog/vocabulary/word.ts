/** What a word of a feed means. */
export interface Meaning {
  /** the canonical word; null: the text says that nothing is known ("not specified") */
  readonly word: string | null;
  /** what a fuel says about the powertrain (feeds.md section 3) */
  readonly powertrain?: string;
  /** the cab that a pickup's body names: "Crew Cab" is a pickup with a Crew cab */
  readonly cab?: string;
}

/** A word of a vocabulary and the spellings that mean it, besides its own; case, accents, blanks and hyphens do not matter. */
export interface Word {
  readonly word: string;
  readonly spellings?: readonly string[];
  readonly powertrain?: string;
}

/**
 * Words that may stand for a whole field, in English, Dutch, German, French, Spanish, Italian and Swedish, and the common ones in
 * Polish, Portuguese, Norwegian and Danish. The canonical ones are those
 * that the interface was seen to answer (feeds.md section 3; supplement, observed values). Unknown words stay as they are.
 */
export interface Vocabulary {
  /** name of the field in the catalogue */
  readonly field: string;
  readonly words: readonly Word[];
  /** spellings that mean more than one word does */
  readonly meanings?: readonly (readonly [spelling: string, meaning: Meaning])[];
  /** for texts that no list can hold: the first pattern found in the plain text (plainText) gives the meaning */
  readonly patterns?: readonly (readonly [pattern: RegExp, meaning: Meaning])[];
  /** for texts that no list and no pattern can hold: of a colour's name, for example */
  readonly read?: (text: string) => string | undefined;
  /** of the parts of a text one counts beside the other: in "Petrol, CNG" the gas, as such a car burns petrol, too */
  readonly prevails?: (one: Meaning, other: Meaning) => boolean;
  /** a text that names several of the words stays as it is, however fully one is written: nothing tells which of them a vehicle is */
  readonly isOneOfSeveral?: boolean;
}

/** Letters that decomposing does not make plain ones of. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The text in lower case without accents; whatever is no letter and no digit is one blank: "Skåpbil, 4-dörrars" → "skapbil 4 dorrars". */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What spellings are compared by: the plain text without its blanks. "4-Wheel Drive" and "four wheel drive" keep their digits and letters. */
export const keyOf = (text: string): string => plainText(text).replaceAll(' ', '');

/** Words that say that nothing is known. */
const NOTHING: ReadonlySet<string> = new Set([
  '',
  'unknown',
  'unspecified',
  'notspecified',
  'notavailable',
  'unavailable',
  'unavail',
  'missing',
  'notprovided',
  'notgiven',
  'nodata',
  'tbd',
  'na',
  'none',
  'null',
  'nan',
  'undefined',
  'other',
  'others',
  'otro',
  'autre',
  'autres',
  'otros',
  'altri',
  'annat',
  'annan',
  'altro',
  'andere',
  'andre',
  'sonstige',
  'overig',
  'overige',
  'ovrigt',
  'misc',
  'custom',
  'various',
  'onbekend',
  'unbekannt',
  'inconnu',
  'desconocido',
  'okand',
  // other, and not known, in further languages; the texts here as keyOf writes them
  ...`outro, outra, outros, outras, desconhecido, não informado, no especificado, sin especificar, nicht angegeben, keine Angabe, non précisé,
    sconosciuto, niet bekend, inny, inna, inne, nieznany, jiný, jiná, jiné, iný, iná, iné, neuvedeno, egyéb, altele, ostalo, muu, muut,
    diğer, belirtilmemiş, lainnya, lain-lain, другой, другое, неизвестно, інший, інше, друго, άλλο, その他, 其他, 기타, أخرى, אחר`
    .split(',')
    .map((text) => keyOf(text)),
]);

/** Does the text say that nothing is known? */
export const saysNothing = (text: string): boolean => NOTHING.has(keyOf(text));

/** Is the text one that people write as a word? A question's other signs are characters that it compares: "!Ford" is no Ford. */
export const isWordText = (text: string): boolean => /^[\p{L}\p{M}\p{N}\s.\-/&()',+_]+$/u.test(text);
