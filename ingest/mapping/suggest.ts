import { distance } from 'fastest-levenshtein';
import type { Dataset } from '../../src/catalog/field.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { type FedField, fedFields, headerKey, knownColumns } from '../feeds/columns.ts';
import { choiceMeaning } from './choice-meaning.ts';
import { headerName, headerWord } from './header-name.ts';
import { HEADER_WORDS } from './header-words.ts';
import type { SeenColumn } from './look.ts';

/** The column of ours that a column of a file likely is. */
export interface Suggestion {
  readonly column: SeenColumn;
  /** name of our column; undefined: none is like it */
  readonly to?: string | undefined;
  /** what the header says of the unit: km, EUR */
  readonly unit?: string | undefined;
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

/** A word that differs in one letter; shorter words are too near to each other. */
function near(word: string, words: ReadonlyMap<string, string>): string | undefined {
  if (word.length < 5) return undefined;
  for (const [known, to] of words)
    if (Math.abs(known.length - word.length) <= 1 && distance(known, word) <= 1) return to;
  return undefined;
}

/** Columns whose words tell what they are, and whose words no other column has. */
const TOLD_BY_WORDS = ['body_type', 'fuel_type', 'drivetrain', 'transmission', 'make'] as const;

const isMost = (count: number, of: number): boolean => of > 1 && count / of >= 0.75;

/** What the values alone tell: VINs, links that are none of pictures, words of a vocabulary. */
function byContent({ vins, links, examples }: SeenColumn, words: MarketWords): string | undefined {
  if (!examples.length) return undefined;
  if (vins > 0.8) return 'vin';
  if (links > 0.8) return examples.some((one) => /\.(?:jpe?g|png|webp)\b/i.test(one)) ? undefined : 'vdp_url';
  const said = examples.filter((one) => !/^\d+(?:\.\d+)?$/.test(one));
  return TOLD_BY_WORDS.find((field) =>
    isMost(said.filter((one) => words.meaning(field, one)?.word).length, examples.length),
  );
}

/** Columns of which a row needs one (feeds.md 2.1). */
export const IDENTITIES = ['vin', 'stock_no', 'vdp_url', 'vehicle_registration_mark'];

/** A header as vague as `type` or `condition` names a choice only where its words are some of the choice. */
function isDenied(field: FedField | undefined, { examples }: SeenColumn): boolean {
  const choices = field?.choices;
  if (!choices || !examples.length) return false;
  const meant = examples.filter((one) => choiceMeaning(choices, one) !== undefined);
  return !meant.length;
}

/** The likely column of ours for each column of a file; each of ours at most once, the earlier column first. */
export function suggest(dataset: Dataset, columns: readonly SeenColumn[], market: MarketWords): Suggestion[] {
  const known = knownColumns(dataset);
  const words = wordsOf(dataset);
  const fields = new Map(fedFields(dataset).map((field) => [field.column.name, field]));
  const taken = new Set(columns.flatMap(({ header }) => known.get(headerKey(header))?.column.name ?? []));
  const isNamed = IDENTITIES.some((one) => taken.has(one));
  const named = columns.map((column): Suggestion => {
    // an id names the record; where nothing names the vehicle, it does that
    const isId = headerKey(column.header) === 'id' && !isNamed && !taken.has('stock_no');
    if (known.has(headerKey(column.header)) && !isId) return { column, isOwn: true };
    const { word: last, unit } = headerName(column.header.replace(/^.*[.]/, ''));
    const to = isId
      ? 'stock_no'
      : (words.get(headerWord(column.header)) ?? words.get(last) ?? near(last, words));
    if (to === undefined || taken.has(to) || isDenied(fields.get(to), column)) return { column };
    taken.add(to);
    return { column, to, unit: unitFor(fields.get(to), unit) };
  });
  // the header tells before the values do
  return named.map((one) => {
    const to = one.to === undefined && !one.isOwn ? byContent(one.column, market) : undefined;
    if (to === undefined || !fields.has(to) || taken.has(to)) return one;
    taken.add(to);
    return { column: one.column, to };
  });
}

/** A header's unit, where the column has such a unit. */
function unitFor(field: FedField | undefined, unit: string | undefined): string | undefined {
  const isDistance = unit === 'km' || unit === 'miles';
  const type = field?.column.type;
  if (unit === undefined || type !== (isDistance ? 'odometer' : 'money')) return undefined;
  return unit;
}

/** The website that most links of a file lead to: its source, where no column says it. */
export function likelySource(columns: readonly SeenColumn[]): string | undefined {
  const links = columns.filter(({ links: share }) => share > 0.8).flatMap(({ examples }) => examples);
  const domains = links.flatMap((link) => domainOf(link) ?? []);
  return domains.sort((one, other) => count(domains, other) - count(domains, one))[0];
}

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;
