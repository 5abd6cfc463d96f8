import { afterEach, beforeEach, vi } from 'vitest';
import type { Accounts } from '../../src/accounts/accounts.ts';
import { type AccountsLocation, openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import type { Store } from './stores.ts';

/** A Thursday at noon. */
export const T = Date.parse('2026-01-15T12:00:00Z');

/** Accounts that a command and a server have open at the same time. */
export interface Both {
  location: AccountsLocation;
  open: AccountsDatabase;
  serving: Accounts;
}

/** New ones for each test, which begins at T. */
export function bothOn(store: Store): Both {
  const both = {} as Both;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: T });
    both.location = await store.fresh();
    both.open = await openAccounts(both.location);
    both.serving = await serveAccounts(both.location);
  });
  afterEach(async () => {
    await both.serving.close();
    await both.open.destroy();
    vi.useRealTimers();
  });
  return both;
}

/** Lets time pass. */
export const goOn = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);
