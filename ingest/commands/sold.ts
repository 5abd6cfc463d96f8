import { marketHome, onSample } from '../delivery/on-sample.ts';
import type { Rebuilding } from '../delivery/rebuilding.ts';
import type { LoadReport } from '../delivery/report.ts';
import { type Completed, settleMarket } from '../delivery/settle-market.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { NothingLoaded, Refused } from '../ground/outcome.ts';
import { deliveries, setState } from '../ledger/deliveries.ts';
import { type Ledger, openLedger } from '../ledger/open.ts';
import { keepReport } from '../publish/reports.ts';
import { admitSold } from '../sold/admit.ts';
import { loadSoldInto, type SoldLoad } from '../sold/load.ts';
import { prepareSold } from '../sold/prepare.ts';
import { type SoldRollback, withdraw } from '../sold/settle.ts';

/** Runs work on the ledger that holds the sold months, in which nothing is pending, and closes it. */
async function onLedger<Result>(
  place: InstalledMarket,
  opening: { readonly files?: readonly string[]; readonly waitSeconds?: number | undefined },
  work: (ledger: Ledger, completed: Completed) => Promise<Result>,
): Promise<Result> {
  const { files = [], waitSeconds = 0 } = opening;
  const ledger = await openLedger({ ...place, files, waitSeconds, sample: false });
  try {
    return await work(ledger, await settleMarket(place, ledger));
  } finally {
    ledger.close();
  }
}

/**
 * Loads one sold delivery (feeds.md 2.2 and section 3, "sold months"): its months that ended before its instant replace
 * what was published of them at once, the others wait for their end. It lives in the ledger of the market whose sales
 * are derived, so that one command at a time publishes. Throws WrongUsage and Refused (outcome.ts) with the reason.
 */
export const loadSold = (options: SoldLoad): Promise<LoadReport> => {
  const { files, waitSeconds, sample = false } = options;
  const load = (ledger: Ledger) => loadSoldInto(options, ledger);
  return onLedger(options, options, (ledger) =>
    sample
      ? onSample(marketHome(options), ledger, { dataset: 'sold', files, waitSeconds }, load)
      : load(ledger),
  );
};

/**
 * Takes the newest sold delivery out: the months of the one before answer again, and those that none holds are the
 * ledger's own or disappear. Throws Refused when there is none.
 */
export const rollBackSold = (place: InstalledMarket, waitSeconds = 0): Promise<SoldRollback> =>
  onLedger(place, { waitSeconds }, async (ledger, { sold }) => {
    // the command that began it died: this one has ended it, and takes no second delivery out
    if (sold) return sold;
    const [newest] = await deliveries(ledger.db, 'sold');
    if (!newest) throw new Refused('no sold vehicles were delivered');
    await admitSold(place, ledger, false);
    await setState(ledger.db, newest.id, 'withdrawing');
    return await withdraw(place, ledger, newest);
  });

/** Writes every sold month again from the ledger alone. Gives their number and rows; throws Refused when there is none. */
export const rebuildSold = (
  place: InstalledMarket,
  { waitSeconds = 0, adopt = false }: Rebuilding = {},
): Promise<{ readonly months: number; readonly rows: number }> =>
  onLedger(place, { waitSeconds }, async (ledger) => {
    const { db } = ledger;
    await admitSold(place, ledger, adopt);
    const generation = await prepareSold(ledger, { ...place, anew: true });
    if (!generation)
      throw new NothingLoaded(
        'the ledger knows of no sold month; load listings or sold vehicles with forecourt ingest',
      );
    generation.show();
    for (const delivery of await deliveries(db, 'sold'))
      await keepReport(place.client, place.indexPrefix, delivery);
    const { months } = generation.manifest;
    return { months: months.length, rows: months.reduce((sum, { rows }) => sum + rows, 0) };
  });
