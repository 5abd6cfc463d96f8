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

/**
 * What is still to be written: nothing, or what ended while another process held the file. It does not grow with the
 * calls, only with the accounts and operations that are asked.
 */
export class Unwritten {
  readonly #months = new Map<string, MonthChange>();
  readonly #usage = new Map<string, UsageChange>();

  get isEmpty(): boolean {
    return this.#months.size === 0 && this.#usage.size === 0;
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
    if (found) found.calls += 1;
    else this.#usage.set(name, { account, month, operation, status, calls: 1 });
  }

  clear(): void {
    this.#months.clear();
    this.#usage.clear();
  }
}
