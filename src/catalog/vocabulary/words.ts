import { type OwnWord, type OwnWords, VOCABULARIES } from './tables.ts';
import { type ColumnLanguage, keyOf, type Meaning, plainText, saysNothing, type Vocabulary } from './word.ts';

const isVocabulary = (own: OwnWords[string]): own is Vocabulary =>
  typeof own === 'object' && Array.isArray(own.words);

const isSame = (one: Meaning, other: Meaning): boolean =>
  one.word === other.word && one.powertrain === other.powertrain;
/** What parts mean that say the same: the first of them. Of two cabs none is told. */
const agreedOf = (first: Meaning, all: readonly Meaning[]): Meaning => {
  const cabs = new Set(all.flatMap(({ cab }) => cab ?? []));
  return cabs.size > 1 ? { word: first.word } : first;
};

/** The language of a column whose texts these are; undefined: none in which a spelling means something else. */
function languageOf({ languages = [] }: Vocabulary, texts: readonly string[]): ColumnLanguage | undefined {
  if (!languages.length) return undefined;
  const keys = new Set(texts.map(keyOf));
  const has = (spellings: readonly string[]): boolean => spellings.some((one) => keys.has(keyOf(one)));
  return languages.find(({ told, unless }) => has(told) && !has(unless));
}

/** A vocabulary as a column of the language has it. */
const inLanguage = (vocabulary: Vocabulary, { meanings, patterns = [] }: ColumnLanguage): Vocabulary => ({
  ...vocabulary,
  meanings: [...(vocabulary.meanings ?? []), ...meanings],
  patterns: [...patterns, ...(vocabulary.patterns ?? [])],
});

/** The size or power of an engine beside a word is none: "Benzin, 2.0 l". */
const SIZE =
  /^\s*\d+(?:[.,]\d+)?\s*(?:l|л|ltr|lit(?:er|re)s?|litr[oiůy]?|cc|ccm|cm3|cm³|см3|см³|kwh?|квт(?:[·*.-]?(?:год|ч))?)\.?\s*$/i;

/** By vocabulary: what each of its spellings means, by `keyOf`. */
const meaningsOf = new WeakMap<Vocabulary, ReadonlyMap<string, Meaning>>();

/** What the spellings of a vocabulary mean; made when they are first asked for, as most commands ask for few or none. */
function meaningsIn(vocabulary: Vocabulary): ReadonlyMap<string, Meaning> {
  const found = meaningsOf.get(vocabulary);
  if (found) return found;
  const { words, meanings = [] } = vocabulary;
  const made = new Map([
    ...words.flatMap(({ word, spellings = [], powertrain }) => {
      const meaning = { word, ...(powertrain && { powertrain }) };
      return [word, ...spellings].map((spelling): [string, Meaning] => [keyOf(spelling), meaning]);
    }),
    ...meanings.map(([spelling, meaning]): [string, Meaning] => [keyOf(spelling), meaning]),
  ]);
  meaningsOf.set(vocabulary, made);
  return made;
}

/** One vocabulary, as a market has it. */
class FieldWords {
  readonly #vocabulary: Vocabulary;
  readonly #own: Readonly<Record<string, OwnWord>>;
  /** canonical words */
  readonly words: readonly string[];

  constructor(vocabulary: Vocabulary, own: Readonly<Record<string, OwnWord>>) {
    this.#vocabulary = vocabulary;
    this.#own = own;
    const ofMarket = Object.values(own).map((one) => (typeof one === 'string' ? one : one.word));
    const replaced = new Set(Object.keys(own).filter((word) => typeof own[word] === 'string'));
    this.words = [
      ...new Set([
        ...vocabulary.words.map(({ word }) => word).filter((word) => !replaced.has(word)),
        ...ofMarket,
      ]),
    ];
  }

  get #meanings(): ReadonlyMap<string, Meaning> {
    return meaningsIn(this.#vocabulary);
  }

  /** The vocabulary as a column with these texts is read. */
  inColumn(texts: readonly string[]): FieldWords {
    const language = languageOf(this.#vocabulary, texts);
    return language ? new FieldWords(inLanguage(this.#vocabulary, language), this.#own) : this;
  }

  meaning(text: string): Meaning | undefined {
    const found = this.#ofMarketsWord(text) ?? this.#meaning(text);
    if (!found?.word) return found;
    const own = this.#own[found.word];
    if (own === undefined) return found;
    if (typeof own === 'string') return { ...found, word: own };
    return plainText(text).includes(own.unless) ? found : { ...found, word: own.word };
  }

  /** A market's own word means itself, and what the word of cars says besides. */
  #ofMarketsWord(text: string): Meaning | undefined {
    const key = keyOf(text);
    const word = Object.keys(this.#own).find((one) => {
      const own = this.#own[one];
      return own !== undefined && keyOf(typeof own === 'string' ? own : own.word) === key;
    });
    return word === undefined ? undefined : this.#meanings.get(keyOf(word));
  }

  #meaning(text: string): Meaning | undefined {
    const whole = this.#meanings.get(keyOf(text));
    if (whole) return whole;
    if (saysNothing(text)) return { word: null };
    const parts = this.#ofParts(text);
    return parts.agreed ?? (parts.disagree ? undefined : this.#ofPatterns(text)) ?? this.#ofReading(text);
  }

  /**
   * "AWD/All-Wheel Drive": several spellings of one word and nothing else agree; of "FWD/AWD" nothing is known, and a body that is
   * "Coupe/Sedan" is none that is known. A part that means no word contradicts none: "Compact/Sedan" is a Sedan.
   */
  #ofParts(text: string): { readonly agreed?: Meaning; readonly disagree?: boolean } {
    const all = text.split(/[/|,;()»›]|\s-\s/).filter((part) => keyOf(part) !== '');
    const parts = all.filter((part) => !SIZE.test(part));
    if (all.length < 2 || !parts.length) return {};
    const bare = parts.length < all.length ? this.#meanings.get(keyOf(parts.join(' '))) : undefined;
    if (bare) return { agreed: bare };
    const meanings = parts.map((part) => this.#meanings.get(keyOf(part)));
    if (this.#isOneOf(parts)) return { disagree: true };
    const telling = meanings.filter((one) => one?.word !== null);
    if (!telling.length) return { agreed: { word: null } };
    const known = telling.filter((one) => one !== undefined);
    const { prevails = () => false } = this.#vocabulary;
    const first = known.find((one) => known.every((other) => isSame(one, other) || prevails(one, other)));
    if (known.length && !first) return { disagree: true };
    return first && known.length === telling.length ? { agreed: agreedOf(first, known) } : {};
  }

  /** Do the parts of a text name several words of which a vehicle is one? What is written more fully counts, too: "Sedan 4D/Hatchback". */
  #isOneOf(parts: readonly string[]): boolean {
    if (!this.#vocabulary.isOneOfSeveral) return false;
    const words = parts.map((part) => (this.#meanings.get(keyOf(part)) ?? this.#ofPatterns(part))?.word);
    return new Set(words.filter((word) => word)).size > 1;
  }

  #ofPatterns(text: string): Meaning | undefined {
    const plain = plainText(text);
    return this.#vocabulary.patterns?.find(([pattern]) => pattern.test(plain))?.[1];
  }

  #ofReading(text: string): Meaning | undefined {
    const read = this.#vocabulary.read?.(text, (part) => this.#meanings.get(keyOf(part)));
    return typeof read === 'string' ? { word: read } : read;
  }
}

/** The words that a market's feeds and questions are understood by (feeds.md 2.1 and 3). */
export class MarketWords {
  readonly #fields: ReadonlyMap<string, FieldWords>;

  constructor(own: OwnWords) {
    const fields = VOCABULARIES.flatMap((shared): [string, FieldWords][] => {
      const { field } = shared;
      const mine = own[field];
      if (mine === 'as delivered') return [];
      if (mine !== undefined && isVocabulary(mine)) return [[field, new FieldWords(mine, {})]];
      return [[field, new FieldWords(shared, mine ?? {})]];
    });
    this.#fields = new Map(fields);
  }

  /** names of the fields whose words are known; others stay as delivered */
  get fields(): readonly string[] {
    return [...this.#fields.keys()];
  }

  /** what a text means in a field; undefined: an unknown word, or a field without a vocabulary */
  meaning(field: string, text: string): Meaning | undefined {
    return this.#fields.get(field)?.meaning(text);
  }

  /** what each text of a column means, one reading for the whole column (docs/rules/feeds.md section 2.3); unknown ones have none */
  columnMeanings(field: string, texts: readonly string[]): ReadonlyMap<string, Meaning> {
    const words = this.#fields.get(field)?.inColumn(texts);
    return new Map(
      texts.flatMap((text): [string, Meaning][] => {
        const meaning = words?.meaning(text);
        return meaning ? [[text, meaning]] : [];
      }),
    );
  }

  /** the canonical words of a field */
  words(field: string): readonly string[] {
    return this.#fields.get(field)?.words ?? [];
  }
}

/** The vocabularies of cars, without a market's own words. */
export const SHARED_WORDS = new MarketWords({});
