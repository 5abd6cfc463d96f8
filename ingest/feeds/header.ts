import { CommandRefusal } from '../ground/outcome.ts';
import { headerKey } from './columns.ts';

/** What may stand between the cells of a delimited file. */
export const DELIMITERS = [',', '\t', '|', ';'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** The values of one row, quotes taken off; for headers and for the last row of a file, not for bulk work. */
export function valuesOf(row: string, delimiter: string): string[] {
  const values: string[] = [];
  let at = 0;
  while (at <= row.length) {
    if (row[at] === '"') {
      const quoted = /"((?:[^"]|"")*)"?/y;
      quoted.lastIndex = at;
      const text = quoted.exec(row)?.[1] ?? '';
      const end = row.indexOf(delimiter, quoted.lastIndex);
      values.push(text.replaceAll('""', '"'));
      at = end === -1 ? row.length + 1 : end + delimiter.length;
      continue;
    }
    const end = row.indexOf(delimiter, at);
    values.push(row.slice(at, end === -1 ? undefined : end));
    at = end === -1 ? row.length + 1 : end + delimiter.length;
  }
  return values;
}

/** The header line of a delimited file. */
export interface Header {
  readonly delimiter: Delimiter;
  /** names as they stand in the file */
  readonly names: readonly string[];
}

/**
 * Reads the header of a delimited file. The delimiter is the one that makes most names known. Of a file without a header
 * this is the first row, and its columns are called 1, 2, 3 …; the delimiter is the one that makes most of them. Throws CommandRefusal
 * when no name is known or a known one stands there twice.
 */
export function readHeader(
  file: string,
  row: string,
  isKnown: (key: string) => boolean,
  isHeaderless = false,
): Header {
  const readings = DELIMITERS.map((delimiter) => {
    const values = valuesOf(row, delimiter);
    const names = values.map((name, at) => (isHeaderless ? String(at + 1) : name.trim()));
    return { delimiter, names, known: names.filter((name) => isKnown(headerKey(name))).length };
  });
  const best = readings.reduce((one, other) => (other.known > one.known ? other : one));
  if (row.includes('\0'))
    throw new CommandRefusal(`${file}: line 1 contains a NUL byte: this is not a text file`);
  if (row.includes('\r'))
    throw new CommandRefusal(`${file}: lines end in carriage returns only; use line feeds (LF or CRLF)`);
  if (best.known === 0) {
    throw new CommandRefusal(`${file}: line 1 is not a header: none of its columns are known`);
  }
  refuseTwins(
    file,
    best.names.filter((name) => isKnown(headerKey(name))),
  );
  return best;
}

/** A column that stands there twice leaves open which one counts; `names`: those that are read. */
export function refuseTwins(file: string, names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    const key = headerKey(name);
    if (key && seen.has(key)) throw new CommandRefusal(`${file}: the column "${name}" appears twice`);
    seen.add(key);
  }
}
