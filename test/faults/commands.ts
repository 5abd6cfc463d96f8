import type { Client } from '@elastic/elasticsearch';
import { loadDirectory, loadListings, loadShared, loadSold } from '../../ingest/commands/load.ts';
import {
  rebuildDirectory,
  rebuildListings,
  rebuildShared,
  rebuildSold,
} from '../../ingest/commands/rebuild.ts';
import {
  rollBackDirectory,
  rollBackListings,
  rollBackShared,
  rollBackSold,
} from '../../ingest/commands/roll-back.ts';
import { faultText } from '../../ingest/ground/fault-text.ts';
import type { SwitchedDelivery } from '../../ingest/ground/installation.ts';
import { exitCodeOf } from '../../ingest/ground/outcome.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { leaseIn } from '../../src/cli/loader-lease.ts';
import { tellRefreshed } from '../../src/cli/publish-refreshed.ts';
import { engineClient } from '../../src/engine/client.ts';
import type { StoreSettings } from '../../src/settings/store.ts';
import { openStore } from '../../src/store/object-store.ts';

/** An installation, as another process can be told of it. */
export interface Where {
  readonly url: string;
  /** further nodes of the same cluster */
  readonly others?: readonly string[];
  readonly prefix: string;
  readonly dataDir: string;
  /** where it publishes besides its state directory */
  readonly store?: StoreSettings;
  /** where it is told who loads, and how long that holds */
  readonly lease?: { readonly accountsUrl: string; readonly leaseSeconds: number };
}

type TestMarket = 'us-cars' | 'uk-cars';
const DATASETS: Readonly<Record<TestMarket, SearchDataset>> = {
  'us-cars': listingsOf('us-cars'),
  'uk-cars': listingsOf('uk-cars'),
};

interface Loaded {
  readonly file: string;
  /** Unix seconds */
  readonly asOf: number;
  readonly waitSeconds?: number;
}

/** What can be run on an installation. */
export type Command =
  | (Loaded & { readonly run: 'load'; readonly partial?: boolean; readonly market?: TestMarket })
  | (Loaded & { readonly run: 'load history' | 'load incentives' | 'load dealers' | 'load sold' })
  | { readonly run: 'roll back' | 'rebuild' | 'roll back history' | 'rebuild history' }
  | { readonly run: 'roll back incentives' | 'rebuild incentives' }
  | { readonly run: 'roll back dealers' | 'rebuild dealers' | 'roll back sold' | 'rebuild sold' };

/** How a command ended: as the command line would tell it. */
export interface Outcome {
  readonly code: 0 | 1 | 2 | 3;
  readonly text: string;
}

/** Called once a delivery answers. */
export type OnSwitched = (delivery: SwitchedDelivery) => Promise<void>;

/** Tells of it as the command line does. */
export const tellOf =
  ({ prefix, dataDir }: Where): OnSwitched =>
  (delivery) =>
    tellRefreshed({ dataDir, indexPrefix: prefix, accountsUrl: undefined }, delivery);

function runOn(
  client: Client,
  { prefix, dataDir, store, lease }: Where,
  command: Command,
  onSwitched: OnSwitched,
): Promise<unknown> {
  const stored = store && { store: openStore(store) };
  const leased = lease && { lease: leaseIn({ ...lease, indexPrefix: prefix, dataDir }) };
  const shared = { client, indexPrefix: prefix, dataDir, memory: '512MB', onSwitched, ...stored, ...leased };
  const market = ('market' in command && command.market) || 'us-cars';
  const installation = { ...shared, market, dataset: DATASETS[market] };
  const dealers = { ...installation, directory: 'dealers' } as const;
  const history = { ...shared, dataset: 'history' } as const;
  const incentives = { ...shared, dataset: 'incentives' } as const;
  switch (command.run) {
    case 'load':
      return loadListings({ ...installation, ...command, files: [command.file] });
    case 'load history':
      return loadShared({ ...history, ...command, files: [command.file] });
    case 'load incentives':
      return loadShared({ ...incentives, ...command, files: [command.file] });
    case 'load dealers':
      return loadDirectory({ ...dealers, ...command, files: [command.file] });
    case 'roll back':
      return rollBackListings(installation);
    case 'rebuild':
      return rebuildListings(installation);
    case 'roll back history':
      return rollBackShared(history);
    case 'roll back incentives':
      return rollBackShared(incentives);
    case 'rebuild history':
      return rebuildShared(history);
    case 'rebuild incentives':
      return rebuildShared(incentives);
    case 'load sold':
      return loadSold({ ...installation, ...command, files: [command.file] });
    case 'roll back sold':
      return rollBackSold(installation);
    case 'rebuild sold':
      return rebuildSold(installation);
    case 'roll back dealers':
      return rollBackDirectory(dealers);
    case 'rebuild dealers':
      return rebuildDirectory(dealers);
  }
}

/** Runs a command in this process. */
export async function perform(
  where: Where,
  command: Command,
  client = engineClient(where),
  onSwitched = tellOf(where),
): Promise<Outcome> {
  try {
    await runOn(client, where, command, onSwitched);
    return { code: 0, text: '' };
  } catch (error) {
    return { code: exitCodeOf(error), text: faultText(error) };
  } finally {
    await client.close();
  }
}
