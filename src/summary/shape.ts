import type { Row } from './database.ts';
import { GEOGRAPHIES } from './dimensions.ts';
import { MEASURES, type Measure } from './measures.ts';
import { keysOf } from './month-sql.ts';
import type { Question } from './plan.ts';
import { rounded } from './rounding.ts';

/** Turns rows of the database into rows of the answer, keys in the order of the contract (part-2.md "SummaryRow"). */

type Members = Record<string, unknown>;

/** Columns before the keys: groups, passed, rank. */
const KEYS_FROM = 3;
const RANK = 2;

function put(into: Members, at: readonly string[], value: number | null): void {
  const [name = '', ...rest] = at;
  if (rest.length === 0) into[name] = value;
  else {
    into[name] ??= {};
    put(into[name] as Members, rest, value);
  }
}

const shown = ({ whole }: Measure, value: number | null): number | null =>
  value === null || whole ? value : rounded(value);

/** The inventory type that all rows of an answer have; undefined: each its own, or none. */
const commonType = ({ inventory_type: type }: Question): string | undefined =>
  type === 'all' ? undefined : type === 'certified' ? 'used' : type;

/** Where the database's columns stand in a row: the city before the state, the inventory type before both. */
function leading(question: Question): readonly string[] {
  const places: readonly string[] = GEOGRAPHIES[question.summary_by];
  const dimensions = question.dimensions.filter((name) => name !== 'inventory_type');
  return [...places.toReversed(), ...dimensions];
}

/** Writes rows of a month as JSON. */
export function rowWriter(question: Question, month: string): (row: Row) => string {
  const keys = keysOf(question);
  const typeAt = keys.indexOf('inventory_type');
  const lead = leading(question).map((name) => [name, KEYS_FROM + keys.indexOf(name)] as const);
  const measures = MEASURES.map((measure, at) => [measure, KEYS_FROM + keys.length + at] as const);
  const common = commonType(question);
  return (row) => {
    const type = typeAt < 0 ? common : row[KEYS_FROM + typeAt];
    const members: Members = { month, ...(type === undefined ? {} : { inventory_type: type }) };
    for (const [name, at] of lead) members[name] = row[at];
    members.rank = row[RANK];
    for (const [measure, at] of measures) put(members, measure.at, shown(measure, row[at] as number | null));
    return JSON.stringify(members);
  };
}

/** Whether the row holds a group, or only the numbers of groups of a month without any. */
export const holdsGroup = (row: Row): boolean => row[RANK] !== null;
