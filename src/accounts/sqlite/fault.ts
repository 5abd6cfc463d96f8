import { accessSync, constants, statfsSync } from 'node:fs';
import path from 'node:path';
import { AccountsDamaged, AccountsUnwritable } from '../errors.ts';

/** What is wrong with the file of the accounts, by meaning. Some calls of the driver give a code, some only the words. */

const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)|file is not a database|malformed|file is encrypted/;
const UNWRITABLE =
  /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|disk is full|readonly database|disk I\/O error|unable to open database/;

const signs = (error: Error): string[] => [...('code' in error ? [String(error.code)] : []), error.message];

/** The file is no database any more. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof Error && signs(error).some((sign) => DAMAGED.test(sign));

/** Under this much room nothing can be written that a change needs. */
const LEAST_BLOCKS = 16;

/** Why a folder cannot be written. */
function reasonOf(folder: string, error: Error): string {
  try {
    accessSync(folder, constants.W_OK);
  } catch (fault) {
    const code = (fault as NodeJS.ErrnoException).code;
    return code === 'EROFS' ? 'the file system is read-only' : 'the folder is not writable';
  }
  const isFull = signs(error).some((sign) => /FULL|is full/.test(sign));
  if (isFull || statfsSync(folder).bavail < LEAST_BLOCKS) return 'the disk is full';
  return signs(error).some((sign) => /READONLY|readonly/.test(sign))
    ? 'the file is not writable'
    : error.message;
}

/** What was thrown for the file, in our words: AccountsDamaged, AccountsUnwritable, or as it was. */
export function fileFault(error: unknown, at: string): unknown {
  if (!(error instanceof Error) || error instanceof AccountsUnwritable || error instanceof AccountsDamaged)
    return error;
  if (isDamaged(error)) return new AccountsDamaged(error.message, at, { cause: error });
  if (!signs(error).some((sign) => UNWRITABLE.test(sign))) return error;
  return new AccountsUnwritable(reasonOf(path.dirname(at), error), at, { cause: error });
}

/** Runs work on the file; what it throws is told in our words. */
export function onFile<Value>(at: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw fileFault(error, at);
  }
}
