import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spoolRegulator } from '../../ingest/feeds/regulator/spool.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';

/** The regulator's flat file of recalls (feeds.md 2.2, --format nhtsa), by its published layout. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'regulator-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A row of the layout; `more`: column (counted from 1) → text. */
function row(more: Readonly<Record<number, string>> = {}, width = 27): string {
  const cells: Record<number, string> = {
    ...{
      1: '1',
      2: '20V771000',
      3: 'HONDA',
      4: 'ACCORD',
      5: '2018',
      6: 'X95',
      7: 'LIGHTS',
      8: 'Honda',
      11: 'V',
    },
    ...{ 16: '20201210', 17: '20201211', 20: 'defect', 21: 'consequence', 22: 'remedy', ...more },
  };
  return Array.from({ length: width }, (_, at) => cells[at + 1] ?? '').join('\t');
}

const options = { limits: LIMITS, isKnown: () => true, onRead: () => undefined };

async function spooled(content: string | Buffer) {
  const file = join(folder, 'FLAT_RCL.txt');
  const to = join(folder, 'rows');
  rmSync(to, { force: true });
  writeFileSync(file, content);
  rmSync(`${to}.malformed`, { force: true });
  const found = await spoolRegulator(file, to, options);
  if (found.format === 'parquet') throw new Error('not text');
  return { ...found, lines: readFileSync(to, 'utf8').trimEnd().split('\n') };
}

const read = (line = ''): unknown => JSON.parse(line.split('\x01')[1] ?? '');

const READ = {
  ...{ CAMPNO: '20V771000', MAKETXT: 'HONDA', MODELTXT: 'ACCORD', YEARTXT: '2018', MFGCAMPNO: 'X95' },
  ...{ COMPNAME: 'LIGHTS', MFGNAME: 'Honda', RCDATE: '20201210', DATEA: '20201211' },
  ...{ DESC_DEFECT: 'defect', CONEQUENCE_DEFECT: 'consequence', CORRECTIVE_ACTION: 'remedy' },
};

test('as it is published: no header, the columns of the layout', async () => {
  const { rows, lines } = await spooled(`${row()}\r\n${row({ 4: 'CIVIC' })}\n`);
  expect(rows).toBe(2);
  expect(read(lines[0])).toEqual(READ);
  expect(read(lines[1])).toEqual({ ...READ, MODELTXT: 'CIVIC' });
});

test('gzipped, and of an older layout', async () => {
  expect(read((await spooled(gzipSync(`${row({}, 24)}\n`))).lines[0])).toEqual(READ);
});

test('with a header, and without the number of the record', async () => {
  const header = ['CAMPNO', 'MAKETXT', 'MODELTXT', 'YEARTXT', '7', 'COMPNAME', 'MFGNAME'];
  const cells = row().split('\t').slice(1);
  const head = cells.map((_, at) => header[at] ?? '').join('\t');
  expect(read((await spooled(`${head}\n${cells.join('\t')}\n`)).lines[0])).toEqual(READ);
});

test('quotes are characters, and old records are not UTF-8', async () => {
  const text = row({ 20: '"Lamps, and "so\\', 8: 'Citro\u00ebn' });
  const { lines } = await spooled(Buffer.from(`${text}\n`, 'latin1'));
  expect(read(lines[0])).toMatchObject({ DESC_DEFECT: '"Lamps, and "so\\', MFGNAME: 'Citro\u00ebn' });
});

test('only reports of vehicles count', async () => {
  const { rows, notOffered } = await spooled(`${row()}\n${row({ 11: 'T' })}\n${row({ 11: 'E' })}\n`);
  expect([rows, notOffered]).toEqual([1, 2]);
  await expect(spooled(`${row({ 11: 'C' })}\n`)).rejects.toThrow(/none of its 1 rows is about vehicles/);
});

test('a row with another number of columns is kept for the rejects, with its line', async () => {
  const { rows, malformed } = await spooled(`${row()}\n${row()}\tone more\n${row()}\n20V1\0\n`);
  expect([rows, malformed.rows]).toEqual([2, 2]);
  const lines = readFileSync(malformed.path, 'utf8').trim().split('\n');
  expect(lines.map((line) => line.split('\x01').slice(0, 2))).toEqual([
    ['2', 'the row has more columns than the header'],
    ['4', 'the row contains a NUL byte'],
  ]);
});

test.each([
  ['', /empty/],
  ['a,b,c\n', /line 1 has 1 columns/],
  [`${['CAMPNO', 'MODELTXT', 'MAKETXT'].join('\t')}\n`, /is not where the regulator's layout has it/],
  [`${row()}\n20V77`, /ends within the row at line 2/],
  [Buffer.from('PAR1'), /Parquet/],
  [Buffer.from('PK\x03\x04'), /ZIP/],
])('%j is refused', async (content, why) => {
  await expect(spooled(content)).rejects.toThrow(CommandRefusal);
  await expect(spooled(content)).rejects.toThrow(why);
});
