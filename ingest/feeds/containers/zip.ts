import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { CommandRefusal } from '../../ground/outcome.ts';
import type { Limits } from '../limits.ts';
import type { DeliveredFile, OnPassedOver } from './delivered-file.ts';

/** More files than any delivery has. */
const MOST_FILES = 1000;

/** Folders, and what systems put beside the files of an archive. */
const isFile = ({ fileName }: Entry): boolean =>
  !fileName.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(fileName);

/** Documents and pictures that people put beside the data, and what Windows does; other names may be data. */
const NO_DATA =
  /(?:^|\/)(?:(?:read[ _-]?me(?:[ _-][^/.]*)?|licen[cs]e|notes?|copying|changelog)(?:\.(?:txt|md))?|thumbs\.db|desktop\.ini|[^/]*\.(?:pdf|png|jpe?g|gif|webp|svg|bmp|tiff?|heic))$/i;

const isNoData = ({ fileName }: Entry): boolean => NO_DATA.test(fileName);

/** Opens an archive. Throws CommandRefusal where it is damaged. */
async function openZip({ name, path }: DeliveredFile): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw damaged(name, error);
  }
}

const damaged = (name: string, error: unknown): CommandRefusal =>
  new CommandRefusal(
    `${name}: the ZIP archive is damaged (${error instanceof Error ? error.message : error})`,
  );

/** The files of an archive. Throws CommandRefusal for one that is damaged, is encrypted, or would inflate beyond the limits. */
async function entriesOf(zip: ZipFile, { name }: DeliveredFile, limits: Limits): Promise<Entry[]> {
  const entries: Entry[] = [];
  let packed = 0;
  let inflated = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      inflated += entry.uncompressedSize;
      if (isFile(entry)) entries.push(entry);
    }
  } catch (error) {
    throw damaged(name, error);
  }
  if (entries.some((entry) => entry.isEncrypted()))
    throw new CommandRefusal(`${name}: the ZIP archive is encrypted; deliver it without a password`);
  if (entries.length > MOST_FILES)
    throw new CommandRefusal(`${name}: the ZIP archive holds over ${MOST_FILES} files`);
  if (inflated > limits.inflatedBytes && inflated > packed * limits.inflation)
    throw new CommandRefusal(
      `${name}: inflates to over ${limits.inflation} times its size (${inflated} bytes)`,
    );
  return entries;
}

/** Names of the files in an archive. Throws CommandRefusal where it cannot be read. */
export async function namesInZip(file: DeliveredFile, limits: Limits): Promise<string[]> {
  const zip = await openZip(file);
  try {
    return (await entriesOf(zip, file, limits)).map(({ fileName }) => fileName);
  } finally {
    zip.close();
  }
}

/**
 * Unpacks an archive's files into a folder, under numbers: names from outside name nothing on our disk. What is no data by its
 * name is passed over where other files are there.
 */
export async function unpackZip(
  file: DeliveredFile,
  folder: string,
  limits: Limits,
  onPassedOver: OnPassedOver,
): Promise<DeliveredFile[]> {
  const zip = await openZip(file);
  try {
    const unpacked: DeliveredFile[] = [];
    const entries = await entriesOf(zip, file, limits);
    const data = entries.filter((entry) => !isNoData(entry));
    if (data.length)
      for (const { fileName } of entries.filter(isNoData))
        onPassedOver({ file: `${file.name}: ${fileName}`, why: 'its name says that it is no data' });
    for (const [at, entry] of (data.length ? data : entries).entries()) {
      const path = join(folder, String(at));
      const content = await zip.openReadStreamPromise(entry);
      await pipeline(content, createWriteStream(path)).catch((error) => {
        throw damaged(file.name, error);
      });
      unpacked.push({ name: `${file.name}: ${entry.fileName}`, path });
    }
    if (!unpacked.length) throw new CommandRefusal(`${file.name}: the ZIP archive holds no file`);
    return unpacked;
  } finally {
    zip.close();
  }
}
