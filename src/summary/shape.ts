import type { DuckDBValue } from '@duckdb/node-api';
import type { Part } from './database.ts';
import { GEOGRAPHIES } from './dimensions.ts';
import { MEASURES, type Measure } from './measures.ts';
import { keysOf } from './month-sql.ts';
import type { Question } from './plan.ts';

/**
 * Writes rows of the database as rows of the answer (part-2.md "SummaryRow"). All rows of an answer have the same
 * members, so that they are one text with gaps: 20,000 rows are written in a fraction of the time that objects take.
 */

/** Columns before the keys: numbers of groups and of those that pass, rank. */
const [GROUPS, PASSED, RANK, KEYS_FROM] = [0, 1, 2, 3];

/** A gap of the text: where its value stands, and how it is written. */
interface Gap {
  readonly at: number;
  readonly write: (value: DuckDBValue) => string;
}

type Members = Record<string, unknown>;

/** What stands for a gap in the text; no name and no month is this. */
const GAP = '@';

function put(into: Members, at: readonly string[]): void {
  const [name = '', ...rest] = at;
  if (rest.length === 0) into[name] = GAP;
  else {
    into[name] ??= {};
    put(into[name] as Members, rest);
  }
}

const figure =
  ({ whole }: Measure) =>
  (value: DuckDBValue): string =>
    value === null ? 'null' : String(whole ? value : (value as number) / 100);

/** The inventory type that all rows of an answer have; undefined: each its own, or none. */
const commonType = ({ inventory_type: type }: Question): string | undefined =>
  type === 'all' ? undefined : type === 'certified' ? 'used' : type;

/** The text of a row and its gaps, keys in the order of the contract. */
function templateOf(question: Question, month: string) {
  const keys = keysOf(question);
  const members: Members = { month };
  const gaps: Gap[] = [];
  const gap = (name: string, at: number): void => {
    members[name] = GAP;
    gaps.push({ at, write: (value) => JSON.stringify(value) });
  };
  const gapOf = (name: string): void => gap(name, KEYS_FROM + keys.indexOf(name));
  const common = commonType(question);
  if (question.dimensions.includes('inventory_type')) gapOf('inventory_type');
  else if (common !== undefined) members.inventory_type = common;
  // the city stands before the state
  const places: readonly string[] = GEOGRAPHIES[question.summary_by];
  for (const name of places.toReversed()) gapOf(name);
  for (const name of question.dimensions) if (name !== 'inventory_type') gapOf(name);
  gap('rank', RANK);
  for (const [at, measure] of MEASURES.entries()) {
    put(members, measure.at);
    gaps.push({ at: KEYS_FROM + keys.length + at, write: figure(measure) });
  }
  return { texts: JSON.stringify(members).split(JSON.stringify(GAP)), gaps };
}

/** Writes the rows of a month as JSON. */
export function rowWriter(question: Question, month: string): (part: Part) => string[] {
  const { texts, gaps } = templateOf(question, month);
  const rowAt = (part: Part, row: number): string => {
    let text = texts[0] ?? '';
    for (let at = 0; at < gaps.length; at += 1) {
      const gap = gaps[at] as Gap;
      text += gap.write(part[gap.at]?.[row] ?? null) + texts[at + 1];
    }
    return text;
  };
  return (part) =>
    // a month without any group is one row of its numbers alone
    (part[RANK] ?? []).flatMap((rank, row) => (rank === null ? [] : [rowAt(part, row)]));
}

/** How many groups there are in a month, and how many of them pass; they stand in every row. */
export const numbersOf = (part: Part): { readonly groups: number; readonly passed: number } => ({
  groups: Number(part[GROUPS]?.[0] ?? 0),
  passed: Number(part[PASSED]?.[0] ?? 0),
});
