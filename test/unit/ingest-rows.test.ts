import { describe, expect, test } from 'vitest';
import { asUtf8 } from '../../ingest/feeds/encoding.ts';
import { readHeader, valuesOf } from '../../ingest/feeds/header.ts';
import { RowCutter } from '../../ingest/feeds/records.ts';
import { Utf8Text } from '../../ingest/feeds/text.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';

interface Cut {
  readonly pieces?: readonly number[];
  readonly delimiter?: string;
  readonly longest?: number;
  readonly columns?: number;
}

/** Rows of a text that arrives in pieces, as [line, text] and the fault of those that are none. */
function cut(
  text: string,
  { pieces = [], delimiter = ',', longest = 1000, columns }: Cut = {},
): ([number, string] | [number, string, string])[] {
  const bytes = Buffer.from(text);
  const cutter = new RowCutter('f.csv', { delimiter: delimiter.charCodeAt(0), longest, columns });
  const bounds = [0, ...pieces, bytes.length];
  const rows = bounds.slice(1).flatMap((to, at) => [...cutter.take(bytes.subarray(bounds[at], to))]);
  return [...rows, ...cutter.end()].map(({ line, bytes: row, fault }) =>
    fault === undefined ? [line, row.toString()] : [line, row.toString(), fault],
  );
}

describe('rows of a delimited file', () => {
  test.each<[string, string, ReturnType<typeof cut>]>([
    [
      'line feeds',
      'a,b\nc,d\n',
      [
        [1, 'a,b'],
        [2, 'c,d'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\nc,d\r\n',
      [
        [1, 'a,b'],
        [2, 'c,d'],
      ],
    ],
    [
      'no line end at the end',
      'a\nb',
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    [
      'blank lines are left out and counted',
      'a\n\n  \nb\n',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    [
      'a line end in quotes',
      'a,"x\ny",c\nd\n',
      [
        [1, 'a,"x\ny",c'],
        [3, 'd'],
      ],
    ],
    [
      'doubled quotes',
      '"he said ""so\n""",b\nc\n',
      [
        [1, '"he said ""so\n""",b'],
        [3, 'c'],
      ],
    ],
    [
      'a quote inside a value is a character',
      'a,5" wheel\nb,c\n',
      [
        [1, 'a,5" wheel'],
        [2, 'b,c'],
      ],
    ],
    [
      'an empty quoted value',
      '"",""\nb\n',
      [
        [1, '"",""'],
        [2, 'b'],
      ],
    ],
    [
      'text behind closing quotes',
      '"a"x,b\nc\n',
      [
        [1, '"a"x,b', 'text follows the closing quote of a value'],
        [2, 'c'],
      ],
    ],
    [
      'two carriage returns at the end of a line',
      'a,"b"\r\r\nc,d\r\r\n',
      [
        [1, 'a,"b"'],
        [2, 'c,d'],
      ],
    ],
    ['a carriage return inside a line', 'a\rb,c\n', [[1, 'a\rb,c']]],
    [
      'a NUL byte',
      'a,b\nc,\0\nd\n',
      [
        [1, 'a,b'],
        [2, 'c,\0', 'the row contains a NUL byte'],
        [3, 'd'],
      ],
    ],
  ])('%s', (_, text, rows) => {
    expect(cut(text)).toEqual(rows);
    // however the bytes arrive
    for (let at = 1; at < text.length; at += 1) expect(cut(text, { pieces: [at] })).toEqual(rows);
    expect(cut(text, { pieces: Array.from({ length: text.length - 1 }, (_, at) => at + 1) })).toEqual(rows);
  });

  test('the delimiter says where quotes may open', () => {
    expect(cut('a|"b\nc"|d\n', { delimiter: '|' })).toEqual([[1, 'a|"b\nc"|d']]);
    expect(cut('a,"b\tc\nd"\n', { delimiter: '\t' })).toEqual([
      [1, 'a,"b\tc'],
      [2, 'd"'],
    ]);
  });

  test('JSON Lines have no quoting', () => {
    const cutter = new RowCutter('f.jsonl', { longest: 100 });
    expect([...cutter.take(Buffer.from('{"a":"\\n"}\n{"b":1}\n'))].map(({ line }) => line)).toEqual([1, 2]);
  });

  test('a file that ends in quotes is refused at the line where they opened', () => {
    expect(() => cut('a,b\nc,"d\ne\n')).toThrow(
      /f\.csv: the file ends inside the quotes of the row at line 2/,
    );
  });

  test.each<[string, string, ReturnType<typeof cut>]>([
    [
      'that the next row closes',
      'a,"b\nc,"d"\ne,f\n',
      [
        [1, 'a,"b', 'an opening quote is never closed'],
        [2, 'c,"d"'],
        [3, 'e,f'],
      ],
    ],
    [
      'that nothing closes',
      'a,"b\nc,d\ne,f\n',
      [
        [1, 'a,"b', 'an opening quote is never closed'],
        [2, 'c,d'],
        [3, 'e,f'],
      ],
    ],
    [
      'whose lines are no rows: one row at fault',
      'a,"b\nc says "so"\ne,f\n',
      [
        [1, 'a,"b\nc says "so"', 'text follows the closing quote of a value'],
        [3, 'e,f'],
      ],
    ],
    [
      'a row with too few columns and a line end in quotes',
      '"b\nc"\ne,f\n',
      [
        [1, '"b\nc"', 'the row has fewer columns than the header'],
        [3, 'e,f'],
      ],
    ],
  ])('a stray quote %s', (_, text, rows) => {
    expect(cut(text, { columns: 2 })).toEqual(rows);
    for (let at = 1; at < text.length; at += 1) expect(cut(text, { columns: 2, pieces: [at] })).toEqual(rows);
  });

  test('a stray quote far before the end does not take in more than the longest row', () => {
    const good = 'c,d\n'.repeat(40);
    const rows = cut(`a,"b\n${good}`, { columns: 2, longest: 50, pieces: [60, 90] });
    expect(rows.filter(([, , fault]) => fault).map(([line]) => line)).toEqual([1]);
    expect(rows).toHaveLength(41);
  });

  test('a row that is too long is refused at its line', () => {
    expect(() => cut(`a\n${'x'.repeat(50)}\n`, { longest: 40 })).toThrow(
      /row at line 2 is longer than 40 bytes/,
    );
    expect(() => cut(`a\n"${'x\n'.repeat(50)}`, { pieces: [20, 40, 60], longest: 40 })).toThrow(
      /row at line 2 is longer/,
    );
  });
});

describe('header', () => {
  const known = (key: string): boolean => ['price', 'vin', 'make'].includes(key);
  test.each([
    ['vin,price,make', ','],
    ['vin\tprice\tmake, model', '\t'],
    ['vin|price|make', '|'],
    [' VIN ,"Price",other', ','],
  ])('%s', (row, delimiter) => expect(readHeader('f', row, known).delimiter).toBe(delimiter));

  test('none of the columns known', () =>
    expect(() => readHeader('f', 'x,y', known)).toThrow(CommandRefusal));
  test('a column twice', () =>
    expect(() => readHeader('f', 'vin,price,VIN', known)).toThrow(/"VIN" appears twice/));
  test('a column that nobody reads may stand there twice', () =>
    expect(readHeader('f', 'vin,note,Note,price', known).names).toEqual(['vin', 'note', 'Note', 'price']));
  test('carriage returns only', () =>
    expect(() => readHeader('f', 'x\ry\rz', known)).toThrow(/carriage returns/));

  test('values of a row', () => {
    expect(valuesOf('a,"b ""c"", d",', ',')).toEqual(['a', 'b "c", d', '']);
    expect(valuesOf('"a', ',')).toEqual(['a']);
  });
});

describe('text', () => {
  const read = async (...chunks: (string | number[])[]): Promise<string> => {
    async function* bytes(): AsyncGenerator<Buffer> {
      for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk);
    }
    const characters = new Utf8Text('f');
    let text = '';
    for await (const chunk of asUtf8(bytes())) text += characters.take(chunk);
    characters.end();
    return text;
  };

  test('a byte-order mark is left out', async () =>
    expect(await read([0xef], [0xbb, 0xbf], 'a,b')).toBe('a,b'));

  test('characters may be cut between chunks', async () => {
    const bytes = [...Buffer.from('né 🚗')];
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await read('ab\n', bytes.slice(0, at), bytes.slice(at))).toBe('ab\nné 🚗');
    }
  });

  test.each([
    ['is not valid UTF-8', ['a\nb\ncaf', [0xe9], ' x\nd']],
    ['contains a NUL byte', ['a\nb\nc', [0], 'd']],
    ['ends within a character', ['a\nb\n', [0xc3]]],
  ] as const)('%s, at its line', async (words, chunks) => {
    await expect(
      read(...chunks.map((chunk) => (typeof chunk === 'string' ? chunk : [...chunk]))),
    ).rejects.toThrow(`line 3 ${words}`);
  });

  test('UTF-16 with its mark', async () => expect(await read([0xff, 0xfe, 0x61, 0])).toBe('a'));
});
