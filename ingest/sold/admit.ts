import { NO_MARKET } from '../../src/catalog/roles.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { passNumbers } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { dropOtherReports, otherReports } from '../publish/adopt.ts';
import { seen, servedListings } from '../publish/owner.ts';

const SOLD = { dataset: 'sold', market: NO_MARKET } as const;

/**
 * The sold months stand beside their ledger, in no index: whose an installation's are is told by its listings, and by the
 * reports of sold deliveries. Throws CommandRefusal where another ledger has published those and this one is not to `adopt`.
 */
export async function admitSold(
  installation: InstalledMarket,
  ledger: Ledger,
  adopt: boolean,
): Promise<void> {
  const { strange } = await seen(installation.client, ledger, await servedListings(installation, ledger));
  const foreign = strange.filter((one) => one.ledger !== ledger.id);
  const others = await otherReports(installation.client, installation.indexPrefix, ledger, SOLD);
  if (!foreign.length && !others.ids.length) return;
  if (!adopt || ledger.sample)
    throw new CommandRefusal(
      `sold: ${others.ids.length ? 'the sold months' : `the listings (${foreign[0]?.index})`} of this installation were published from another ledger, not from the one in ` +
        `${ledger.folders.ledger}. Is FORECOURT_DATA the right folder? To replace them on purpose: forecourt ingest sold or forecourt rebuild sold, with --adopt`,
    );
  await passNumbers(ledger.db, others.last);
  await dropOtherReports(installation, ledger, SOLD);
}
