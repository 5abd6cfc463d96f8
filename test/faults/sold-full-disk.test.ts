import { readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { csv, type Row } from '../engine/ingest-installation.ts';
import { day, SoldInstallation, sold } from '../engine/sold-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { inChild } from './child.ts';
import type { Command } from './commands.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';
import { whereOf } from './twins.ts';

// A disk that sold months fill: the command says so, changes nothing and leaves nothing, and succeeds once there is room.

const MB = 2 ** 20;

/** Words that compress badly, so that they need their room wherever they are written. */
const noise = (n: number): string => `${Math.sin(n + 1)}${Math.cos(n + 1)}`.replaceAll(/\W/g, '');

describeOnEngine('a full disk', () => {
  let here: SoldInstallation;
  let disk = '';
  let small: SmallDisk;
  beforeEach(() => {
    here = new SoldInstallation();
    disk = here.installation.dataDir;
    small = smallDisk(disk, 96);
  });
  afterEach(async () => {
    small.drop();
    await here.drop();
  });

  test('leaves the months as they are', async ({ skip }) => {
    if (small.reason) return skip(small.reason);
    await here.loadSold([sold('2026-02-01'), sold('2026-03-01')], day('2026-04-01'));
    const manifest = () => readFileSync(join(here.soldFolder, 'manifest.json'), 'utf8');
    const before = [manifest(), readdirSync(here.soldFolder)];
    const rows = Array.from(
      { length: 40_000 },
      (_, n): Row => sold(n % 2 ? '2026-02-01' : '2026-03-01', { model: noise(n), trim: noise(n + 0.5) }),
    );
    const load: Command = {
      run: 'load sold',
      file: here.write('sold.csv', csv(rows)),
      asOf: day('2026-04-02'),
    };
    const ballast = join(disk, 'ballast');
    const leave = (room: number): void => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    };
    // it fails later and later, until there is room. The copied rows do not lie beside the months that are made of them: both need more
    let failed = 0;
    for (const room of [0, 1, 2, 4, 4.5, 4.75, 5, 5.25, 5.5, 6, 7, 9]) {
      leave(room * MB);
      const { code, text } = await inChild(whereOf(here), load);
      rmSync(ballast);
      if (code === 0) break;
      failed += 1;
      expect([code, text], `${room} MB`).toEqual([1, expect.stringMatching(/^the disk is full: .+$/)]);
      expect([manifest(), readdirSync(here.soldFolder)], `${room} MB`).toEqual(before);
    }
    expect(failed).toBeGreaterThanOrEqual(4);
    expect(here.manifest.months).toMatchObject([{ rows: 20_000 }, { rows: 20_000 }]);
  });
});
