import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND } from '../programs.ts';

/** `forecourt sample FOLDER`: the made-up market as files. */

const folder = mkdtempSync(join(tmpdir(), 'forecourt-sample-command-'));
const forecourt = (...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, 'sample', ...args], {
    encoding: 'utf8',
  });
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n');

let cars: ReturnType<typeof forecourt>;
beforeAll(() => {
  cars = forecourt(join(folder, 'cars'), '--size', '40', '--as-of', '2026-11-28');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it writes a feed a dataset, listings of the size that was asked for', () => {
  expect(cars.status).toBe(0);
  expect(readdirSync(join(folder, 'cars')).sort()).toEqual([
    'dealers.jsonl',
    'dealerships.jsonl',
    'incentives.jsonl',
    'listings.jsonl',
    'plates.jsonl',
    'recalls.jsonl',
    'sold.jsonl',
  ]);
  const listings = linesOf(join(folder, 'cars/listings.jsonl'));
  expect(listings).toHaveLength(40);
  expect(JSON.parse(listings[0] ?? '')).toMatchObject({ source: expect.any(String) });
});

test('it prints the commands that load them, dealers before the listings that take their data', () => {
  const commands = cars.stdout.split('\n').filter((line) => line.includes('forecourt ingest'));
  expect(commands).toHaveLength(7);
  expect(commands.at(-1)).toContain(
    `forecourt ingest listings --market us-cars --as-of 2026-11-28T00:00:00Z ${join(folder, 'cars/listings.jsonl')}`,
  );
});

test('the same seed gives the same market, another one another', () => {
  const listings = (name: string, ...more: string[]): string => {
    forecourt(join(folder, name), '--market', 'rvs', '--size', '5', '--as-of', '2026-11-28', ...more);
    return readFileSync(join(folder, name, 'listings.jsonl'), 'utf8');
  };
  expect(listings('once')).toBe(listings('again'));
  expect(listings('other', '--seed', '2')).not.toBe(listings('once-more'));
});

test('a folder that holds anything is left alone: wrong usage', () => {
  mkdirSync(join(folder, 'taken'));
  writeFileSync(join(folder, 'taken/feed.csv'), 'x');
  const { status, stderr } = forecourt(join(folder, 'taken'));
  expect(status).toBe(2);
  expect(stderr).toContain('is not empty; give a new or empty folder');
  expect(readdirSync(join(folder, 'taken'))).toEqual(['feed.csv']);
});
