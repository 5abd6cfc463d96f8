import type { InstalledDirectory } from '../../ingest/commands/load.ts';
import { dropOldReports } from '../../ingest/delivery/report-files.ts';
import { faultText } from '../../ingest/ground/fault-text.ts';
import type { Installation, InstalledMarket } from '../../ingest/ground/installation.ts';
import { reportFolders } from '../../ingest/ledger/open.ts';
import { removeDemoKey } from '../accounts/demo-key.ts';
import { openAccounts } from '../accounts/open.ts';
import type { Directory } from '../catalog/directory.ts';
import { INSIGHTS_MARKET, listingsOf, type Market } from '../catalog/markets.ts';
import { type EngineAddress, engineClient } from '../engine/client.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/object-store.ts';
import { writeRollup } from '../summary/rollup.ts';
import { leaseIn } from './loader-lease.ts';
import { tellRefreshed } from './publish-refreshed.ts';

/** Old reports go; where they cannot, the load is none the worse for it: it says so and ends well. */
function tidyReports({ dataDir, keepRejectsDays }: Settings): void {
  try {
    dropOldReports(reportFolders(dataDir), keepRejectsDays);
  } catch (error) {
    console.error(`old files of rejected and repeated rows could not be removed: ${faultText(error)}`);
  }
}

/** A month without its roll-up is counted live: where one cannot be written the load is none the worse for it, and says so. */
const rollUp: typeof writeRollup = async (...month) => {
  try {
    await writeRollup(...month);
  } catch (error) {
    console.error(
      `the roll-up of a sold month could not be written; summaries count its vehicles instead: ${faultText(error)}`,
    );
  }
};

/** Where the datasets without a market live; with the first real delivery the demo key goes as the sample does. */
export function installationOf(settings: Settings, engine: EngineAddress): Installation {
  return {
    client: engineClient(engine),
    indexPrefix: settings.indexPrefix,
    dataDir: settings.dataDir,
    store: settings.store && openStore(settings.store),
    memory: settings.memory,
    lease:
      settings.accountsUrl === undefined
        ? undefined
        : leaseIn({ ...settings, accountsUrl: settings.accountsUrl }),
    ...settings.index,
    onSampleRemoved: async () => {
      const accounts = await openAccounts(settings);
      try {
        await removeDemoKey(accounts, settings.dataDir);
      } finally {
        await accounts.destroy();
      }
    },
    onTidy: () => tidyReports(settings),
    onSwitched: (delivery) => tellRefreshed(settings, delivery),
    onMonthWritten: rollUp,
  };
}

/** The market that a command works on. */
export const installedMarket = (
  market: Market,
  settings: Settings,
  engine: EngineAddress,
): InstalledMarket => ({
  ...installationOf(settings, engine),
  market,
  dataset: listingsOf(market),
});

/** The market whose ledger holds the sold months. */
export const insightsMarketOf = (settings: Settings, engine: EngineAddress): InstalledMarket =>
  installedMarket(INSIGHTS_MARKET, settings, engine);

/** The directory of a market that a command works on. */
export function directoryOf(
  market: Market,
  directory: Directory,
  settings: Settings,
  engine: EngineAddress,
): InstalledDirectory {
  return { ...installedMarket(market, settings, engine), directory };
}
