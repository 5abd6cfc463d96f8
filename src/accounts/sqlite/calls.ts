import type Database from 'libsql';
import type { Accounts, Caller, TakenCall } from '../accounts.ts';
import { callerReader } from '../caller.ts';
import { digest, nowSeconds } from '../digest.ts';
import { AccountsUnwritable } from '../errors.ts';
import { CALLER_OF_KEY, CALLER_OF_TOKEN, CALLS_OF_MONTH, type CallerRow, TAKE_CALL } from '../statements.ts';
import { again, soon, unlessBusy } from './busy.ts';
import { onFile } from './fault.ts';
import type { Unwritten } from './memory-counts.ts';
import { prepare } from './prepare.ts';
import { writer } from './writer.ts';

/**
 * How long a call with a limit waits for another process that holds the file before it is only remembered; this process
 * goes on meanwhile. Others that take calls, too, are waited for longer: what they do not see leads beyond the limit.
 */
const TAKING_MS = 15;
/** The same where calls that the other process does not see yet could lead beyond the limit. */
const TAKING_NEAR_MS = 1000;
/** The longest wait while others take calls. */
const TAKING_TURNS_MS = 5000;
/** How long a look-up may wait: it only does where a file is being recovered. */
const LOOKING_MS = 1000;
/** How long after a locked file what is remembered is tried again, when no other call has written it. */
const AGAIN_MS = 10;
/** How long after a full or read-only disk the file is tried again. */
const UNWRITABLE_MS = 1000;
/** Longest wait at the end. */
const CLOSING_MS = 5000;

/** How long to wait for the file: not at all without a limit or beyond it, longer for the last tenth or the last twenty. */
function patience(limit: number | undefined, used: number): number {
  if (limit === undefined || used >= limit) return 0;
  return limit - used <= Math.max(20, limit / 10) ? TAKING_NEAR_MS : TAKING_MS;
}

export interface Calls
  extends Pick<Accounts, 'callerOfKey' | 'callerOfToken' | 'takeCall' | 'endCall' | 'standing'> {
  /** another handle takes over: what is remembered is its to write */
  rest(): void;
  /** Writes what is remembered. Throws AccountsUnwritable where that cannot be. */
  close(): Promise<void>;
}

/** The file of the accounts, what is still to be written to it, and why that cannot be. */
export interface CallsFile {
  readonly file: Database.Database;
  readonly at: string;
  readonly unwritten: Unwritten;
  readonly unwritable?: AccountsUnwritable | undefined;
}

/**
 * What every request does, on the accounts' file: prepared statements, at once and without a promise. Only while another
 * process holds the file does a call with a limit wait a little, and what could not be written is remembered in memory and
 * written with the next call that can: serving never stands still while a command holds the lock, or while the disk is
 * full or read-only.
 */
export function sqliteCalls({ file, at, unwritten, unwritable: unwritableAtFirst }: CallsFile): Calls {
  const { callerIn, keysUsed } = callerReader();
  const write = writer(file, unwritten, keysUsed);
  const callerOfKey = prepare(file, CALLER_OF_KEY);
  const callerOfToken = prepare(file, CALLER_OF_TOKEN);
  const takeCall = prepare(file, TAKE_CALL);
  const callsOfMonth = prepare(file, CALLS_OF_MONTH);
  const version = file.prepare('PRAGMA data_version');
  let later: NodeJS.Timeout | undefined;
  let unwritable = unwritableAtFirst?.reason;
  let triedAt = performance.now();

  function lookUp(statement: Database.Statement, secret: string) {
    const find = (): Caller | undefined =>
      callerIn(statement.get(digest(secret), nowSeconds()) as CallerRow | undefined);
    return soon(find, LOOKING_MS);
  }

  const used = (account: string, month: string): number =>
    ((callsOfMonth.get(account, month) as { calls: number } | undefined)?.calls ?? 0) +
    unwritten.callsOf(account, month);

  const unwritableNow = (): boolean =>
    unwritable !== undefined && performance.now() - triedAt < UNWRITABLE_MS;

  /** Work that writes; undefined: the disk is full or read-only, and is left alone for a while. */
  function unlessUnwritable<Value>(work: () => Value): { readonly value: Value } | undefined {
    if (unwritableNow()) return undefined;
    try {
      const value = onFile(at, work);
      unwritable = undefined;
      return { value };
    } catch (error) {
      if (!(error instanceof AccountsUnwritable)) throw error;
      unwritable = error.reason;
      triedAt = performance.now();
      return undefined;
    }
  }

  function take(account: string, month: string, limit: number | undefined): TakenCall {
    const taken = unlessUnwritable(() => write(() => takeCall.get(account, month, limit ?? null)));
    if (!taken) return remember(account, month, limit);
    const row = taken.value as { calls: number } | undefined;
    return row ? { granted: true, used: row.calls } : { granted: false, used: used(account, month) };
  }

  function remember(account: string, month: string, limit: number | undefined): TakenCall {
    const before = used(account, month);
    if (limit !== undefined && before >= limit) return { granted: false, used: before };
    unwritten.addCalls(account, month, 1);
    writeLater();
    return { granted: true, used: before + 1 };
  }

  /** Changes with what other processes write. */
  const turn = (): unknown => (version.get() as { data_version: number }).data_version;

  const writeAll = (): void => write(() => {});

  /** Writes what is remembered, now or as soon as it can be. */
  function writeSoon(): void {
    if (!unlessBusy(() => unlessUnwritable(writeAll))?.value) writeLater();
  }

  function writeLater(): void {
    later ??= setTimeout(
      () => {
        later = undefined;
        try {
          writeSoon();
        } catch {
          writeLater(); // the next call that ends tells whoever asked
        }
      },
      unwritable === undefined ? AGAIN_MS : UNWRITABLE_MS,
    );
  }

  // what was remembered on another handle
  if (!unwritten.isEmpty) writeLater();

  return {
    callerOfKey: (key) => lookUp(callerOfKey, key),
    callerOfToken: (token) => lookUp(callerOfToken, token),
    takeCall(account, month, limit) {
      const written = unlessBusy(() => take(account, month, limit));
      if (written) return written.value;
      const waiting = patience(limit, used(account, month));
      if (waiting === 0) return remember(account, month, limit);
      return again(
        () => take(account, month, limit),
        { withinMs: waiting, turn, longestMs: TAKING_TURNS_MS },
        () => remember(account, month, limit),
      );
    },
    endCall(call) {
      unwritten.end(call);
      writeSoon();
    },
    standing: () => ({ unwritable, unwritten: unwritten.calls, lost: unwritten.lost }),
    rest: () => clearTimeout(later),
    async close() {
      clearTimeout(later);
      if (!unwritten.isEmpty) await soon(() => onFile(at, writeAll), CLOSING_MS);
    },
  };
}
