import { isGrade } from '../../../src/catalog/vocabulary/grade.ts';
import { fold } from '../../../src/grammar/fold.ts';

/** Whether a trim is glued to a model, and where (feeds.md section 3, "make, model, trim"). Nothing is guessed. */

/** What a VIN decodes to, as far as names go; `models`: none, one, or several that nothing tells apart. */
export interface DecodedNames {
  readonly models: readonly string[];
  /** the maker's series: 1500 */
  readonly series?: string | undefined;
}

/** The models and trims of one make that are known. Names are compared by modelKey. */
export interface KnownNames {
  /** models that the decoder knows: key → spelling */
  readonly decoder: ReadonlyMap<string, string>;
  /** models that stand beside a trim of their own in the market's rows: key → spelling, the decoder's where it knows them */
  readonly market: ReadonlyMap<string, string>;
  /** key of a model → keys of its trims */
  readonly trims: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What a model's cell is understood as. */
export type ModelReading =
  /** what the VIN decodes to, spelled as it is known: RAV-4 is RAV4 */
  | { readonly is: 'same'; readonly model: string }
  /** a model of its own, or one that nothing is known of */
  | { readonly is: 'whole' }
  | { readonly is: 'split'; readonly model: string; readonly trim: string }
  /** something may be glued to it; what, is not told */
  | { readonly is: 'unclear' }
  /** another model than the VIN's */
  | { readonly is: 'other' };

/** A name as it is compared: without case, blanks, hyphens, and what stands in brackets at its end ("Prius Prime (PHEV)"). */
export const modelKey = (name: string): string =>
  fold(name.replace(/\s*\([^()]*\)\s*$/, '')).replaceAll(/[^\p{L}\p{N}+]/gu, '');

interface Head {
  readonly words: number;
  readonly key: string;
}

/** How many words of the cell the longest name takes that has one of the keys; all of its words at most. */
function longest(heads: readonly Head[], has: (key: string) => boolean): number {
  return heads.findLast(({ key }) => has(key))?.words ?? 0;
}

/** A spelling that differs in blanks and hyphens gives way to the known one: F 150 is F-150. */
function spelled(text: string, known: string | undefined): string {
  const plain = known?.replace(/\s*\([^()]*\)\s*$/, '');
  return plain === undefined || fold(plain) === fold(text) ? text : plain;
}

const isNumber = (word: string): boolean => /^\d{3,4}$/.test(word);

/** The series as far as it is a number: "1500 (1/2 Ton)" is 1500. */
const numberOf = (series: string | undefined): string | undefined => /^\d{3,4}\b/.exec(series ?? '')?.[0];

/** Reads the cell of a model of a known make. `decoded`: undefined where the VIN is not known. */
export function readModel(cell: string, decoded: DecodedNames | undefined, known: KnownNames): ModelReading {
  const words = cell.trim().split(/\s+/);
  const heads = words.map((_, at) => ({ words: at + 1, key: modelKey(words.slice(0, at + 1).join(' ')) }));
  const whole = modelKey(cell);
  const told = new Map((decoded?.models ?? []).map((model) => [modelKey(model), model]));
  if (told.has(whole))
    return { is: 'same', model: spelled(cell, known.market.get(whole) ?? told.get(whole)) };

  const splitAt = (at: number): ModelReading => {
    const key = heads[at - 1]?.key ?? '';
    const text = words.slice(0, at).join(' ');
    const model = spelled(text, known.market.get(key) ?? told.get(key) ?? known.decoder.get(key));
    return { is: 'split', model, trim: words.slice(at).join(' ') };
  };

  const ofVin = longest(heads, (key) => told.has(key));
  const ofMarket = longest(heads, (key) => known.market.has(key));
  const ofDecoder = longest(heads, (key) => known.decoder.has(key));
  if (ofVin > 0) {
    const next = words[ofVin] ?? '';
    // "Silverado 1500 LT": the VIN tells the number, too
    const named = isNumber(next) && next === numberOf(decoded?.series) ? ofVin + 1 : ofVin;
    const at = Math.max(named, ofMarket);
    if (at === words.length) return { is: 'same', model: cell };
    // "Grand Cherokee L": a longer model that is known, and not the VIN's
    return ofDecoder > at ? { is: 'unclear' } : splitAt(at);
  }
  if (ofMarket === words.length || ofDecoder === words.length) {
    if (told.size > 0 && !isRelated(whole, [...told.keys()]) && ofMarket < words.length)
      return { is: 'other' };
    // as rows are spelled whose VINs are decoded: F150 is F-150
    const model = told.size > 0 ? cell : spelled(cell, known.market.get(whole) ?? known.decoder.get(whole));
    return model === cell ? { is: 'whole' } : { is: 'same', model };
  }
  if (told.size > 0 && ofDecoder > 0) return { is: 'other' };
  const at = Math.max(ofMarket, ofDecoder);
  if (at === 0) return { is: told.size > 0 && words.length > 1 ? 'unclear' : 'whole' };
  const rest = words.slice(at).join(' ');
  const isTrim = known.trims.get(heads[at - 1]?.key ?? '')?.has(modelKey(rest)) || isGrade(rest);
  return told.size === 0 && isTrim ? splitAt(at) : { is: 'unclear' };
}

/** One of the names begins with the other: 1500 and 1500 Classic are not two models that exclude each other. */
const isRelated = (key: string, others: readonly string[]): boolean =>
  others.some((other) => other.startsWith(key) || key.startsWith(other));
