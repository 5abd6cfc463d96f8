/** How a command can end other than well (feeds.md section 1, exit codes). Anything else that is thrown is exit code 1. */

/** The delivery or request is not acceptable; nothing was changed. Exit code 3. */
export class Refused extends Error {
  readonly exitCode = 3;
}

/** There is nothing to do it with: no delivery was loaded. Exit code 3. */
export class NothingLoaded extends Refused {}

/** The command was called wrongly: an unknown name, a missing file, an unusable map. Exit code 2. */
export class WrongUsage extends Error {
  readonly exitCode = 2;
}

/** Exit code for whatever a command threw: 3 refused, 2 wrong usage, 1 anything else. */
export const exitCodeOf = (error: unknown): 1 | 2 | 3 =>
  error instanceof Refused || error instanceof WrongUsage ? error.exitCode : 1;

const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EACCES: 'permission denied',
  EROFS: 'the file system is read-only',
};

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** What a person should read about an error: a full disk, a dead engine and the like in plain words. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // says all there is to say, whatever codes its words quote
  if (error instanceof Refused || error instanceof WrongUsage) return error.message;
  const code = codeOf(error);
  if (code && SYSTEM_FAULTS[code]) return `${SYSTEM_FAULTS[code]}: ${error.message}`;
  if (/No space left on device|failed to write .*space/i.test(error.message))
    return `the disk is full: ${error.message}`;
  if (/ECONNREFUSED|ENOTFOUND|ECONNRESET|socket hang up/.test(error.message)) {
    return `the search engine does not answer: ${error.message}`;
  }
  return error.message;
}
