import type { Client, estypes } from '@elastic/elasticsearch';
import { DIRECTORIES } from '../../src/catalog/directory.ts';
import { isReadable, LAYOUT } from '../../src/catalog/layout.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { NO_MARKET } from '../../src/catalog/roles.ts';
import { type AnsweringDataset, answeringDatasets } from '../../src/engine/answering-datasets.ts';
import { keptDeliveries } from '../../src/engine/deliveries.ts';
import { historyAlias } from '../../src/engine/names.ts';
import type { LoadReport } from '../delivery/report.ts';
import type { Installation } from '../ground/installation.ts';
import { type LedgerVersion, ledgerVersions } from '../ledger/versions.ts';
import { ownedIndices } from '../publish/owner.ts';

/** What this program finds of what an earlier one, or a later one, has published and kept. Nothing is changed. */

/** What is to be done about one thing; `newer`: a later program made it, and this one cannot use it. */
export interface UpgradeStep {
  /** us-cars listings; ledger us-cars */
  readonly what: string;
  readonly is: 'current' | 'rebuild' | 'migrate' | 'newer' | 'unknown';
  /** why, in words */
  readonly found: string;
  /** command that does it; not said: it happens by itself, or nothing does it */
  readonly command?: string;
  /** how long it takes, by how long the last load took; not said: not known */
  readonly seconds?: number | undefined;
  /** bytes that the engine needs while both are there */
  readonly bytes?: number;
}

/** Fields that are named in a step. */
const NAMED = 5;

type Properties = Readonly<Record<string, estypes.MappingProperty>>;

/** Paths of fields. */
function pathsOf(properties: Properties = {}, above = ''): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const inner = 'properties' in property ? property.properties : undefined;
    return inner ? pathsOf(inner as Properties, `${above}${name}.`) : [`${above}${name}`];
  });
}

/** Fields of this program that the listings of a market lack in the engine. */
async function missingFields(client: Client, { market, indices }: AnsweringDataset): Promise<string[]> {
  const wanted = pathsOf(indexBody(listingsOf(market as Market)).mappings.properties as Properties);
  const found = await client.indices.getMapping({ index: Object.values(indices) });
  const lacking = Object.values(found).flatMap(({ mappings }) => {
    const there = new Set(pathsOf(mappings.properties as Properties));
    return wanted.filter((path) => !there.has(path));
  });
  return [...new Set(lacking)];
}

/** The oldest and the newest layout of what answers for a dataset; for listings their histories answer, too. */
async function layoutsOf(
  { client, indexPrefix }: Installation,
  { dataset, market, indices }: AnsweringDataset,
): Promise<readonly [oldest: number, newest: number]> {
  const history = dataset === 'listings' ? [historyAlias(indexPrefix, market as Market)] : [];
  const found = await ownedIndices(client, [...Object.values(indices), ...history]);
  const layouts = found.map(({ layout }) => layout);
  return [Math.min(...layouts), Math.max(...layouts)];
}

/** Why the indices are to be made again; undefined: they need not be. */
async function reasonOf(client: Client, one: AnsweringDataset, oldest: number): Promise<string | undefined> {
  if (oldest < LAYOUT) return `layout ${oldest}; this version writes ${LAYOUT}`;
  if (one.dataset !== 'listings') return undefined;
  const missing = await missingFields(client, one);
  if (missing.length === 0) return undefined;
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return `fields that it does not have yet: ${missing.slice(0, NAMED).join(', ')}${more}`;
}

async function bytesIn(client: Client, indices: readonly string[]): Promise<number> {
  const { _all } = await client.indices.stats({ index: [...indices], metric: 'store' });
  return _all.total?.store?.size_in_bytes ?? 0;
}

/** Seconds of the newest full load: a rebuild does the same besides reading. */
async function lastSeconds(
  { client, indexPrefix }: Installation,
  { dataset, market }: AnsweringDataset,
): Promise<number | undefined> {
  const { deliveries } = await keptDeliveries(client, indexPrefix, { dataset, market }, { rows: 20 });
  const reports = deliveries.map(({ report }) => report as Partial<LoadReport>);
  const { seconds } = reports.find(({ partial }) => !partial) ?? {};
  return seconds && Math.ceil(Object.values(seconds).reduce((sum, one) => sum + one, 0));
}

const ofMarket = ({ market, dataset }: AnsweringDataset): string =>
  dataset === 'listings' || (DIRECTORIES as readonly string[]).includes(dataset) ? ` --market ${market}` : '';

async function stepOf(installation: Installation, one: AnsweringDataset): Promise<UpgradeStep> {
  const { client } = installation;
  const what = one.market === NO_MARKET ? one.dataset : `${one.market} ${one.dataset}`;
  const [oldest, newest] = await layoutsOf(installation, one);
  if (!isReadable(newest))
    return {
      what,
      is: 'newer',
      found: `layout ${newest}, by a newer version: this one reads up to ${LAYOUT}; install the newer one here`,
    };
  const reason = await reasonOf(client, one, oldest);
  if (reason === undefined) return { what, is: 'current', found: `layout ${newest}` };
  return {
    what,
    is: 'rebuild',
    found: reason,
    command: `forecourt rebuild ${one.dataset}${ofMarket(one)}`,
    bytes: await bytesIn(client, Object.values(one.indices)),
    seconds: await lastSeconds(installation, one),
  };
}

function ledgerStep({ name, version, known, fault }: LedgerVersion): UpgradeStep {
  const what = `ledger ${name}`;
  if (version === undefined) return { what, is: 'unknown', found: fault ?? 'it cannot be read' };
  if (version === known) return { what, is: 'current', found: `version ${version}` };
  if (version > known)
    return {
      what,
      is: 'newer',
      found: `version ${version}, by a newer version: this one reads up to ${known}; install the newer one here`,
    };
  return {
    what,
    is: 'migrate',
    found: `version ${version} becomes ${known} when the next command opens it, in seconds; the release before cannot open it then: forecourt backup first`,
  };
}

/** What is there, and what an upgrade to this program does with each: indices by dataset, then ledgers. */
export async function planUpgrade(installation: Installation): Promise<UpgradeStep[]> {
  const all = await answeringDatasets(installation.client, installation.indexPrefix);
  const steps: UpgradeStep[] = [];
  for (const one of all) if (Object.keys(one.indices).length > 0) steps.push(await stepOf(installation, one));
  return [...steps, ...(await ledgerVersions(installation.dataDir)).map(ledgerStep)];
}
