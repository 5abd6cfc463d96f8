import { directoryAlias } from '../../src/engine/names.ts';
import { countInventory, countsPrint, derivesCounts, newestListings } from '../derive/inventory.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { type Delivery, deliveries } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import type { AliasAction } from '../publish/fence.ts';
import { seen } from '../publish/owner.ts';
import { directoryRecords, type MadeFrom } from './directory.ts';
import { answerActions, freshIndex, servedRecords } from './indices.ts';
import { buildIndex, showAgain } from './publish.ts';

/** Numbers of dealers' listings, where a dealers delivery has none: they follow every listings delivery (feeds.md 2.2). */

/** What the index of dealers that answers was made from; undefined: none answers. */
async function shown({ client, indexPrefix, market }: InstalledMarket): Promise<MadeFrom | undefined> {
  const alias = directoryAlias(indexPrefix, market, 'dealers');
  const found = await client.indices.get({ index: alias, features: ['mappings'], ignore_unavailable: true });
  const [index] = Object.values(found);
  return index?.mappings?._meta as MadeFrom | undefined;
}

/** The dealers delivery that answers, where it needs counts; what another ledger has published is left alone. */
async function counting(installation: InstalledMarket, ledger: Ledger): Promise<Delivery | undefined> {
  const newest = (await deliveries(ledger.db, 'dealers')).find(({ state }) => state === 'live');
  if (!newest || !(await derivesCounts(ledger.db, newest.id))) return undefined;
  const served = await servedRecords(directoryRecords(installation, 'dealers'), ledger);
  return (await seen(installation.client, ledger, served)).strange.length ? undefined : newest;
}

/** Does the index show other counts than the table `inventory` holds? */
const isBehind = async ({ db }: Ledger, { id }: Delivery, from: MadeFrom | undefined): Promise<boolean> =>
  from?.delivery !== id || from.counts !== (await countsPrint(db, id));

/**
 * Builds the index of dealers anew where a pending listings delivery, of which the table `inventory` tells, changes a
 * count. Gives the alias actions that let it answer, for the switch of the listings; none where nothing changes.
 */
export async function countActions(installation: InstalledMarket, ledger: Ledger): Promise<AliasAction[]> {
  const { client } = installation;
  const delivery = await counting(installation, ledger);
  if (!delivery || !(await isBehind(ledger, delivery, await shown(installation)))) return [];
  const records = directoryRecords(installation, 'dealers', true);
  const index = await freshIndex(client, records, delivery);
  await buildIndex(installation, ledger, records, delivery, index);
  return await answerActions(client, ledger, records, delivery, index);
}

/**
 * Brings the counts that answer up to date with the ledger, in which nothing is pending: after a rollback of listings,
 * and where a run died before it could.
 */
export async function refreshCounts(installation: InstalledMarket, ledger: Ledger): Promise<void> {
  const { db } = ledger;
  const delivery = await counting(installation, ledger);
  if (!delivery) return;
  const from = await shown(installation);
  if (from?.delivery === delivery.id && from.listings === (await newestListings(db))) return;
  await countInventory(db);
  if (!(await isBehind(ledger, delivery, from))) return;
  await showAgain(installation, ledger, directoryRecords(installation, 'dealers', true), delivery);
}
