import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { progressOn } from '../../ingest/ground/progress.ts';
import { writeSample } from '../../sample/write.ts';
import { forecourt, lastLine } from './commands.ts';
import type { BenchOptions } from './options.ts';

/** One stage of getting the market in. */
export interface StageFigures {
  readonly stage: string;
  readonly seconds: number;
  readonly rowsPerSecond: number;
  /** most that the process held, in MB; told of the whole load */
  readonly memory?: number | undefined;
}

const DAY_MS = 86_400_000;

const stageOf = (stage: string, seconds: number, rows: number): StageFigures => ({
  stage,
  seconds,
  rowsPerSecond: Math.round(rows / Math.max(seconds, 0.001)),
});

/** Generates the market and loads it with `forecourt ingest`; gives the time of each stage. */
export async function loadMarket(
  { size, seed }: Pick<BenchOptions, 'size' | 'seed'>,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<StageFigures[]> {
  const file = path.join(folder, 'market.jsonl');
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const stage = progressOn(process.stderr)('generate', 'listings', size);
  const start = performance.now();
  await writeSample('listings', file, { size, seed, asOf: midnight / 1000 }, (rows) => stage.at(rows));
  const generated = (performance.now() - start) / 1000;
  stage.end();
  process.stderr.write(`generated ${((await stat(file)).size / 1e6).toFixed(0)} MB\n`);
  const loading = performance.now();
  const asOf = new Date(midnight).toISOString();
  const out = await forecourt(
    ['ingest', 'listings', '--market', 'us-cars', '--as-of', asOf, '--json', file],
    env,
  );
  const whole = (performance.now() - loading) / 1000;
  const report = lastLine<{
    accepted: number;
    rejected: number;
    seconds: Record<string, number>;
    peak_memory?: number;
  }>(out);
  await rm(file);
  if (report.accepted !== size) throw new Error(`${report.accepted} of ${size} generated rows were accepted`);
  return [
    stageOf('generate', generated, size),
    ...Object.entries(report.seconds).map(([stage, seconds]) => stageOf(stage, seconds, size)),
    { ...stageOf('whole ingest', whole, size), memory: report.peak_memory },
  ];
}
