import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { faultText } from '../../ingest/ground/fault-text.ts';
import type { Installation, Lease } from '../../ingest/ground/installation.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';

/** Whose ledgers they are, and where it is told who loads into them. */
interface LeasePlace {
  readonly accountsUrl: string;
  readonly indexPrefix: string;
  readonly dataDir: string;
  /** how long a lease lasts that is not renewed; not said: a minute */
  readonly leaseSeconds?: number | undefined;
}

/** Who holds it cannot be known: the engine still knows the last one. */
const UNKNOWN: Lease = { token: undefined, pass: async () => undefined, release: async () => undefined };

/** Takes leases in PostgreSQL. While that is away a load goes on without one, and says so. */
export const leaseIn =
  ({ accountsUrl, indexPrefix, dataDir, leaseSeconds: seconds }: LeasePlace): Installation['lease'] =>
  async (ledger, waitSeconds) => {
    const { LeaseTaken, takeLease } = await import('../accounts/postgres/loader-lease.ts');
    const name = `${indexPrefix}${ledger}`;
    // machines may have one name and one path; a copy of a folder is another one
    const { dev, ino } = statSync(dataDir);
    const holder = `${hostname()} ${dev}:${ino} ${resolve(dataDir)}`;
    try {
      return await takeLease({ accountsUrl, name, holder, waitSeconds, seconds });
    } catch (error) {
      if (error instanceof LeaseTaken) throw new CommandRefusal(error.message);
      console.error(`it cannot be known whether another machine loads: ${faultText(error)}`);
      return UNKNOWN;
    }
  };
