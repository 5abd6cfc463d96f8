import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { restore } from '../../ingest/backup/restore.ts';
import { faultText } from '../../ingest/ground/fault-text.ts';
import { exitCodeOf } from '../../ingest/ground/outcome.ts';
import { literal } from '../../ingest/ground/sql.ts';
import { DATABASES } from '../../src/cli/databases.ts';
import { loading, MEMORY } from './state.ts';

// A process that works on a state directory and may kill itself (SIGKILL). Arguments: one JSON object.

export type Task =
  /** adds a word to the ledger of us-cars and dies with it in the log only */
  | { readonly do: 'die'; readonly dataDir: string; readonly word: string }
  /** holds the ledger of us-cars */
  | { readonly do: 'hold'; readonly dataDir: string }
  /** restores; dies before the n-th change of a name in the file system */
  | {
      readonly do: 'restore';
      readonly dataDir: string;
      readonly source: string;
      readonly replace: boolean;
      readonly killAt?: number;
    };

const task = JSON.parse(process.argv[2] ?? '') as Task;
const die = (): void => void process.kill(process.pid, 'SIGKILL');

function dieAt(killAt: number): void {
  let count = 0;
  for (const way of ['renameSync', 'linkSync'] as const) {
    const change = fs[way];
    fs[way] = (from, to) => {
      count += 1;
      if (count === killAt) die();
      change(from, to);
    };
  }
  syncBuiltinESMExports();
}

if (task.do === 'restore') {
  if (task.killAt) dieAt(task.killAt);
  try {
    const { dataDir, source, replace } = task;
    const rebuild = async (ledger: string): Promise<void> => console.log(`rebuilt ${ledger}`);
    await restore({ dataDir, source, replace, memory: MEMORY, databases: DATABASES, rebuild });
  } catch (error) {
    console.error(faultText(error));
    process.exitCode = exitCodeOf(error);
  }
} else {
  const { db } = await loading(task.dataDir, 'us-cars');
  if (task.do === 'die') {
    await db.run(`INSERT INTO note VALUES (${literal(task.word)})`);
    die();
  }
  process.send?.('open');
  setInterval(() => {}, 1000);
}
