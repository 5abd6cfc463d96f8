import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RawEngine } from '../engine.ts';
import { COLUMNS } from './columns.ts';

type Document = Readonly<Record<string, unknown>> & {
  readonly location?: { readonly lat: number; readonly lon: number };
};

const rowOf = (document: Document): string => {
  const { location, record } = document;
  const columns = [...COLUMNS.keys()].map((name) => [name, document[name]] as const);
  const place = { latitude: location?.lat, longitude: location?.lon };
  return `${JSON.stringify({ ...Object.fromEntries(columns), ...place, record: JSON.stringify(record) })}\n`;
};

/** Writes what the default search finds as JSON Lines. */
export async function writeRows(raw: RawEngine, file: string): Promise<void> {
  async function* lines(): AsyncGenerator<string> {
    for await (const documents of raw.documents('us')) yield (documents as Document[]).map(rowOf).join('');
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}
