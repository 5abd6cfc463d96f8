import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FAMILIES } from '../../src/jobs/families.ts';
import { checkHeader } from '../../src/jobs/header.ts';
import { readRows } from '../../src/jobs/work/read-rows.ts';
import { newState } from './serving.ts';

/** The forms in which files of jobs come: what is taken for a header is read in the same way as the rows below it. */

const LIMITS = { inflatedBytes: 100_000, rows: 10 };
const AB = [{ vin: 'A' }, { vin: 'B' }];

describe('a file of a job', () => {
  let state: ReturnType<typeof newState>;
  beforeEach(() => {
    state = newState();
  });
  afterEach(() => state.remove());

  async function rowsOf(content: string | Buffer, family: 'decode' | 'rank' = 'decode') {
    const file = join(state.dataDir, 'input');
    writeFileSync(file, content);
    const { gzipped, columns } = FAMILIES[family];
    await checkHeader(file, { ...FAMILIES[family], columns: family === 'rank' ? ['vin'] : columns });
    return (await readRows(file, gzipped, LIMITS)).rows;
  }

  test.each([
    ['ends of lines as on Unix', 'vin\nA\nB\n'],
    ['as on Windows', 'vin\r\nA\r\nB\r\n'],
    ['as on old Macs', 'vin\rA\rB'],
    ['a header of Windows over rows of Unix', 'vin\r\nA\nB\n'],
    ['a header of Unix over quoted rows of Windows', 'vin\n"A"\r\n"B"\r\n'],
    ['a byte order mark', '\ufeffvin\nA\nB\n'],
    ['lines that are empty or blank', '\n \nvin\n\nA\n   \r\n\nB\n\n'],
    ['a quoted header with blanks around it', ' "VIN" \nA\nB'],
    ['quotes and blanks around cells', 'vin\n "A" \n B\n'],
    ['UTF-16', Buffer.from('\ufeffvin\nA\nB\n', 'utf16le')],
  ])('%s', async (_, content) => {
    expect(await rowsOf(content)).toEqual(AB);
  });

  test('a cell with an end of line in it, and further columns', async () => {
    expect(await rowsOf('Note, VIN ,\n"one\r\ntwo",A,\n,B,x\n')).toEqual([
      { note: 'one\r\ntwo', vin: 'A', '': '' },
      { note: '', vin: 'B', '': 'x' },
    ]);
  });

  test.each([
    ['one after the other', [gzipSync('vin\nA\n'), gzipSync('B\n')]],
    ['the first of nothing', [gzipSync(''), gzipSync('vin\nA\nB\n')]],
    ['zeros behind the last one', [gzipSync('vin\nA\nB\n'), Buffer.alloc(512)]],
  ])('gzip of several members: %s', async (_, members) => {
    expect(await rowsOf(Buffer.concat(members), 'rank')).toEqual(AB);
  });

  test.each([
    ['a column twice, in other letters', 'vin,Vin\nA,B\n', /has vin twice/],
    ['semicolons', 'vin;price\nA;1\n', /lacks vin/],
    ['UTF-16 without a mark', Buffer.from('vin\nA\n', 'utf16le'), /lacks vin/],
    ['a byte order mark alone', '\ufeff', /lacks vin/],
    ['ends of lines alone', '\r\n\r\n', /lacks vin/],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\n', /lacks vin/],
  ])('refused: %s', async (_, content, words) => {
    await expect(rowsOf(content)).rejects.toMatchObject({
      code: 'bad_parameter',
      message: expect.stringMatching(words),
    });
  });

  test('a header that a bomb hides is not looked for beyond the start', async () => {
    const bomb = gzipSync(`${' '.repeat(30_000_000)}vin\nA\n`);
    await expect(rowsOf(bomb, 'rank')).rejects.toThrow(/lacks vin/);
  });
});
