import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileKind } from '../content.ts';
import type { Limits } from '../limits.ts';
import type { DeliveredFile, OnPassedOver } from './delivered-file.ts';
import { unpackWorkbook } from './workbook.ts';
import { namesInZip, unpackZip } from './zip.ts';

/** The part that makes a ZIP archive an Excel workbook. */
const WORKBOOK = 'xl/workbook.xml';

/** What unpacking needs to know. */
export interface UnpackOptions {
  /** where files are unpacked; made when it is needed */
  readonly folder: string;
  readonly limits: Limits;
  readonly isKnown: (key: string) => boolean;
  readonly onPassedOver?: OnPassedOver;
}

/**
 * The files that a delivered one consists of: those of a ZIP archive, the sheets of an Excel workbook (both unpacked on
 * disk), else itself. What is in an archive may be a workbook, or gzipped, but no other archive. Throws WrongUsage where
 * the file cannot be opened, CommandRefusal where it cannot be unpacked.
 */
export async function unpack(file: DeliveredFile, options: UnpackOptions): Promise<DeliveredFile[]> {
  const { folder, limits, isKnown, onPassedOver = () => undefined } = options;
  if ((await fileKind(file.path)).kind !== 'zip') return [file];
  mkdirSync(folder, { recursive: true });
  // an inflated workbook is held in memory, so its limits are checked first
  if ((await namesInZip(file, limits)).includes(WORKBOOK))
    return await unpackWorkbook(file, folder, isKnown, onPassedOver);
  const members: DeliveredFile[] = [];
  for (const [at, member] of (await unpackZip(file, folder, limits, onPassedOver)).entries())
    members.push(...(await unpack(member, { ...options, folder: join(folder, `${at}-parts`) })));
  return members;
}
