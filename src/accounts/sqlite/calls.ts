import type Database from 'libsql';
import type { Accounts, Caller, TakenCall } from '../accounts.ts';
import { callerReader } from '../caller.ts';
import { digest, nowSeconds } from '../digest.ts';
import { AccountsUnwritable } from '../errors.ts';
import { CALLER_OF_KEY, CALLER_OF_TOKEN, CALLS_OF_MONTH, type CallerRow, TAKE_CALL } from '../statements.ts';
import { again, soon, unlessBusy } from './busy.ts';
import { onFile } from './fault.ts';
import type { UnwrittenCounts } from './memory-counts.ts';
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

/** The part of the accounts that every request needs, counted in memory and written together. */
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
  readonly unwritten: UnwrittenCounts;
  readonly unwritable?: AccountsUnwritable | undefined;
}

/**
 * What every request does, on the accounts' file: prepared statements, at once and without a promise. Only while another
 * process holds the file does a call with a limit wait a little, and what could not be written is remembered in memory and
 * written with the next call that can: serving never stands still while a command holds the lock, or while the disk is
 * full or read-only.
 */
export const sqliteCalls = (on: CallsFile): Calls => new SqliteCalls(on);

class SqliteCalls implements Calls {
  readonly #at: string;
  readonly #unwritten: UnwrittenCounts;
  readonly #callerIn: ReturnType<typeof callerReader>['callerIn'];
  readonly #write: ReturnType<typeof writer>;
  readonly #callerOfKey: Database.Statement;
  readonly #callerOfToken: Database.Statement;
  readonly #takeCall: Database.Statement;
  readonly #callsOfMonth: Database.Statement;
  readonly #version: Database.Statement;
  #later: NodeJS.Timeout | undefined;
  /** why the file cannot be written, and when that was last tried */
  #unwritable: string | undefined;
  #triedAt = performance.now();

  constructor({ file, at, unwritten, unwritable }: CallsFile) {
    const { callerIn, keysUsed } = callerReader();
    this.#at = at;
    this.#unwritten = unwritten;
    this.#callerIn = callerIn;
    this.#write = writer(file, unwritten, keysUsed);
    this.#callerOfKey = prepare(file, CALLER_OF_KEY);
    this.#callerOfToken = prepare(file, CALLER_OF_TOKEN);
    this.#takeCall = prepare(file, TAKE_CALL);
    this.#callsOfMonth = prepare(file, CALLS_OF_MONTH);
    this.#version = file.prepare('PRAGMA data_version');
    this.#unwritable = unwritable?.reason;
    // what was remembered on another handle
    if (!unwritten.isEmpty) this.#writeLater();
  }

  callerOfKey(key: string): ReturnType<Calls['callerOfKey']> {
    return this.#lookUp(this.#callerOfKey, key);
  }

  callerOfToken(token: string): ReturnType<Calls['callerOfToken']> {
    return this.#lookUp(this.#callerOfToken, token);
  }

  takeCall(account: string, month: string, limit: number | undefined): ReturnType<Calls['takeCall']> {
    const written = unlessBusy(() => this.#take(account, month, limit));
    if (written) return written.value;
    const waiting = patience(limit, this.#used(account, month));
    if (waiting === 0) return this.#remember(account, month, limit);
    return again(
      () => this.#take(account, month, limit),
      { withinMs: waiting, turn: () => this.#turn(), longestMs: TAKING_TURNS_MS },
      () => this.#remember(account, month, limit),
    );
  }

  endCall(call: Parameters<Calls['endCall']>[0]): void {
    this.#unwritten.end(call);
    this.#writeSoon();
  }

  standing(): ReturnType<Calls['standing']> {
    return { unwritable: this.#unwritable, unwritten: this.#unwritten.calls, lost: this.#unwritten.lost };
  }

  rest(): void {
    clearTimeout(this.#later);
  }

  async close(): Promise<void> {
    clearTimeout(this.#later);
    if (!this.#unwritten.isEmpty) await soon(() => onFile(this.#at, () => this.#writeAll()), CLOSING_MS);
  }

  #lookUp(statement: Database.Statement, secret: string) {
    const find = (): Caller | undefined =>
      this.#callerIn(statement.get(digest(secret), nowSeconds()) as CallerRow | undefined);
    return soon(find, LOOKING_MS);
  }

  #used(account: string, month: string): number {
    const row = this.#callsOfMonth.get(account, month) as { calls: number } | undefined;
    return (row?.calls ?? 0) + this.#unwritten.callsOf(account, month);
  }

  #take(account: string, month: string, limit: number | undefined): TakenCall {
    const taken = this.#unlessUnwritable(() =>
      this.#write(() => this.#takeCall.get(account, month, limit ?? null)),
    );
    if (!taken) return this.#remember(account, month, limit);
    const row = taken.value as { calls: number } | undefined;
    return row ? { granted: true, used: row.calls } : { granted: false, used: this.#used(account, month) };
  }

  #remember(account: string, month: string, limit: number | undefined): TakenCall {
    const before = this.#used(account, month);
    if (limit !== undefined && before >= limit) return { granted: false, used: before };
    this.#unwritten.addCalls(account, month, 1);
    this.#writeLater();
    return { granted: true, used: before + 1 };
  }

  /** Changes with what other processes write. */
  #turn(): unknown {
    return (this.#version.get() as { data_version: number }).data_version;
  }

  /** Work that writes; undefined: the disk is full or read-only, and is left alone for a while. */
  #unlessUnwritable<Value>(work: () => Value): { readonly value: Value } | undefined {
    if (this.#unwritable !== undefined && performance.now() - this.#triedAt < UNWRITABLE_MS) return undefined;
    try {
      const value = onFile(this.#at, work);
      this.#unwritable = undefined;
      return { value };
    } catch (error) {
      if (!(error instanceof AccountsUnwritable)) throw error;
      this.#unwritable = error.reason;
      this.#triedAt = performance.now();
      return undefined;
    }
  }

  #writeAll(): void {
    this.#write(() => {});
  }

  /** Writes what is remembered, now or as soon as it can be. */
  #writeSoon(): void {
    if (!unlessBusy(() => this.#unlessUnwritable(() => this.#writeAll()))?.value) this.#writeLater();
  }

  #writeLater(): void {
    this.#later ??= setTimeout(
      () => {
        this.#later = undefined;
        try {
          this.#writeSoon();
        } catch {
          this.#writeLater(); // the next call that ends tells whoever asked
        }
      },
      this.#unwritable === undefined ? AGAIN_MS : UNWRITABLE_MS,
    );
  }
}
