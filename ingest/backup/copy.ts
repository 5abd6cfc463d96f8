import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, createReadStream, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Stage } from '../ground/progress.ts';

/** What a file holds, as the manifest remembers it. */
export interface Fingerprint {
  readonly bytes: number;
  readonly sha256: string;
}

/** Size and SHA-256 of a file. Never of a ledger that this process has open: it would lose its lock (ledger/lock.ts). */
export async function fingerprintOf(file: string): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const block of createReadStream(file, { highWaterMark: 1 << 20 })) {
    hash.update(block);
    bytes += block.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

const COPY = `
  const { copyFileSync, constants } = require('node:fs');
  const [from, to] = process.argv.slice(1);
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  } catch (error) {
    process.stderr.write(error.message);
    process.exitCode = 1;
  }`;

function copyApart(from: string, to: string): Promise<void> {
  return new Promise((done, failed) => {
    const child = execFile(process.execPath, ['-e', COPY, from, to], (error, _, said) =>
      error ? failed(new Error(said || error.message)) : done(),
    );
    // a copy that nobody waits for any more fills a disk for nothing
    const end = (): void => void child.kill();
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
  });
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Copies a file, private to the owner, in a process of its own: this one may hold the file's lock, and would lose it by
 * closing a descriptor of the file (ledger/lock.ts). `onBytes` is told how far it is.
 */
export async function copyFile(
  from: string,
  to: string,
  onBytes: (copied: number) => void = () => {},
): Promise<void> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  onBytes(0);
  const timer = setInterval(() => onBytes(sizeOf(to)), 500);
  try {
    await copyApart(from, to);
  } finally {
    clearInterval(timer);
  }
  chmodSync(to, 0o600);
  onBytes(sizeOf(to));
}

const MB = 1_000_000;

/** Counts the bytes of several files on one stage, in MB; call it for each file, and the result with what is copied. */
export function countedOn(stage: Stage): () => (copied: number) => void {
  let before = 0;
  let current = 0;
  return () => {
    before += current;
    current = 0;
    return (copied) => {
      current = copied;
      stage.at(Math.round((before + copied) / MB));
    };
  };
}
