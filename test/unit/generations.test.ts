import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readManifest, writeManifest } from '../../ingest/ground/generations.ts';

const base = mkdtempSync(join(tmpdir(), 'generations-'));
afterAll(() => rmSync(base, { recursive: true }));

test('what waits to be shown in two folders of one name is not mixed up', async () => {
  const targets = ['sold/sample', 'trends/us-cars/sample'].map((folder) => ({
    folder: join(base, folder),
    work: join(base, 'work'),
  }));
  for (const { folder, work } of targets)
    for (const made of [folder, work]) mkdirSync(made, { recursive: true });
  const manifests = targets.map((_, at) => ({ generation: at + 1, months: [] }));
  const unseen = [];
  for (const [at, target] of targets.entries())
    unseen.push(await writeManifest(target, manifests[at] ?? { generation: 0, months: [] }, undefined));
  for (const one of unseen) await one.show();
  expect(targets.map(({ folder }) => readManifest(folder))).toEqual(manifests);
});
