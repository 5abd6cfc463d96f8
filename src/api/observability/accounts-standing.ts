import type { Logger } from 'pino';
import { type Aggregator, Gauge, type Registry } from 'prom-client';
import type { Accounts } from '../../accounts/accounts.ts';

/** Accounts that can be read and not written: calls are counted in memory, and whoever is on call is told. */

const LOOK_MS = 1000;

/** Logs when the accounts cannot be written any more, and when they can again; gives what ends looking. */
export function watchAccounts(accounts: Accounts, log: Logger): () => void {
  let before: string | undefined;
  const look = (): void => {
    const { unwritable, unwritten, lost } = accounts.standing();
    if (unwritable !== before) {
      if (unwritable)
        log.error({ cause: unwritable }, 'the accounts are not writable: calls are counted in memory');
      else log.info({ unwritten, lost }, 'the accounts are writable again');
    }
    before = unwritable;
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Registers how the accounts stand, as it is at a scrape. */
export function accountsMetrics(registry: Registry, accounts: Accounts): void {
  const gauge = (name: string, help: string, value: () => number, aggregator: Aggregator = 'sum'): void => {
    const made: Gauge = new Gauge({
      name: `forecourt_accounts_${name}`,
      help,
      aggregator,
      registers: [registry],
      collect: () => made.set(value()),
    });
  };
  const isWritable = (): number => Number(!accounts.standing().unwritable);
  gauge('writable', '1 if the accounts are writable.', isWritable, 'min');
  gauge('unwritten_calls', 'Calls counted in memory until the accounts are writable.', () => {
    return accounts.standing().unwritten;
  });
  gauge('lost_calls', 'Calls missing from the usage because too many kinds of them waited in memory.', () => {
    return accounts.standing().lost;
  });
}
