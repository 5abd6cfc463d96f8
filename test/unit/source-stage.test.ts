import { existsSync, lstatSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Location, RemoteFile } from '../../ingest/sources/location.ts';
import { stageFile } from '../../ingest/sources/stage.ts';

/** What is left of a file that was begun, by what went wrong. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-stage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FILE: RemoteFile = { name: 'cars.csv', version: 'v1', modified: 0, bytes: 6 };

const sending = (body: () => Readable): Location => ({
  list: async () => [FILE],
  fetch: async (_, offset, __, write) => write({ offset, body: body(), bytes: undefined }),
});

const staged = (location: Location): Promise<string> =>
  stageFile(location, FILE, join(folder, 'cars.csv'), 1000, new AbortController().signal);

test.skipIf(!existsSync('/dev/full'))('on a full disk nothing is left that would keep it full', async () => {
  const part = join(folder, 'cars.csv.part');
  symlinkSync('/dev/full', part);
  await expect(staged(sending(() => Readable.from([Buffer.from('abcdef')])))).rejects.toMatchObject({
    code: 'ENOSPC',
  });
  expect(lstatSync(part, { throwIfNoEntry: false })).toBe(undefined);
});
