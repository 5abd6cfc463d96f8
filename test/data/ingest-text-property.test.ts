import '../property/seed.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import { NO_MAP } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spool } from '../../ingest/feeds/spool.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { rows } from '../../ingest/ground/sql.ts';
import { records as plates } from '../../ingest/whole-records/datasets/plates.ts';
import { noLedger } from '../ledger/directories.ts';

/** Odd text in a delivery: every row is accepted or rejected, and those beside an odd one are as they would be. */

let folder: string;
let db: DuckDBConnection;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ingest-text-'));
  db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run(
    `SET TimeZone = 'UTC'; ATTACH ':memory:' AS staging; SET VARIABLE latest = 1800000000::BIGINT`,
  );
  await noLedger(db);
  await prepareAccepting(db, 'us-cars');
});
afterAll(() => {
  db.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;

/** Loads a file of plates, which have the fewest rules; the accepted rows as [plate, description]. */
async function load(text: string | Buffer) {
  files += 1;
  const [path, spooledTo] = [join(folder, `${files}.txt`), join(folder, `${files}.rows`)];
  const [rejectsFile, repeatedFile] = [join(folder, 'rejects.csv'), join(folder, 'repeated.csv')];
  writeFileSync(path, text);
  const isKnown = (key: string): boolean => ['plate', 'state', 'description', 'make'].includes(key);
  const file = await spool(path, spooledTo, { limits: LIMITS, isKnown, onRead: () => {} });
  const found = await acceptDelivery(db, {
    form: plates.form,
    files: [{ ...file, file: 'f' }],
    map: NO_MAP,
    rejectsFile,
    repeatedFile,
    onStep: () => {},
  });
  const taken = await rows<{ plate: string; description: string | null }>(
    db,
    'SELECT plate, description FROM delivered ORDER BY seq',
  );
  const rejects = readFileSync(rejectsFile, 'utf8').trim().split('\n').slice(1);
  return { found, told: rejects, taken: taken.map(({ plate, description }) => [plate, description ?? '']) };
}

const odd = fc.array(
  fc.constantFrom('a', 'é', ' ', ',', '"', '\r', '\n', '\t', '|', '\x01', '\x02', '{', '}'),
  {
    maxLength: 8,
  },
);
const text = odd.map((parts) => parts.join(''));
const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
/** Text as it is kept: no blanks around it; control characters that stand for others in our files are blanks. */
const kept = (value: string): string => value.replaceAll('\x01', ' ').replaceAll('\x02', ' ').trim();

const HEADER = 'plate,state,description,make';
const OPTIONS = { numRuns: 30 };

describe('rows that are well-formed', () => {
  const row = fc.record({ value: text, end: fc.constantFrom('\n', '\r\n', '\r\r\n') });
  test.prop([fc.array(row, { minLength: 1, maxLength: 20 })], OPTIONS)(
    'are all accepted, each with its value, whatever stands in quotes',
    async (given) => {
      const lines = given.map(({ value, end }, at) => `P${at},TX,${quoted(value)},x${end}`);
      const { found, taken } = await load(`${HEADER}\n${lines.join('')}`);
      expect(found).toMatchObject({ read: given.length, accepted: given.length, rejected: 0 });
      expect(taken).toEqual(given.map(({ value }, at) => [`P${at}`, kept(value)]));
    },
  );
});

/** Faults of a row that stand on one line, by where they are; each leaves the row behind it as it is. */
const FAULTS = [
  'B,TX,"stray,x',
  'B,TX,"stray",x,"',
  'B,TX,"a"b,x',
  'B,TX,nul\0,x',
  'B,TX,few',
  'B,TX,too,many,cells',
  '"B,TX,all,x',
  'B,TX,x,"y',
  'B,TX,a\rB,TX,a,x',
  '"\r"B',
  '\0',
  '""""',
];

describe('rows beside odd ones', () => {
  const lines = fc.array(fc.oneof(fc.constantFrom(...FAULTS), fc.constant('good')), {
    minLength: 1,
    maxLength: 25,
  });
  test.prop([lines], OPTIONS)('are accepted, and odd ones are rejected at their lines', async (given) => {
    const written = [...given, 'good'].map((line, at) => (line === 'good' ? `G${at},TX,"d, e",x` : line));
    const { found, taken, told } = await load(`${HEADER}\n${written.join('\n')}\n`);
    const good = written.filter((line) => line.startsWith('G'));
    expect(taken.map(([plate]) => plate)).toEqual(good.map((line) => line.split(',')[0]));
    // odd ones in a row may be one row, whose quotes take in the next
    const isOdd = (at: number): boolean => !(written[at] ?? 'G').startsWith('G');
    const lines = told.map((line) => Number(line.split(',')[1]) - 2);
    expect(lines.filter((at) => !isOdd(at))).toEqual([]);
    const starts = written.flatMap((_, at) => (isOdd(at) && !isOdd(at - 1) ? [at] : []));
    expect(lines).toEqual(expect.arrayContaining(starts));
    expect(found).toMatchObject({ accepted: good.length, rejected: lines.length });
    expect(found.read).toBe(good.length + lines.length);
  });
});

describe('any text', () => {
  const any = fc
    .array(
      fc.constantFrom('a', ',', '"', '""', '\r', '\n', '\r\n', '\0', '\x01', 'P1,TX,d,x\n', '{', '}', ':'),
      {
        maxLength: 60,
      },
    )
    .map((parts) => parts.join(''));
  test.prop([any], { numRuns: 60 })('is accepted, rejected or refused; it never fails', async (body) => {
    try {
      const { found, told } = await load(`${HEADER}\n${body}`);
      expect(found.read).toBe(found.accepted + found.rejected + found.repeated);
      expect(new Set(told.map((line) => line.split(',')[1])).size).toBe(found.rejected);
    } catch (error) {
      if (!(error instanceof CommandRefusal)) throw error;
      expect(error.message).toMatch(/f?.*(line \d+|ends)/);
    }
  });

  const json = fc.array(
    fc.oneof(
      fc.constantFrom(
        '\r',
        '\0',
        '"',
        '{',
        '[',
        '{"plate":"\r"}',
        '{"plate":1}\r',
        '{"plate":\r"A","state":"TX"}',
        '\x01',
      ),
      fc.constant('good'),
    ),
    { minLength: 1, maxLength: 20 },
  );
  test.prop([json], OPTIONS)('of JSON lines: those that are whole are accepted', async (given) => {
    const lines = ['good', ...given].map((line, at) =>
      line === 'good' ? `{"plate":"G${at}","state":"TX"}` : line,
    );
    const { found, taken } = await load(`${lines.join('\n')}\n`);
    const good = lines.flatMap((line) => /"(G\d+)"/.exec(line)?.[1] ?? []);
    expect(taken.map(([plate]) => plate).filter((plate) => plate?.startsWith('G'))).toEqual(good);
    expect(found.read).toBe(lines.filter((line) => line.replaceAll('\x01', '').trim() !== '').length);
    expect(found.read).toBe(found.accepted + found.rejected + found.repeated);
  });
});
