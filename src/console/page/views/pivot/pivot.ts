import type { FieldDescription, Metadata, SearchDescription } from '../../../metadata.ts';
import { ask } from '../../api.ts';
import { knowledge } from '../../knowledge.ts';
import { named } from '../../money.ts';
import { type Request, requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { title } from '../../words.ts';
import { filtersOf } from '../explore/filters.ts';
import { facetFields, statsFields } from '../explore/layout.ts';

/** A group as a pivot answers it, or a cell of one. */
export interface Group {
  readonly item: string;
  readonly count: number;
  readonly stats?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly cells?: readonly Group[];
}

/** The answer of a pivot, as far as the page reads it. */
export interface Pivot {
  readonly num_found: number;
  readonly stats?: Group['stats'];
  readonly group_by: readonly { readonly field: string; readonly missing: number; readonly other: number }[];
  readonly rows: readonly Group[];
  readonly columns?: readonly Group[];
}

/** Figures that groups are measured by. */
export const FIGURES = ['median', 'mean', 'p5', 'p25', 'p75', 'p90', 'p95', 'min', 'max', 'sum'] as const;

/** How many groups are offered. */
export const SIZES = ['5', '10', '20', '50', '100'] as const;

/** What is measured: a figure of a field, or the number of listings. */
export interface Measure {
  /** undefined: the number of listings */
  readonly field: FieldDescription | undefined;
  readonly figure: string;
}

const pathOf = ({ path }: SearchDescription): string => `${path}/pivot`;

/** Whether a search can be pivoted. */
export const isPivotable = (search: SearchDescription): boolean =>
  (knowledge.value?.operations ?? []).some(({ path }) => path === pathOf(search));

/** Searches that can be pivoted. */
export const pivotable = ({ searches }: Metadata): SearchDescription[] => searches.filter(isPivotable);

/** What of a search is shown: its rows, columns, measure and sizes, as the address says. */
export interface PivotSettings {
  readonly rows: string;
  /** undefined: none */
  readonly columns: string | undefined;
  readonly measure: Measure;
  readonly rowsShown: string;
  readonly columnsShown: string;
  /** groups by their measure; else by their listings */
  readonly byMeasure: boolean;
}

const known = (fields: readonly FieldDescription[], ...names: (string | undefined)[]): string | undefined =>
  names.find((name) => fields.some((field) => field.name === name));

/** Without a word of the address: bodies by state, and how long they stand. */
export function pivotSettings(search: SearchDescription, { setting }: ViewState): PivotSettings {
  const groups = facetFields(search);
  const measures = statsFields(search);
  const rows = known(groups, setting('rows'), 'body_type', 'make') ?? groups[0]?.name ?? '';
  const columns = setting('columns') === 'none' ? undefined : known(groups, setting('columns'), 'state');
  const measured =
    setting('measure') === 'count' ? undefined : known(measures, setting('measure'), 'dom', 'price');
  return {
    rows,
    columns: columns === rows ? undefined : columns,
    measure: {
      field: measures.find(({ name }) => name === measured),
      figure: FIGURES.find((one) => one === setting('figure')) ?? 'median',
    },
    rowsShown: setting('top') ?? '10',
    columnsShown: setting('across') ?? '5',
    byMeasure: setting('sort') === 'measure',
  };
}

/** Rows of a pivot: so many, behind so many others. */
interface Span {
  readonly offset: number;
  readonly limit: string;
}

/** The request of a pivot; not said: of the rows that the page shows. */
export function pivotRequest(
  search: SearchDescription,
  state: ViewState,
  asked: PivotSettings,
  { offset, limit }: Span = { offset: 0, limit: asked.rowsShown },
): Request {
  const { rows, columns, measure, columnsShown, byMeasure } = asked;
  const figure = measure.field ? `${measure.field.name}|${measure.figure}` : undefined;
  return requestOf(pathOf(search), [
    ...filtersOf(state.selection, search),
    [
      'group_by',
      [`${rows}|${offset}|${limit}`, ...(columns ? [`${columns}|0|${columnsShown}`] : [])].join(','),
    ],
    ...(figure ? [['measures', figure] as const] : []),
    ...(figure && byMeasure ? [['group_sort', figure] as const] : []),
  ]);
}

/** Most rows of an answer, and most cells (supplement 2.4). */
const MOST = { rows: 1000, cells: 10_000 } as const;

/** Every row of a pivot with the columns that are shown, page by page. Throws ApiRefusal. */
export async function everyRow(
  search: SearchDescription,
  state: ViewState,
  asked: PivotSettings,
  signal: AbortSignal,
): Promise<Group[]> {
  const columns = asked.columns ? Number(asked.columnsShown) : 1;
  const size = Math.min(MOST.rows, Math.floor(MOST.cells / columns));
  const rows: Group[] = [];
  for (;;) {
    const page = pivotRequest(search, state, asked, { offset: rows.length, limit: String(size) });
    const { data } = await ask<Pivot>(page, signal);
    rows.push(...data.rows);
    if (data.rows.length < size) return rows;
  }
}

/** Groups of numbers, years above all, from the least to the most; others as they came. */
export const inOrder = (groups: readonly Group[]): readonly Group[] =>
  groups.every(({ item }) => item !== '' && Number.isFinite(Number(item)))
    ? groups.toSorted((one, other) => Number(one.item) - Number(other.item))
    : groups;

/** What was measured of a group; undefined: it has no listing with a value. */
export const measuredIn = (
  group: Pick<Group, 'count' | 'stats'>,
  { field, figure }: Measure,
): number | undefined => (field ? group.stats?.[field.name]?.[figure] : group.count);

/** What the numbers of a pivot are. */
export const measureName = ({ field, figure }: Measure): string =>
  field ? named(`${title(field.name)}, ${figure}`, field.unit) : 'Listings';

/** What a pivot is called. */
export const nameOf = ({ rows, columns, measure }: PivotSettings): string =>
  `${measureName(measure)} by ${title(rows)}${columns ? ` and ${title(columns)}` : ''}`;
