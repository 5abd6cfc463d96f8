import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { car, csv, Installation } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { inChild } from './child.ts';
import type { Command } from './commands.ts';
import { answers, everything } from './everything.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';
import { carsOf, instantOf, whereOf } from './twins.ts';

// A disk that a load fills: it says so and changes nothing, and the same load succeeds once there is room.

const MB = 2 ** 20;

describeOnEngine('a full disk', () => {
  let here: Installation;
  let disk = '';
  let small: SmallDisk;
  beforeEach(() => {
    here = new Installation();
    disk = here.installation.dataDir;
    small = smallDisk(disk, 64);
  });
  afterEach(async () => {
    small.drop();
    await here.drop();
  });

  test('says so, changes nothing, and is no obstacle once there is room', async ({ skip }) => {
    if (small.reason) return skip(small.reason);
    const where = whereOf(here);
    const ballast = join(disk, 'ballast');
    const load = (day: number, rows = carsOf(day)): Command => ({
      run: 'load',
      file: here.write(`day-${day}.csv`, csv(rows)),
      asOf: instantOf(day),
    });
    expect(await inChild(where, load(1))).toEqual({ code: 0, text: '' });
    const before = await everything(here.client, where);
    // incompressible, so that it needs its room wherever it is written
    const noise = Array.from({ length: 4000 }, (_, n) => car(1000 + n, { seller_comments: noiseOf(n) }));
    const second = load(2, [...carsOf(2), ...noise]);

    // room for less and less of it: the copied rows, the database's own files, the ledger, its journal
    for (const room of [6 * MB, 3 * MB, MB, 256 * 1024, 0]) {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - room)));
      const { code, text } = await inChild(where, second);
      expect([code, text], `${room} bytes`).toEqual([1, expect.stringMatching(/^the disk is full: .+$/)]);
      expect(await answers(here.client, where)).toEqual(before.answers);
      rmSync(ballast);
      expect(await everything(here.client, where), `${room} bytes`).toEqual(before);
    }

    expect(await inChild(where, second)).toEqual({ code: 0, text: '' });
    expect(await here.everything()).toHaveLength(4003);
  });
});

/** Text of a kilobyte that no two numbers share and no compression shortens by much. */
function noiseOf(seed: number): string {
  let state = seed + 1;
  let text = '';
  while (text.length < 1000) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return text;
}
