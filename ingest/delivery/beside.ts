import type { InstalledMarket } from '../ground/installation.ts';
import type { Stopwatch } from '../ground/stopwatch.ts';
import type { Ledger } from '../ledger/open.ts';
import { requireHeld } from '../publish/fence.ts';
import { prepareSoldOf } from '../sold/refresh.ts';
import { prepareTrendsOf } from '../trends/refresh.ts';

/** What is published beside the indices of a market, written and not seen yet: sold months and trends. */
interface Beside {
  /** Replaces the generations before. Throws LeaseLost. */
  show(): Promise<void>;
  /** Forgets them. */
  drop(): void;
}

/** Writes what of them a delivery has changed; what fails leaves nothing. */
export async function prepareBeside(
  installed: InstalledMarket,
  ledger: Ledger,
  watch: Stopwatch,
): Promise<Beside> {
  const sold = await watch.time('sold', () => prepareSoldOf(installed, ledger));
  try {
    const trends = await watch.time('trends', () => prepareTrendsOf(installed, ledger));
    return {
      show: async () => {
        await requireHeld(installed.client);
        await sold?.show();
        await trends?.show();
      },
      drop: () => {
        sold?.drop();
        trends?.drop();
      },
    };
  } catch (error) {
    sold?.drop();
    throw error;
  }
}
