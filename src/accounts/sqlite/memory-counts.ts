import type { EndedCall } from '../accounts.ts';

/** Calls to add to a month of an account; below zero: to give back. */
export interface MonthChange {
  readonly account: string;
  readonly month: string;
  calls: number;
}

/** Calls to add to the usage. */
export interface UsageChange extends Omit<EndedCall, 'counts'> {
  calls: number;
}

/** Rows of the usage that are remembered at most. Months are one an account, and are never lost. */
const MOST_USAGE = 100_000;

/**
 * What is still to be written: nothing, or what ended while another process held the file, or while it could not be
 * written. It does not grow with the calls, only with the accounts and operations that are asked, and has a bound.
 */
export class UnwrittenCounts {
  readonly #months = new Map<string, MonthChange>();
  readonly #usage = new Map<string, UsageChange>();
  #ended = 0;
  #lost = 0;

  get isEmpty(): boolean {
    return this.#months.size === 0 && this.#usage.size === 0;
  }

  /** Ended calls that are not in the file yet. */
  get calls(): number {
    return this.#ended;
  }

  /** Ended calls that the usage will not tell, as there were too many kinds of them. */
  get lost(): number {
    return this.#lost;
  }

  get months(): Iterable<MonthChange> {
    return this.#months.values();
  }

  get usage(): Iterable<UsageChange> {
    return this.#usage.values();
  }

  /** Calls of the month that the file does not have yet. */
  callsOf(account: string, month: string): number {
    return this.#months.get(`${month} ${account}`)?.calls ?? 0;
  }

  addCalls(account: string, month: string, calls: number): void {
    const found = this.#months.get(`${month} ${account}`);
    if (found) found.calls += calls;
    else this.#months.set(`${month} ${account}`, { account, month, calls });
  }

  end({ account, month, operation, status, counts }: EndedCall): void {
    if (!counts) this.addCalls(account, month, -1);
    const name = `${month} ${status} ${operation} ${account}`;
    const found = this.#usage.get(name);
    if (!found && this.#usage.size >= MOST_USAGE) {
      this.#lost += 1;
      return;
    }
    this.#ended += 1;
    if (found) found.calls += 1;
    else this.#usage.set(name, { account, month, operation, status, calls: 1 });
  }

  clear(): void {
    this.#months.clear();
    this.#usage.clear();
    this.#ended = 0;
  }
}
