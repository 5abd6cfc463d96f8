import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { CommandRefusal, WrongUsage } from '../ground/outcome.ts';
import type { Limits } from './limits.ts';

const CHUNK = 2 ** 20;

/** A file to be read: what its first bytes say it is, and its size on disk. */
export interface FileKind {
  readonly kind: 'gzip' | 'parquet' | 'zip' | 'plain';
  readonly bytes: number;
}

const MAGIC: readonly (readonly [FileKind['kind'], Buffer])[] = [
  ['gzip', Buffer.from([0x1f, 0x8b])],
  ['parquet', Buffer.from('PAR1')],
  ['zip', Buffer.from('PK\x03\x04')],
];

async function openFile(path: string): Promise<FileHandle> {
  try {
    const handle = await open(path);
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    throw new WrongUsage(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  throw new WrongUsage(`${path}: is not a file`);
}

/** Looks at the content, not at the name. Throws WrongUsage when the file cannot be opened. */
export async function fileKind(path: string): Promise<FileKind> {
  const handle = await openFile(path);
  try {
    const head = Buffer.alloc(4);
    const { bytesRead } = await handle.read(head, 0, 4, 0);
    const { size } = await handle.stat();
    const kind = MAGIC.find(
      ([, magic]) => bytesRead >= magic.length && head.subarray(0, magic.length).equals(magic),
    )?.[0];
    return { kind: kind ?? 'plain', bytes: size };
  } finally {
    await handle.close();
  }
}

/**
 * The bytes of a plain or gzipped file, inflated. `onRead` gets the bytes taken from the disk so far.
 * Throws CommandRefusal for a gzip stream that is damaged or ends early, or inflates beyond the limits.
 */
export async function* contentOf(
  path: string,
  { kind }: FileKind,
  limits: Limits,
  onRead: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const raw = createReadStream(path, { highWaterMark: CHUNK });
  if (kind !== 'gzip') {
    for await (const chunk of raw) {
      onRead(raw.bytesRead);
      yield chunk;
    }
    return;
  }
  const inflate = createGunzip({ chunkSize: CHUNK });
  raw.once('error', (error) => inflate.destroy(error));
  let inflated = 0;
  try {
    for await (const chunk of raw.pipe(inflate)) {
      inflated += chunk.length;
      if (inflated > limits.inflatedBytes && inflated > raw.bytesRead * limits.inflation) {
        throw new CommandRefusal(
          `${path}: decompresses to over ${limits.inflation} times its size (${inflated} bytes and more)`,
        );
      }
      onRead(raw.bytesRead);
      yield chunk;
    }
  } catch (error) {
    throw asRefusal(path, error);
  } finally {
    raw.destroy();
    inflate.destroy();
  }
}

function asRefusal(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return new CommandRefusal(`${path}: the gzip stream is truncated`);
  if (typeof code === 'string' && code.startsWith('Z_'))
    return new CommandRefusal(`${path}: the gzip stream is damaged`);
  return error;
}
