import type Database from 'libsql';
import { ADD_CALLS, ADD_USAGE, GIVE_BACK, KEY_USED } from '../statements.ts';
import type { UnwrittenCounts } from './memory-counts.ts';
import { prepare } from './prepare.ts';
import { transaction } from './transaction.ts';

/**
 * A function that writes all that is to be written, and does some more, in one short transaction. It throws when another
 * process holds the file; nothing is written then, and what was to be written stays so.
 */
export function writer(
  file: Database.Database,
  unwritten: UnwrittenCounts,
  keysUsed: () => [keyId: string, at: number][],
): <Value>(more: () => Value) => Value {
  const addCalls = prepare(file, ADD_CALLS);
  const giveBack = prepare(file, GIVE_BACK);
  const addUsage = prepare(file, ADD_USAGE);
  const keyUsed = prepare(file, KEY_USED);

  function changeAll(): void {
    for (const { account, month, calls } of unwritten.months) {
      if (calls > 0) addCalls.run(account, month, calls);
      if (calls < 0) giveBack.run(account, month, -calls);
    }
    for (const { account, month, operation, status, calls } of unwritten.usage) {
      addUsage.run(account, month, operation, status, calls);
    }
    for (const [keyId, at] of keysUsed()) keyUsed.run(keyId, at);
  }

  return (more) => {
    const value = transaction(file, () => {
      changeAll();
      return more();
    });
    unwritten.clear();
    return value;
  };
}
