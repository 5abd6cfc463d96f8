import '../property/seed.ts';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { untidyTexts } from '../../ingest/accept/tidy.ts';
import { literal, rows } from '../../ingest/ground/sql.ts';
import { noLedger } from '../ledger/directories.ts';

/** A tidy cell is one of which nothing that is done to cells (read.sql) changes anything. */

let db: DuckDBConnection;
beforeAll(async () => {
  db = await (await DuckDBInstance.create(':memory:')).connect();
  await noLedger(db);
  await prepareAccepting(db, 'us-cars');
});
afterAll(() => db.closeSync());

interface Looked {
  readonly bits: string | null;
  /** what each text becomes as a name, and as another text */
  readonly named: (string | null)[];
  readonly kept: (string | null)[];
}

/** What is told of rows that have so many texts each. */
async function looked(texts: readonly (readonly string[])[]): Promise<Looked[]> {
  const names = (texts[0] ?? []).map((_, at) => `c${at}`);
  const list = (sql: (name: string) => string): string => `[${names.map(sql).join(', ')}]`;
  return await rows<Looked & Record<string, string | null | (string | null)[]>>(
    db,
    `SELECT (${untidyTexts(names)})::VARCHAR AS bits, ${list((one) => `text_of(without_entities(${one}))`)} AS named,
      ${list((one) => `text_of(${one})`)} AS kept
     FROM (VALUES ${texts.map((row) => `(${row.map(literal).join(', ')})`).join(', ')}) AS texts (${names.join(', ')})`,
  );
}

const odd = fc.constantFrom(
  ...['nan', 'None', 'NULL', 'n/a', '#N/A', '-', '--', '–', '—', '<NA>', '(null)', 'nil', '\\n', 'undefined'],
  ...['NaT', 'n.a.', '#VALUE!', '#div/0!', '#Name?'],
  ...[' ', '\t', '\n', '\r', '\u00a0', '\ufeff', '\u001f', '\u0007', 'é', 'e\u0301', '&amp;', '&#039;', '&x'],
  ...['Ford', '12', 'a-b', 'nan nan', 'None of it', ''],
);
const text = fc.oneof(
  odd,
  fc.array(odd, { maxLength: 3 }).map((parts) => parts.join('')),
  fc.string(),
);

const rowsOfThree = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 80 });

describe('texts of a row', () => {
  test.prop([rowsOfThree], { numRuns: 8 })('those that are tidy stay as they are', async (texts) => {
    const found = await looked(texts);
    for (const [at, { bits, named, kept }] of found.entries()) {
      const tidy = (texts[at] ?? []).map((one, place) => (bits?.[place] === '1' ? undefined : one));
      const as = (what: (string | null)[]) =>
        what.map((one, place) => (bits?.[place] === '1' ? undefined : one));
      expect({ named: as(named), kept: as(kept) }).toEqual({ named: tidy, kept: tidy });
    }
  });

  test.each([
    [['Ford', 'F-150', '18990.00', 'https://dealer.example/?a=1&b=2', 'Two words, or\nlines'], null],
    [['Ford', ' F-150', '12', 'None', 'Citroën'], '01011'],
    [['Ford', '6&#39;4&quot; Box', '', 'line\n', '#n/a'], '01111'],
  ])('%j', async (texts, bits) => expect(await looked([texts])).toMatchObject([{ bits }]));
});

const link = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'https://',
        'HTTP://',
        'a.example',
        '/1.jpg',
        '?b=1&c=2',
        ',',
        ';',
        '|',
        ' ',
        '{',
        '@',
        'é',
        '\u001f',
        '"',
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

describe('links of a list', () => {
  test.prop([fc.array(link, { minLength: 1, maxLength: 4 })], { numRuns: 200 })(
    'plain ones are links that stay as they are',
    async (links) => {
      const list = `[${links.map(literal).join(', ')}]`;
      const [found] = await rows<{ plain: boolean; odd: number }>(
        db,
        `SELECT are_plain_links(${list}) AS plain, len(list_filter(${list}, lambda one: joined_links(one) OR NOT is_link(one)))::INTEGER AS odd`,
      );
      expect(found?.plain ? found.odd : 0).toBe(0);
    },
  );

  test.each([
    [['https://a.example/1.jpg', 'http://b.example'], true],
    [['https://a.example/1.jpg?w=1&h=2#x'], true],
    [['https://a.example/1,2.jpg'], false],
    [['https://a.example/1.jpg', 'photo.jpg'], false],
    [['https://a.example/1.jpg https://a.example/2.jpg'], false],
    [[], false],
  ])('%j', async (links, plain) => {
    const list = `[${links.map(literal).join(', ')}]::VARCHAR[]`;
    expect(await rows(db, `SELECT are_plain_links(${list}) AS plain`)).toEqual([{ plain }]);
  });
});

const jsonNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String),
  fc.constantFrom(
    '25.998',
    '-0',
    '-0.0',
    '1E5',
    '1e-7',
    '18990.00',
    '1e400',
    '123456789012345678901.125',
    '0.1e1',
  ),
);

describe('values of JSON', () => {
  test.prop([fc.oneof(jsonNumber, fc.json())], { numRuns: 200 })(
    'a number begins as none else does, and is its own text',
    async (json) => {
      const [found] = await rows<{ begins: boolean; number: boolean; same: boolean }>(
        db,
        `WITH member AS (SELECT json_transform(${literal(`{"a":${json}}`)}, '{"a":"JSON"}').a AS value)
       SELECT coalesce(value::VARCHAR >= '-' AND value::VARCHAR < ':', false) AS begins,
         coalesce(json_type(value) IN ('BIGINT', 'UBIGINT', 'HUGEINT', 'DOUBLE'), false) AS number,
         value::VARCHAR IS NOT DISTINCT FROM (value ->> '$') AS same
       FROM member`,
      );
      expect(found?.begins).toBe(found?.number);
      if (found?.begins) expect(found.same).toBe(true);
    },
  );
});
