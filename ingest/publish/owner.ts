import type { Client } from '@elastic/elasticsearch';
import { LAYOUT, LAYOUT_NAME } from '../../src/catalog/layout.ts';
import { publishedRoles } from '../../src/catalog/roles.ts';
import { roleAlias } from '../../src/engine/names.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { deliveries, type Indices } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { isSample, liveIndices } from './indices.ts';

/**
 * Whose the indices are that answer. Each names its ledger beside its mapping, so that a ledger of another folder, or an
 * empty one, does not replace a market by mistake. One of an earlier program names none: it is that ledger's which knows a
 * delivery of its instant and number.
 */

/** What every index that a ledger publishes says beside its mapping. */
export const nameOwner = ({ id }: Pick<Ledger, 'id'>) => ({ ledger: id, [LAYOUT_NAME]: LAYOUT });

/** An index that exists. */
export interface OwnedIndex {
  readonly index: string;
  /** id of the ledger that it names */
  readonly ledger: string | undefined;
  /** how it is laid out (src/catalog/layout.ts) */
  readonly layout: number;
  readonly aliases: readonly string[];
}

/** Indices by name or alias, those that exist. */
export async function ownedIndices(client: Client, names: readonly string[]): Promise<OwnedIndex[]> {
  const found = await client.indices.get({
    index: [...names],
    features: ['aliases', 'mappings'],
    filter_path: ['*.aliases', '*.mappings._meta'],
    expand_wildcards: 'all',
    ignore_unavailable: true,
    allow_no_indices: true,
  });
  return Object.entries(found).map(([index, { aliases = {}, mappings }]) => ({
    index,
    ledger: mappings?._meta?.ledger as string | undefined,
    layout: Number(mappings?._meta?.[LAYOUT_NAME] ?? 1),
    aliases: Object.keys(aliases),
  }));
}

/** May the ledger change or delete the index? One without a name is of an earlier program. */
export const belongsTo = ({ ledger }: OwnedIndex, { id }: Pick<Ledger, 'id'>): boolean =>
  ledger === undefined || ledger === id;

/** Do all aliases of the market point at exactly these indices, and are they the ledger's? */
export async function isLive(
  { client, indexPrefix, market }: InstalledMarket,
  ledger: Ledger,
  indices: Indices,
): Promise<boolean> {
  const live = await liveIndices(client, indexPrefix, market);
  const names = Object.values(indices);
  const pointsThere = publishedRoles(market).every((role) => {
    const [index, ...more] = live[role] ?? [];
    return index === indices[role] && more.length === 0;
  });
  return pointsThere && (await ownNames(client, ledger, names)).length === names.length;
}

/** Of the names those of existing indices that the ledger may delete. */
export async function ownNames(client: Client, ledger: Ledger, names: readonly string[]): Promise<string[]> {
  if (!names.length) return [];
  return (await ownedIndices(client, names))
    .filter((one) => belongsTo(one, ledger))
    .map(({ index }) => index);
}

const unnumbered = (index: string): string => index.replace(/-rebuilt\d+$/, '');

/** What is served as one: a market's listings, a directory, a dataset without a market. */
export interface ServedDataset {
  readonly dataset: string;
  /** `all`: it has no market */
  readonly market: string;
  readonly aliases: readonly string[];
  /** indices of the deliveries that the ledger knows */
  readonly known: readonly string[];
}

/** The listings of a market. */
export async function servedListings(
  { indexPrefix, market }: InstalledMarket,
  { db }: Ledger,
): Promise<ServedDataset> {
  const known = (await deliveries(db, 'listings')).flatMap(({ indices }) => Object.values(indices));
  const aliases = publishedRoles(market).map((role) => roleAlias(indexPrefix, market, role));
  return { dataset: 'listings', market, aliases, known };
}

/** What answers. */
export interface Seen {
  readonly served: ServedDataset;
  /** names of the indices, in their order */
  readonly indices: readonly string[];
  /** how they are laid out, each layout once */
  readonly layouts: readonly number[];
  /** those that this ledger did not make, or no longer knows; the sample gives way to whatever is real */
  readonly strange: readonly OwnedIndex[];
}

/** Looks what answers, and whose it is. */
export async function seen(client: Client, ledger: Ledger, served: ServedDataset): Promise<Seen> {
  const live = await ownedIndices(client, served.aliases);
  const known = new Set(served.known.map(unnumbered));
  const isOwn = (one: OwnedIndex): boolean => belongsTo(one, ledger) && known.has(unnumbered(one.index));
  return {
    served,
    indices: live.map(({ index }) => index).sort(),
    layouts: [...new Set(live.map(({ layout }) => layout))],
    strange: live.filter((one) => !isSample(one.index) && !isOwn(one)),
  };
}

const short = (id: string): string => id.slice(0, 8);

/**
 * Why a ledger may not replace what answers, and what to do. `made`: by the same ledger, of which this one is an older
 * copy.
 */
function refusalText({ served, strange }: Seen, ledger: Ledger): string {
  const { dataset, market } = served;
  const [first] = strange;
  const what = `${market === 'all' ? '' : `${market} `}${dataset}`;
  const ofMarket = market === 'all' ? '' : ` --market ${market}`;
  const rebuild = `forecourt rebuild ${dataset}${ofMarket}`;
  if (first?.ledger === ledger.id)
    return (
      `${what}: the live index (${first.index}) is from a delivery that this copy of its ledger, in ${ledger.folders.ledger}, ` +
      `does not contain. Is FORECOURT_DATA the right folder? To publish this copy on purpose: ${rebuild}`
    );
  const other = first?.ledger === undefined ? 'another ledger' : `another ledger (${short(first.ledger)})`;
  return (
    `${what}: the live index (${first?.index}) was published from ${other}, not from the one in ${ledger.folders.ledger} ` +
    `(${short(ledger.id)}). Is FORECOURT_DATA the right folder? To replace it on purpose: ` +
    `forecourt ingest ${dataset}${ofMarket} with --adopt and a complete delivery, or ${rebuild} --adopt`
  );
}

/** Throws CommandRefusal (outcome.ts) where anything that answers is not this ledger's. */
export function refuseStrange(found: Seen, ledger: Ledger): void {
  if (found.strange.length) throw new CommandRefusal(refusalText(found, ledger));
}

/** Throws CommandRefusal where anything that answers is another ledger's; a delivery of the same one, from before a restore, is not. */
export function refuseForeign(found: Seen, ledger: Ledger): void {
  const strange = found.strange.filter((one) => one.ledger !== ledger.id);
  if (strange.length) throw new CommandRefusal(refusalText({ ...found, strange }, ledger));
}

const real = (indices: readonly string[]): string =>
  indices
    .filter((index) => !isSample(index))
    .sort()
    .join();

/**
 * Throws CommandRefusal where another answers than when it was looked at: somebody else has published meanwhile. The sample,
 * whose names come again, gives way as always.
 */
export function refuseChanged(before: Seen, now: readonly string[]): void {
  if (real(before.indices) === real(now)) return;
  const { dataset, market } = before.served;
  throw new CommandRefusal(
    `${market === 'all' ? '' : `${market} `}${dataset}: another machine or ledger published while this command ran; its delivery stays live`,
  );
}
