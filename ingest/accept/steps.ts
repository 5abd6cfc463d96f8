import type { Spooled } from '../feeds/spool.ts';

/**
 * What is done to a file one after another, and how much of the time that it takes is over when each begins, in hundredths
 * (docs/performance.md, "Where accepting spends its time"). The database does not tell how far it has come with a statement.
 */
export const STEPS = {
  columns: { doing: 'finding the columns of', over: 0 },
  looking: { doing: 'looking over', over: 5 },
  vins: { doing: 'telling the vehicles of', over: 25 },
  rows: { doing: 'reading the rows of', over: 30 },
} as const;

/** What accepting begins to do. */
export interface AcceptStep {
  /** of all, in hundredths; never less than before */
  readonly done: number;
  /** `reading the rows of cars.jsonl` */
  readonly doing: string;
}

/** Tells what is begun. */
export type OnStep = (step: AcceptStep) => void;

/** Each row takes as long as another; of Parquet, which is not split, it is not known how many there are. */
const weightOf = (file: Spooled): number => ('rows' in file ? Math.max(1, file.rows) : 1);

/** Tells of the steps of a delivery: `file` of one of its files, by the place of that; `last` of what is done to all rows. */
export function stepsOf(files: readonly Spooled[], onStep: OnStep) {
  const weights = files.map(weightOf);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    file(at: number, step: keyof typeof STEPS): void {
      const before = weights.slice(0, at).reduce((sum, weight) => sum + weight, 0);
      const { doing, over } = STEPS[step];
      const done = Math.floor((before * 100 + (weights[at] ?? 0) * over) / all);
      onStep({ done, doing: `${doing} ${files[at]?.file ?? ''}` });
    },
    last(): void {
      onStep({ done: 99, doing: 'looking for rows that came again' });
    },
  };
}
