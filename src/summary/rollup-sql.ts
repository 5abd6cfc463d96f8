import { type Binding, literal } from './binding.ts';
import { DEFAULT_DIMENSIONS, GEOGRAPHIES } from './dimensions.ts';
import { DEFAULT_MEASURE, MEASURES, type Measure } from './measures.ts';
import type { Question } from './plan.ts';

/** The groups of one inventory type by one geography: a part of a month's roll-up. */
export interface RollupPart {
  readonly inventory_type: Question['inventory_type'];
  readonly summary_by: 'state' | 'national';
}

/** A file of counts made beforehand, and the part of it that is read. */
export interface RollupSource {
  readonly file: string;
  readonly part: RollupPart;
}

/** The roll-up part that answers a question; undefined: only the vehicles do (docs/decisions, decision 9). */
export function rollupPart(question: Question): RollupPart | undefined {
  const { inventory_type, summary_by, dimensions } = question;
  const isPlain = question.filters.length === 0 && question.dealer_type === 'all';
  if (summary_by === 'city_state' || !isPlain || dimensions.length !== DEFAULT_DIMENSIONS.length)
    return undefined;
  return DEFAULT_DIMENSIONS.every((name) => dimensions.includes(name))
    ? { inventory_type, summary_by }
    : undefined;
}

/** SQL of a measure in a roll-up, where all of them stand in one list: a file of few columns is opened faster. */
const inRollup = ({ name }: Measure): string =>
  `measures[${MEASURES.findIndex((one) => one.name === name) + 1}] AS "${name}"`;

/** Every measure as one list, in the order of the table. */
export const measureList = `[${MEASURES.map(({ name }) => `"${name}"`).join(', ')}] AS measures`;

/** Rows of the part of a roll-up that answers a question. */
const partOf = ({ part }: RollupSource): string =>
  `part = '${part.inventory_type}' AND summary_by = '${part.summary_by}'`;

/** SQL of all groups with their decisive measures, and of those in `kept` with all of them. */
export function rollupSql(question: Question, source: RollupSource, measures: readonly Measure[]) {
  const keys = [...GEOGRAPHIES[source.part.summary_by], ...question.dimensions];
  const from = `FROM read_parquet(${literal(source.file)}, file_row_number = true)`;
  return {
    groups: `
      SELECT ${['file_row_number', ...keys, ...measures.map(inRollup)].join(', ')}
      ${from} WHERE ${partOf(source)}`,
    kept: `
      SELECT ${['place', ...MEASURES.map(inRollup)].join(', ')}
      ${from} JOIN kept USING (file_row_number) WHERE ${partOf(source)}`,
    carried: ['file_row_number'],
  };
}

/** Whether a question asks for nothing but the first ranks by vehicles sold: a roll-up is sorted by them. */
export const asksForFirstRanks = ({ ranking_measure, ranking_order, measure_filters }: Question): boolean =>
  ranking_measure === DEFAULT_MEASURE && ranking_order === 'desc' && measure_filters.length === 0;

/** The largest rank that a file can hold. */
const MOST_RANK = 2 ** 31 - 1;

/** The first ranks as they stand in a roll-up, in the columns and the order of `monthSql`. */
export function firstRanksSql(
  question: Question,
  source: RollupSource,
  order: string,
  limit: number,
  binding: Binding,
): string {
  const keys = [...GEOGRAPHIES[source.part.summary_by], ...question.dimensions];
  const all = '(SELECT CAST(count(*) AS DOUBLE) FROM first)';
  // counted apart: a window over all rows takes as long as reading them
  return `
    WITH first AS MATERIALIZED (
      SELECT sold_rank, ${[...keys, 'measures'].join(', ')}
      FROM read_parquet(${literal(source.file)})
      WHERE ${partOf(source)} AND sold_rank <= CAST(${binding.add(Math.min(question.top_n, MOST_RANK))} AS INTEGER))
    SELECT ${[`${all} AS groups`, `${all} AS passed`, 'CAST(sold_rank AS DOUBLE) AS rank', ...keys, ...MEASURES.map(inRollup)].join(', ')}
    FROM first
    ORDER BY ${order} LIMIT CAST(${binding.add(limit)} AS INTEGER)`;
}
