import { readFile, writeFile } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';

/** What one stage of a load cost. */
export interface StageCost {
  readonly stage: string;
  readonly seconds: number;
  /** seconds of CPU time of all threads: on a busy machine they tell more */
  readonly cpu: number;
  /** most memory that the process held in the stage, in MB */
  readonly memory: number;
}

/** One statement and how long it ran. */
export interface StatementCost {
  readonly stage: string;
  readonly seconds: number;
  readonly cpu: number;
  /** of the stage so far, in MB */
  readonly memory: number;
  readonly sql: string;
}

const STATUS = '/proc/self/status';

/** Lets the system count the most memory of this process anew; elsewhere than on Linux it goes on from the start. */
const forgetPeak = (): Promise<void> => writeFile('/proc/self/clear_refs', '5').catch(() => undefined);

async function peak(): Promise<number> {
  const status = await readFile(STATUS, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
}

/** A clock of the time that passes and of the CPU time of this process, both in seconds. */
function clock(): () => Pick<StageCost, 'seconds' | 'cpu'> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
  };
}

/** Runs the stages of a load one after another, and keeps what each costs, and each statement of the database. */
export class Stages {
  readonly costs: StageCost[] = [];
  readonly statements: StatementCost[] = [];
  readonly #say: (text: string) => void;
  #stage = '';

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  async run<Result>(stage: string, work: () => Promise<Result>): Promise<Result> {
    this.#stage = stage;
    await forgetPeak();
    const taken = clock();
    const result = await work();
    const cost = { stage, ...taken(), memory: await peak() };
    this.costs.push(cost);
    this.#say(
      `${stage}: ${cost.seconds.toFixed(2)} s, ${cost.cpu.toFixed(2)} s of CPU, ${cost.memory.toFixed(0)} MB`,
    );
    return result;
  }

  /** Keeps the time of every statement that the connection runs from now on. */
  watch(db: DuckDBConnection): void {
    const run = db.run.bind(db);
    db.run = (...args) => this.#timed(args[0], () => run(...args));
  }

  async #timed<Result>(sql: string, work: () => Promise<Result>): Promise<Result> {
    const taken = clock();
    try {
      return await work();
    } catch (error) {
      this.#say(`${this.#stage}: fails with ${sql.slice(0, 2000)}`);
      throw error;
    } finally {
      this.statements.push({
        stage: this.#stage,
        ...taken(),
        memory: await peak(),
        sql,
      });
    }
  }
}
