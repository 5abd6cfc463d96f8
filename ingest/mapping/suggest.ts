import type { Dataset } from '../../src/catalog/field.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { type FedField, fedFields, headerKey, knownColumns } from '../feeds/columns.ts';
import { isDenied, isNoCode, isNoVin, isNumber } from './denied.ts';
import { elseMeant, type Meant, meantBy, wordsOf } from './header-meaning.ts';
import { headerName, headerWord } from './header-name.ts';
import type { SeenColumn } from './look.ts';
import { MATCHES } from './matches.ts';

/** The column of ours that a column of a file likely is. */
export interface Suggestion {
  readonly column: SeenColumn;
  /** name of our column; undefined: none is like it */
  readonly to?: string | undefined;
  /** what the header says of the unit: km, EUR */
  readonly unit?: string | undefined;
  /** a pattern whose first group is the text: of a date its year */
  readonly match?: string | undefined;
  /** the header is ours already: the map need not name it */
  readonly isOwn?: boolean;
  /** our column that the header names, and whose values these cannot be: a load would reject each row */
  readonly denies?: string | undefined;
}

/** Columns whose words tell what they are, and whose words no other column has. */
const TOLD_BY_WORDS = ['body_type', 'fuel_type', 'drivetrain', 'transmission', 'make'] as const;

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
const linksOf = (column: SeenColumn): string | undefined => {
  if (holdsPictures(column)) return 'photo_links';
  return isBesidePage(column) ? undefined : 'vdp_url';
};

/** What the values alone tell: VINs, links of pages and of pictures, words of a vocabulary. */
function byContent(column: SeenColumn, words: MarketWords): string | undefined {
  const { vins, links, examples } = column;
  if (!examples.length) return undefined;
  if (vins > 0.8) return 'vin';
  if (links > 0.8) return linksOf(column);
  if (examples.every((one) => /^\["?https?:/.test(one))) return 'photo_links';
  const said = examples.filter((one) => !isNumber(one));
  return TOLD_BY_WORDS.find((field) =>
    isMost(said.filter((one) => words.meaning(field, one)?.word).length, examples.length),
  );
}

/** Another column of ours that a header of our own holds the words of, and none of its own: a transmission that names the driven wheels. */
function misnamed({ examples }: SeenColumn, own: string | undefined, words: MarketWords): string | undefined {
  const field = TOLD_BY_WORDS.find((one) => one === own);
  if (!field || examples.some((one) => words.meaning(field, one))) return undefined;
  return TOLD_BY_WORDS.find(
    (other) => examples.length > 0 && examples.every((one) => words.meaning(other, one)?.word),
  );
}

/** Does a column with a header of our own hold none of its words, and another one, whose header means the same, hold them? A Make of "Acura Integra" beside a Manufacturer. */
function isOutdone(
  column: SeenColumn,
  own: string | undefined,
  {
    columns,
    words,
    market,
  }: { columns: readonly SeenColumn[]; words: ReadonlyMap<string, Meant>; market: MarketWords },
): boolean {
  const field = TOLD_BY_WORDS.find((one) => one === own);
  if (!field || !column.examples.length) return false;
  const holds = ({ examples }: SeenColumn): boolean => examples.some((one) => market.meaning(field, one));
  const means = ({ header }: SeenColumn): boolean => words.get(headerWord(header))?.to === field;
  return !holds(column) && columns.some((other) => other !== column && means(other) && holds(other));
}

/** A column that has an id of its own in every row, by its header and its values. */
const isIdLike = ({ header, filled, different }: SeenColumn): boolean =>
  filled === 1 &&
  different === 1 &&
  /(?:^|[^a-z])(?:id|key|nr|no)$/i.test(header.replace(/([a-z])([A-Z])/g, '$1 $2'));

/** A column that names each row; numbers of the rows are those of other vehicles in the next delivery. */
const isId = (column: SeenColumn): boolean => isIdLike(column) && !column.isRunning;

/** Headers of the columns that look like ids and only number the rows. */
export const rowNumbers = (columns: readonly SeenColumn[]): readonly string[] =>
  columns.filter((column) => isIdLike(column) && column.isRunning).map(({ header }) => header);

/** Columns of which a row needs one (feeds.md 2.1). */
export const IDENTITIES = ['vin', 'stock_no', 'vdp_url', 'vehicle_registration_mark'];

/** The likely column of ours for each column of a file; each of ours at most once: the more usual header, then the earlier column. */
export function suggest(
  dataset: Dataset,
  columns: readonly SeenColumn[],
  market: MarketWords,
): readonly Suggestion[] {
  const known = knownColumns(dataset);
  const words = wordsOf(dataset);
  const fields = new Map(fedFields(dataset).map((field) => [field.column.name, field]));
  const ownOf = ({ header }: SeenColumn): string | undefined => known.get(headerKey(header))?.column.name;
  const denies = (column: SeenColumn): string | undefined =>
    isNoCode(fields.get(ownOf(column) ?? ''), column) || isNoVin(ownOf(column), column)
      ? ownOf(column)
      : undefined;
  const isOwnHeader = (column: SeenColumn): boolean =>
    ownOf(column) !== undefined &&
    denies(column) === undefined &&
    misnamed(column, ownOf(column), market) === undefined &&
    !isOutdone(column, ownOf(column), { columns, words, market });
  const taken = new Set(
    columns.filter(isOwnHeader).flatMap(({ header }) => known.get(headerKey(header))?.column.name ?? []),
  );
  const isNamed = IDENTITIES.some((one) => taken.has(one));
  const candidates = columns.map((column): (Meant & { unit?: string | undefined }) | undefined => {
    // an id names the record; where nothing names the vehicle, it does that
    if (headerKey(column.header) === 'id' && !isNamed)
      return column.isRunning ? undefined : { to: 'stock_no', rank: 0 };
    if (known.has(headerKey(column.header))) {
      const to = isOwnHeader(column) ? undefined : misnamed(column, ownOf(column), market);
      return to === undefined ? undefined : { to, rank: 0 };
    }
    const { unit } = headerName(column.header.replace(/^.*[.]/, ''));
    const meant = meantBy(column.header, words);
    if (!meant) return undefined;
    if (!isDenied(fields.get(meant.to), column, market)) return { ...meant, unit };
    const other = elseMeant(column.header);
    return other && fields.has(other.to) && !isDenied(fields.get(other.to), column, market)
      ? other
      : undefined;
  });
  const best = new Map<string, number>();
  for (const [at, meant] of candidates.entries()) {
    if (!meant || taken.has(meant.to)) continue;
    const other = candidates[best.get(meant.to) ?? -1];
    if (!other || isBetter(columns[at], meant, columns[best.get(meant.to) ?? -1], other))
      best.set(meant.to, at);
  }
  const named = columns.map((column, at): Suggestion => {
    const meant = candidates[at];
    if (!meant && isOwnHeader(column)) return { column, isOwn: true };
    if (!meant || best.get(meant.to) !== at) return { column, denies: denies(column) };
    taken.add(meant.to);
    // a column of units says it of each row
    const unit = best.has('miles_indicator') && meant.unit === 'km' ? undefined : meant.unit;
    if (MATCHES[meant.to]) return { column, to: meant.to, match: MATCHES[meant.to]?.(column) };
    return { column, to: meant.to, unit: unitFor(fields.get(meant.to), unit) };
  });
  // the header tells before the values do
  const told = named.map((one) => {
    const to = one.to === undefined && !one.isOwn ? byContent(one.column, market) : undefined;
    if (to === undefined || !fields.has(to) || taken.has(to)) return one;
    taken.add(to);
    return { column: one.column, to };
  });
  return withIdentity(told);
}

/** Of two columns for one of ours one that says something counts; of two such ones that with the more usual header. */
const isBetter = (
  column: SeenColumn | undefined,
  meant: Meant,
  before: SeenColumn | undefined,
  other: Meant,
): boolean =>
  (column?.filled ?? 0) > 0 === (before?.filled ?? 0) > 0
    ? meant.rank < other.rank
    : (column?.filled ?? 0) > 0;

/** Where nothing names the vehicles, a column that has an id of its own in every row does. */
function withIdentity(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const names = ({ column, to, isOwn }: Suggestion): boolean =>
    column.filled > 0 && IDENTITIES.includes(isOwn ? headerKey(column.header) : (to ?? ''));
  if (suggestions.some(names)) return suggestions;
  const id = suggestions.find(({ column, to, isOwn }) => to === undefined && !isOwn && isId(column));
  if (!id || suggestions.some(({ column, isOwn }) => isOwn && headerKey(column.header) === 'stock_no'))
    return suggestions;
  return suggestions.map((one) => {
    if (one === id) return { column: one.column, to: 'stock_no' };
    return one.to === 'stock_no' ? { column: one.column } : one;
  });
}

/** A header's unit, where the column has such a unit. */
function unitFor(field: FedField | undefined, unit: string | undefined): string | undefined {
  const isDistance = unit === 'km' || unit === 'miles';
  const type = field?.column.type;
  if (unit === undefined || type !== (isDistance ? 'odometer' : 'money')) return undefined;
  return unit;
}

/** The website that most links of a file to pages lead to: its source, where no column says it. */
export function likelySource(suggestions: readonly Suggestion[]): string | undefined {
  const pages = suggestions.filter(
    ({ column, to }) => column.links > 0.8 && to !== 'photo_links' && linksOf(column) === 'vdp_url',
  );
  const links = pages.flatMap(({ column }) => column.examples);
  const domains = links.flatMap((link) => domainOf(link) ?? []);
  return domains.sort((one, other) => count(domains, other) - count(domains, one))[0];
}

const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;
