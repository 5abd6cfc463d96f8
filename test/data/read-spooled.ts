import { readFileSync } from 'node:fs';
import type { Spooled } from '../../ingest/feeds/spool.ts';

/** The rows of a spooled file, without the numbers of their lines: cells of a delimited one, objects of JSON. */
export function read(file: Spooled): unknown[] {
  if (file.format === 'parquet') throw new Error('Parquet is read in place');
  const lines = readFileSync(file.path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) =>
    file.format === 'delimited'
      ? line.split(file.header.delimiter).slice(1)
      : JSON.parse(line.slice(line.search(/[^\d]/) + 1)),
  );
}
