import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { dropOldReports, reportFiles } from '../../ingest/delivery/report-files.ts';
import { reportFolders } from '../../ingest/ledger/open.ts';

/** Files of rejected and repeated rows go after FORECOURT_KEEP_REJECTS days; nothing else does. */

const NOW = Date.parse('2026-06-01T12:00:00Z');
const DAY = 86_400_000;
const OURS = 'us-car-listings-2026-01-15T100000Z-12.csv';

let folders: ReturnType<typeof reportFolders>;
beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reports-'));
  folders = reportFolders(dataDir);
  for (const folder of Object.values(folders)) mkdirSync(folder);
  return () => rmSync(dataDir, { recursive: true, force: true });
});

function written(folder: string, name: string, days: number): string {
  const file = join(folder, name);
  writeFileSync(file, 'line\n');
  const at = (NOW - days * DAY) / 1000;
  utimesSync(file, at, at);
  return file;
}

test('those that are older than the days kept go, from both folders', () => {
  const old = [written(folders.rejects, OURS, 91), written(folders.repeated, OURS, 1000)];
  const young = written(folders.rejects, 'history-2026-03-15T000000Z-3.csv', 89);
  expect(dropOldReports(folders, 90, NOW)).toBe(2);
  expect(old.map((file) => existsSync(file))).toEqual([false, false]);
  expect(existsSync(young)).toBe(true);
});

test('every file of a delivery goes', () => {
  const asOf = Date.parse('2026-01-15T10:00:00Z') / 1000;
  const files = Object.values(reportFiles(folders, { dataset: 'us-car-listings', asOf, number: 12 }));
  for (const file of files) written(dirname(file), basename(file), 91);
  expect(files).toHaveLength(3);
  expect(dropOldReports(folders, 90, NOW)).toBe(3);
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});

test('the age is that of the file, not the instant of its delivery', () => {
  const late = written(folders.rejects, 'us-car-listings-2020-01-15T100000Z-1.csv', 1);
  dropOldReports(folders, 90, NOW);
  expect(existsSync(late)).toBe(true);
});

test('0 days: they are kept for ever', () => {
  written(folders.rejects, OURS, 10_000);
  expect(dropOldReports(folders, 0, NOW)).toBe(0);
  expect(readdirSync(folders.rejects)).toEqual([OURS]);
});

test.each([
  'notes.csv',
  'us-car-listings-2026-01-15T100000Z-12.csv.bak',
  'us-car-listings-2026-01-15T10:00:00Z-12.csv',
  'us-car-listings-2026-01-15-12.csv',
  '2026-01-15T100000Z-12.csv',
  '.us-car-listings-2026-01-15T100000Z-12.csv',
])('%s is not ours and stays', (name) => {
  written(folders.rejects, name, 1000);
  expect(dropOldReports(folders, 90, NOW)).toBe(0);
  expect(readdirSync(folders.rejects)).toEqual([name]);
});

test('a folder with such a name, or none at all, is left alone', () => {
  mkdirSync(join(folders.rejects, OURS));
  utimesSync(join(folders.rejects, OURS), 0, 0);
  rmSync(folders.repeated, { recursive: true });
  expect(dropOldReports(folders, 90, NOW)).toBe(0);
  expect(readdirSync(folders.rejects)).toEqual([OURS]);
});
