import type { SummaryDatabase } from './database.ts';
import { sparseOf } from './dimensions.ts';
import { knownSql, type MonthSource, monthSql } from './month-sql.ts';
import type { PublishedMonths } from './months.ts';
import type { Question } from './plan.ts';
import { rollupPart } from './rollup-sql.ts';
import { numbersOf, rowWriter } from './shape.ts';
import { monthsOf } from './window.ts';

/** The rows of an answer and what its warnings need to know. */
export interface CountedRows {
  /** members of `data` as JSON */
  readonly rows: readonly string[];
  readonly groups: number;
  readonly rowsBeforeLimit: number;
  /** filtered vehicles, and how many of them lack each sparse dimension */
  readonly filtered: number;
  readonly lacking: Readonly<Record<string, number>>;
}

/** What a row calls its month or months, where they are counted, and the files of their vehicles. */
type Span = readonly [name: string, source: MonthSource, files: readonly string[]];

/** The published months of a question, newest first, or where it wants them in one all of them together. */
export function sourcesOf(question: Question, published: PublishedMonths): Span[] {
  const { window, whole_window: isWhole } = question;
  const part = rollupPart(question);
  const months = (window ? monthsOf(window) : []).flatMap((month) => {
    const files = published.files.get(month);
    return files ? [{ month, ...files }] : [];
  });
  const [newest, oldest] = [months[0], months.at(-1)];
  if (isWhole && newest && oldest) {
    const files = months.map(({ file }) => file);
    return [[`${oldest.month}/${newest.month}`, { is: 'vehicles', files }, files]];
  }
  return months.map(({ month, file, rollup }) => [
    month,
    part && rollup ? { is: 'roll-up', file: rollup, part } : { is: 'vehicles', files: [file] },
    [file],
  ]);
}

/**
 * Counts an answer month by month, as the month is part of every group unless the window is wanted whole: no month takes
 * more memory than one, and those that lie beyond the limit are ranked and counted, but not measured.
 */
export async function count(
  database: Pick<SummaryDatabase, 'read'>,
  question: Question,
  published: PublishedMonths,
  signal: AbortSignal,
): Promise<CountedRows> {
  const rows: string[] = [];
  const sparse = sparseOf(question.dimensions);
  const lacking: Record<string, number> = Object.fromEntries(sparse.map((name) => [name, 0]));
  let [groups, passed, filtered] = [0, 0, 0];
  for (const [month, source, files] of sourcesOf(question, published)) {
    const write = rowWriter(question, month);
    let numbers = { groups: 0, passed: 0 };
    await database.read(monthSql(question, source, question.limit - rows.length), signal, (part) => {
      numbers = numbersOf(part);
      for (const row of write(part)) rows.push(row);
    });
    groups += numbers.groups;
    passed += numbers.passed;
    if (sparse.length === 0) continue;
    await database.read(knownSql(question, files, sparse), signal, (part) => {
      const [all = 0, ...known] = part.map(([value]) => Number(value));
      filtered += all;
      for (const [at, name] of sparse.entries())
        lacking[name] = (lacking[name] ?? 0) + all - (known[at] ?? 0);
    });
  }
  return { rows, groups, rowsBeforeLimit: passed, filtered, lacking };
}
