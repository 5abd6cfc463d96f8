import { expect } from 'vitest';
import { car, csv, Installation, type Row, T } from '../engine/ingest-installation.ts';
import { engineUrl } from '../market/load.ts';
import { inChild, type Point } from './child.ts';
import { type Command, perform, type Where } from './commands.ts';
import { answers, everything, trends } from './everything.ts';

export const DAY = 86_400;

/** Instant of a day's delivery. */
export const instantOf = (day: number): number => T + day * DAY;

export const whereOf = (here: Installation): Where => ({
  url: engineUrl ?? '',
  prefix: here.prefix,
  dataDir: here.installation.dataDir,
});

/** The cars of a day: one stays, one changes its price, one leaves and one arrives; the same on another source. */
export const carsOf = (day: number, source = 'a.example'): Row[] =>
  [car(1), car(10 + day), car(2, { price: 20_000 + day })].map((row) => ({ ...row, source }));

/**
 * A point, and what answers once the command has died there. Of points between which nothing happens that lasts, one stands in
 * a plan: after a statement is before the next one.
 */
export type Kill = Point & { readonly answers: 'old' | 'new' };

/** A command that is killed and run again, again and again, and how the run that nothing disturbs ends. */
export interface Plan {
  readonly kills: readonly Kill[];
  readonly code: 0 | 3;
}

/** Two installations that get the same: one is disturbed, the other never is. */
export class Twins {
  readonly disturbed = new Installation();
  readonly undisturbed = new Installation();

  /** The same command for one of them, with a file of its own. */
  #commandFor(here: Installation, command: Command, rows: readonly Row[]): Command {
    return 'file' in command ? { ...command, file: here.write(command.file, csv(rows)) } : command;
  }

  /** Runs a command on both, undisturbed. */
  async both(command: Command, rows: readonly Row[] = []): Promise<void> {
    for (const here of [this.disturbed, this.undisturbed])
      expect(await perform(whereOf(here), this.#commandFor(here, command, rows))).toEqual({
        code: 0,
        text: '',
      });
  }

  /**
   * Runs a command on one; on the other it is killed at each point in turn, each run going on where the one before died,
   * until the last one is left alone. What answers is old or new throughout, and in the end both hold the same.
   */
  async disturb(command: Command, rows: readonly Row[], { kills, code }: Plan): Promise<void> {
    const { disturbed, undisturbed } = this;
    const [there, calm] = [whereOf(disturbed), whereOf(undisturbed)];
    const old = await answers(disturbed.client, there);
    const before = trends(there);
    expect(await perform(calm, this.#commandFor(undisturbed, command, rows))).toEqual({ code: 0, text: '' });
    const now = await answers(undisturbed.client, calm);
    const days = [before, trends(calm)];
    const mine = this.#commandFor(disturbed, command, rows);
    for (const kill of kills) {
      const { answers: which, ...point } = kill;
      const said = JSON.stringify(point);
      expect(await inChild(there, mine, point), said).toEqual({ code: 'SIGKILL', text: '' });
      expect(await answers(disturbed.client, there), said).toEqual(which === 'old' ? old : now);
      expect(days, said).toContainEqual(trends(there));
    }
    expect((await perform(there, mine)).code).toBe(code);
    await this.same();
  }

  /** Kills a command on the disturbed one. */
  async killed(command: Command, point: Point): Promise<void> {
    expect(await inChild(whereOf(this.disturbed), command, point)).toEqual({ code: 'SIGKILL', text: '' });
  }

  /** Both hold the same, in the engine and in their ledgers. */
  async same(): Promise<void> {
    const [mine, other] = [this.disturbed, this.undisturbed].map((here) =>
      everything(here.client, whereOf(here)),
    );
    expect(await mine).toEqual(await other);
  }

  async drop(): Promise<void> {
    await Promise.all([this.disturbed.drop(), this.undisturbed.drop()]);
  }
}
