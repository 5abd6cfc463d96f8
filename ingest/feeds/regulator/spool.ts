import { isUtf8 } from 'node:buffer';
import { dataset as recallCampaigns } from '../../../src/catalog/datasets/recall-campaigns.ts';
import { CommandRefusal } from '../../ground/outcome.ts';
import { fedFields } from '../columns.ts';
import { contentOf, fileKind } from '../content.ts';
import { type Row, RowCutter } from '../records.ts';
import type { Spooled, SpoolOptions } from '../spool.ts';
import { SpoolWriter } from '../spool-writer.ts';
import { type Column, type Form, formOf } from './layout.ts';

/** Columns that become fields. */
const READ = fedFields(recallCampaigns).map(({ column }) => column.name as Column);

/** Kind of report: only those of vehicles concern a VIN; the others are of equipment, tires and child seats. */
const KIND: Column = 'RCLTYPECD';
const OF_VEHICLES = 'V';

const windows = new TextDecoder('windows-1252');

/** Old records were not written in UTF-8. */
const textOf = (bytes: Buffer): string => (isUtf8(bytes) ? bytes.toString('utf8') : windows.decode(bytes));

/** Writes the rows of a file as JSON Lines, and counts those that are not of vehicles. */
class CampaignWriter {
  readonly #file: string;
  readonly #writer: SpoolWriter;
  #form: Form | undefined;
  others = 0;

  constructor(file: string, writer: SpoolWriter) {
    this.#file = file;
    this.#writer = writer;
  }

  add({ line, bytes, ended, fault }: Row): void {
    const text = textOf(bytes).replace(/^\ufeff/, '');
    if (fault !== undefined) {
      this.#writer.addMalformed(line, fault, text);
      return;
    }
    // quotes are characters of a text like any other
    const cells = text.split('\t');
    if (!this.#form) {
      this.#form = formOf(this.#file, cells);
      if (this.#form.hasHeader) return;
    }
    const { width, at } = this.#form;
    if (!ended && cells.length < width)
      throw new CommandRefusal(`${this.#file}: the file ends within the row at line ${line}`);
    if (cells.length !== width) this.#addMisfit(line, text, cells.length < width);
    else if (cells[at(KIND)]?.trim() === OF_VEHICLES) this.#addCampaign(line, cells, at);
    else this.others += 1;
  }

  /** Throws CommandRefusal when there was no row of a vehicle. */
  refuseNone(): void {
    if (this.#writer.rows || this.#writer.malformed.rows) return;
    throw new CommandRefusal(
      this.others
        ? `${this.#file}: none of its ${this.others} rows is about vehicles`
        : `${this.#file}: the file is empty`,
    );
  }

  #addCampaign(line: number, cells: readonly string[], at: Form['at']): void {
    const row = Object.fromEntries(READ.map((column) => [column, cells[at(column)] ?? '']));
    this.#writer.addJson(line, Buffer.from(JSON.stringify(row)));
  }

  #addMisfit(line: number, text: string, isShort: boolean): void {
    const size = isShort ? 'fewer' : 'more';
    this.#writer.addMalformed(line, `the row has ${size} columns than the header`, text);
  }
}

/**
 * Reads the regulator's flat file of recalls (tab-delimited, no quoting, also gzipped) once from start to end and writes
 * the rows of vehicles to `path`, as JSON Lines with the layout's column names. Throws CommandRefusal, naming file and line.
 */
export async function spoolRegulator(
  file: string,
  path: string,
  { name = file, limits, onRead }: SpoolOptions,
): Promise<Spooled & { readonly notOffered: number }> {
  const kind = await fileKind(file);
  if (kind.kind === 'zip') throw new CommandRefusal(`${name}: is a ZIP archive in an archive; unpack it`);
  if (kind.kind === 'parquet') throw new CommandRefusal(`${name}: is Parquet; the regulator's file is text`);
  const writer = new SpoolWriter(path);
  const campaigns = new CampaignWriter(name, writer);
  const cutter = new RowCutter(name, { longest: limits.rowBytes, anyEncoding: true });
  await writer.fill(async () => {
    for await (const chunk of contentOf(file, kind, limits, onRead)) {
      for (const row of cutter.take(chunk)) campaigns.add(row);
      await writer.flush();
    }
    for (const row of cutter.end()) campaigns.add(row);
    campaigns.refuseNone();
  });
  return {
    format: 'jsonl',
    file: name,
    readAs: "the regulator's file",
    path,
    rows: writer.rows,
    malformed: writer.malformed,
    notOffered: campaigns.others,
  };
}
