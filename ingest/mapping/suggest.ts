import { distance } from 'fastest-levenshtein';
import type { Dataset } from '../../src/catalog/field.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { fedFields, headerKey, knownColumns } from '../feeds/columns.ts';
import { HEADER_WORDS, headerWord } from './header-words.ts';
import type { SeenColumn } from './look.ts';

/** The column of ours that a column of a file likely is. */
export interface Suggestion {
  readonly column: SeenColumn;
  /** name of our column; undefined: none is like it */
  readonly to?: string | undefined;
  /** the header is ours already: the map need not name it */
  readonly isOwn?: boolean;
}

/** Words of our columns: what exports call them, and their own names. */
function wordsOf(dataset: Dataset): Map<string, string> {
  const words = new Map<string, string>();
  for (const { name, column } of fedFields(dataset)) {
    for (const own of [column.name, ...(column.aliases ?? [])]) words.set(headerWord(own), column.name);
    for (const word of HEADER_WORDS[name] ?? []) if (!words.has(word)) words.set(word, column.name);
  }
  return words;
}

/** A word that differs in one letter, or in two where it is long. */
function near(word: string, words: ReadonlyMap<string, string>): string | undefined {
  if (word.length < 5) return undefined;
  const most = word.length < 9 ? 1 : 2;
  for (const [known, to] of words)
    if (Math.abs(known.length - word.length) <= most && distance(known, word) <= most) return to;
  return undefined;
}

/** What the values alone tell: VINs, and links that are none of pictures. */
function byContent({ vins, links, examples }: SeenColumn): string | undefined {
  if (!examples.length) return undefined;
  if (vins > 0.8) return 'vin';
  return links > 0.8 && !examples.some((one) => /\.(?:jpe?g|png|webp)\b/i.test(one)) ? 'vdp_url' : undefined;
}

/** The likely column of ours for each column of a file; each of ours at most once, the earlier column first. */
export function suggest(dataset: Dataset, columns: readonly SeenColumn[]): Suggestion[] {
  const known = knownColumns(dataset);
  const words = wordsOf(dataset);
  const taken = new Set(columns.flatMap(({ header }) => known.get(headerKey(header))?.column.name ?? []));
  return columns.map((column) => {
    if (known.has(headerKey(column.header))) return { column, isOwn: true };
    const last = headerWord(column.header.replace(/^.*[.]/, ''));
    const to =
      words.get(headerWord(column.header)) ?? words.get(last) ?? near(last, words) ?? byContent(column);
    if (to === undefined || taken.has(to)) return { column };
    taken.add(to);
    return { column, to };
  });
}

/** The website that most links of a file lead to: its source, where no column says it. */
export function likelySource(columns: readonly SeenColumn[]): string | undefined {
  const links = columns.filter(({ links: share }) => share > 0.8).flatMap(({ examples }) => examples);
  const domains = links.flatMap((link) => domainOf(link) ?? []);
  return domains.sort((one, other) => count(domains, other) - count(domains, one))[0];
}

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;
