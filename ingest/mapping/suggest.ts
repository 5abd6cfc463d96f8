import type { Dataset } from '../../src/catalog/field.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { domainOf } from '../../src/grammar/domain.ts';
import { type FedField, headerKey } from '../feeds/columns.ts';
import { withMakes, withModels, withRegions, withSeries, withSplits, withTowns } from './beside.ts';
import { isContradicted } from './contradictions.ts';
import { elseMeant, type Meant, meantBy } from './header-meaning.ts';
import { headerName, memberName } from './header-name.ts';
import type { SeenColumn } from './look.ts';
import { matchOf } from './matches.ts';
import {
  contradictedColumn,
  type FileColumns,
  fileColumns,
  holdsOther,
  isOwnHeader,
  misnamed,
  ownOf,
} from './own-header.ts';
import type { Suggestion } from './suggestion.ts';
import { byContent, linksOf } from './value-meaning.ts';

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
  const file = fileColumns(dataset, columns, market);
  const own = new Set(
    columns.filter((column) => isOwnHeader(column, file)).flatMap((column) => ownOf(column, file) ?? []),
  );
  // the header tells before the values do
  const byName = withRegions(withSeries(byHeaders(file, own)), file, own);
  const withNames = withModels(withMakes(byName, file), file);
  return withSplits(withIdentity(byValues(withTowns(withNames, file, own), file, own)), file);
}

/** What a header may mean. */
type Candidate = Meant & { readonly unit?: string | undefined };

/** What the words of a header mean that is none of ours, unless the values are against it. */
function byWords(column: SeenColumn, { words, fields, market }: FileColumns): Candidate | undefined {
  const isNone = ({ to }: Meant): boolean => isContradicted(fields.get(to), column, market);
  const meant = meantBy(column.header, words);
  if (!meant) return undefined;
  const held = holdsOther(meant.to, column, market);
  if (held !== undefined && fields.has(held)) return { to: held, rank: 0 };
  // of a dotted name the last word says the unit
  if (!isNone(meant)) return { ...meant, unit: headerName(memberName(column.header)).unit };
  const other = elseMeant(column.header);
  return other && fields.has(other.to) && !isNone(other) ? other : undefined;
}

function candidateOf(column: SeenColumn, file: FileColumns, isNamed: boolean): Candidate | undefined {
  // an id names the record; where nothing names the vehicle, it does that
  const name = headerKey(column.header);
  // that of a search engine is called so, too
  if (name === '_id' && isNamed) return undefined;
  if ((name === 'id' || name === '_id') && !isNamed)
    return column.isRunning ? undefined : { to: 'stock_no', rank: 0 };
  if (ownOf(column, file) !== undefined) {
    const to = isOwnHeader(column, file) ? undefined : misnamed(column, file);
    return to === undefined ? undefined : { to, rank: 0 };
  }
  return byWords(column, file);
}

/** By our column: the number of the column that is the best one for it, but for those of `own`. */
function bestOf(
  columns: readonly SeenColumn[],
  candidates: readonly (Candidate | undefined)[],
  own: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const [at, meant] of candidates.entries()) {
    if (!meant || own.has(meant.to)) continue;
    const before = best.get(meant.to) ?? -1;
    const other = candidates[before];
    if (!other || isBetter(columns[at], meant, columns[before], other)) best.set(meant.to, at);
  }
  return best;
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

/** What headers tell; `own`: our columns that a header of the file is called as, and that are there already. */
function byHeaders(file: FileColumns, own: ReadonlySet<string>): readonly Suggestion[] {
  const { columns, fields } = file;
  const isNamed = IDENTITIES.some((one) => own.has(one));
  const candidates = columns.map((column) => candidateOf(column, file, isNamed));
  const best = bestOf(columns, candidates, own);
  return columns.map((column, at): Suggestion => {
    const meant = candidates[at];
    if (!meant && isOwnHeader(column, file)) return { column, isOwn: true };
    if (!meant || best.get(meant.to) !== at) return { column, contradicts: contradictedColumn(column, file) };
    // a column of units says it of each row
    const unit = best.has('miles_indicator') && meant.unit === 'km' ? undefined : meant.unit;
    const match = matchOf(meant.to, column);
    return { column, to: meant.to, unit: unitFor(fields.get(meant.to), unit), match };
  });
}

/** What the values tell of columns whose headers tell nothing. */
function byValues(
  suggestions: readonly Suggestion[],
  { fields, market }: FileColumns,
  own: ReadonlySet<string>,
): readonly Suggestion[] {
  const taken = new Set([...own, ...suggestions.flatMap(({ to }) => to ?? [])]);
  return suggestions.map((one) => {
    const to = one.to === undefined && !one.isOwn ? byContent(one.column, market) : undefined;
    if (to === undefined || !fields.has(to) || taken.has(to)) return one;
    taken.add(to);
    return { column: one.column, to };
  });
}

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
