import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SoldData, type SoldLocation } from '../../src/summary/sold-data.ts';
import { SoldSummary } from '../../src/summary/summary.ts';

/** A summary over a state directory of its own, and short ways to ask it. */
export interface TestSummary {
  readonly dataDir: string;
  readonly summary: SoldSummary;
  /** the whole answer; rows as objects */
  ask(query: string, signal?: AbortSignal): Promise<Asked>;
  close(): Promise<void>;
}

export type AnswerRow = Readonly<Record<string, unknown>>;

interface Asked {
  readonly result_count: number;
  readonly limit: number;
  readonly truncated: boolean;
  readonly warnings: readonly { readonly code: string; readonly message: string; readonly detail: object }[];
  readonly applied: Readonly<Record<string, unknown>>;
  readonly data: readonly AnswerRow[];
}

export function testSummary(place: Partial<SoldLocation> = {}): TestSummary {
  const dataDir = place.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'forecourt-sold-'));
  const data = new SoldData({ memory: '256MB', everPublished: async () => false, ...place, dataDir });
  const summary = new SoldSummary(data);
  return {
    dataDir,
    summary,
    async ask(query, signal = new AbortController().signal) {
      const { envelope, data } = await summary.answer(query, 'api_key', signal);
      return { ...envelope, applied: { ...envelope.applied }, data: JSON.parse(data) as AnswerRow[] };
    },
    async close() {
      await data.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The measure of a row by its name, wherever it stands. */
export function measureIn(row: AnswerRow, name: string): number | null {
  const [object = '', statistic] = name.split('.');
  if (statistic === undefined) return row[object] as number | null;
  const inner = row[object] as Record<string, unknown>;
  const percent = /^p(\d+)$/.exec(statistic)?.[1];
  const at = percent ? (inner.percentiles as Record<string, unknown>)[`${percent}.0`] : inner[statistic];
  return at as number | null;
}
