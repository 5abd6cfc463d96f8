import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marketStatus } from '../../ingest/status.ts';
import { keptDeliveries } from '../../src/engine/deliveries.ts';
import { car, csv, Installation, T } from '../engine/ingest-place.ts';
import { describeOnEngine, engineUrl } from '../market/load.ts';

// A load or rollback that is killed at any point and run again ends as if nothing had happened.

const DAY = 86_400;
const CHILD = fileURLToPath(new URL('./ingest-child.ts', import.meta.url));
const MINUTE = 60_000;
let here: Installation;
beforeEach(() => {
  here = new Installation();
});
afterEach(() => here.drop());

interface Kill {
  readonly when: 'before' | 'after';
  readonly request: string;
}

/** Runs the child; gives its exit code, or the signal that ended it. */
function run(task: {
  asOf: number;
  file?: string;
  kill?: Kill | undefined;
}): Promise<number | string | null> {
  const argument = JSON.stringify({
    url: engineUrl,
    prefix: here.prefix,
    dataDir: here.place.dataDir,
    ...task,
  });
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, argument], {
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
}

/** Everything that is seen from outside, without names that count generations. */
async function state() {
  const [status] = await marketStatus({ client: here.client, indexPrefix: here.prefix, staleAfterHours: 36 });
  const { deliveries: reports } = await keptDeliveries(here.client, here.prefix);
  return {
    answers: await here.everything(),
    indices: (await here.indices()).length,
    live: status?.as_of,
    reports: reports.map(({ as_of }) => as_of),
  };
}

const POINTS: Kill[] = [
  { when: 'after', request: '^PUT .*-us-cars-us-' },
  { when: 'before', request: '^POST /_bulk' },
  { when: 'after', request: '^POST /_bulk' },
  { when: 'before', request: '_forcemerge' },
  { when: 'before', request: '^POST /_aliases' },
  { when: 'after', request: '^POST /_aliases' },
  { when: 'before', request: '^PUT /.*deliveries/_doc' },
  { when: 'after', request: '^PUT /.*deliveries/_doc' },
  { when: 'before', request: '^DELETE .*20251010t' },
];

describeOnEngine('a load that is killed', () => {
  test('at every point: the old answers until the switch, and the same end after another run', {
    timeout: 10 * MINUTE,
  }, async () => {
    const files = [1, 2, 3].map((day) =>
      here.write(`day-${day}.csv`, csv([car(1), car(10 + day), car(20, { price: day })])),
    );
    const load = (day: number, kill?: Kill) =>
      run({ asOf: T + day * DAY, file: files[day - 1] as string, kill });
    expect(await load(1)).toBe(0);
    expect(await load(2)).toBe(0);
    const before = await state();
    expect(await load(3)).toBe(0);
    const after = await state();
    expect(after.live).not.toBe(before.live);

    for (const kill of POINTS) {
      await here.drop();
      here = new Installation();
      files.splice(
        0,
        3,
        ...[1, 2, 3].map((day) =>
          here.write(`day-${day}.csv`, csv([car(1), car(10 + day), car(20, { price: day })])),
        ),
      );
      expect(await load(1)).toBe(0);
      expect(await load(2)).toBe(0);
      const point = `${kill.when} ${kill.request}`;
      expect(await load(3, kill), point).toBe('SIGKILL');
      const { answers } = await state();
      expect([before.answers, after.answers], point).toContainEqual(answers);
      expect([0, 3], point).toContain(await load(3));
      expect(await state(), point).toEqual(after);
    }
  });

  test('a rollback, too', { timeout: 5 * MINUTE }, async () => {
    const files = [1, 2].map((day) => here.write(`day-${day}.csv`, csv([car(1), car(10 + day)])));
    const points: Kill[] = [
      { when: 'before', request: '^POST /_aliases' },
      { when: 'after', request: '^POST /_aliases' },
      { when: 'before', request: '^DELETE .*-us-cars-us-' },
    ];
    expect(await run({ asOf: T + DAY, file: files[0] as string })).toBe(0);
    const first = await state();
    for (const kill of points) {
      expect(await run({ asOf: T + 2 * DAY, file: files[1] as string })).toBe(0);
      expect(await run({ asOf: 0, kill })).toBe('SIGKILL');
      // completed by the next command, which finds nothing more to roll back to
      expect(await run({ asOf: 0 })).toBe(3);
      expect(await state()).toEqual(first);
    }
  });
});
