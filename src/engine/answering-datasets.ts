import type { Client } from '@elastic/elasticsearch';
import { LAYOUT_NAME } from '../catalog/layout.ts';
import { MARKETS, type Market } from '../catalog/markets.ts';
import { directoriesOf, NO_MARKET, publishedRoles, type Role } from '../catalog/roles.ts';
import { REPLACED_NAMES } from '../catalog/shared-datasets.ts';
import { askAliases } from './ask.ts';
import { deliveriesIndex, directoryAlias, roleAlias, sharedAlias } from './names.ts';

/**
 * What answers, as the indices themselves tell it: each keeps beside its mapping which delivery it was made of. Reports of
 * deliveries are many and may be lost; what answers never is.
 */

/** How old the sources of a market are: each counts with the newest delivery that covers it. */
export interface SourceAges {
  /** the oldest instant of an hour (of a day, when over a week back) and how many sources are that old; the oldest first */
  readonly ages: readonly (readonly [asOf: number, sources: number])[];
  /** those that were delivered the longest time ago, at most ten */
  readonly oldest: readonly { readonly source: string; readonly as_of: number }[];
}

/** What an index says of the delivery that it was made of. */
export interface AnsweringDelivery {
  readonly delivery: number;
  /** Unix seconds */
  readonly as_of: number;
  readonly sample: boolean;
  /** sources that failed, whose missing listings stay active */
  readonly held?: readonly string[];
  /** of listings */
  readonly sources?: SourceAges;
}

/** Member of an index's metadata under which it stands. */
export const ANSWERING = 'answering';

/** A dataset of a market, and what answers for it. */
export interface AnsweringDataset {
  /** listings, a directory, or a dataset without a market */
  readonly dataset: string;
  readonly market: Market | typeof NO_MARKET;
  /** role → alias */
  readonly aliases: Readonly<Record<Role, string>>;
  /** role → index; a role that nothing answers for is absent */
  readonly indices: Readonly<Record<Role, string>>;
  readonly answering: AnsweringDelivery | undefined;
  /** layout of what answers, as its indices tell it (src/catalog/layout.ts): the newest of them */
  readonly layout: number | undefined;
}

type Named = Pick<AnsweringDataset, 'dataset' | 'market' | 'aliases'>;

const named = (prefix: string): Named[] => [
  ...MARKETS.map((market): Named => {
    const roles = publishedRoles(market).map((role) => [role, roleAlias(prefix, market, role)] as const);
    return { dataset: 'listings', market, aliases: Object.fromEntries(roles) };
  }),
  ...MARKETS.flatMap((market) =>
    directoriesOf(market).map((dataset): Named => {
      return { dataset, market, aliases: { [dataset]: directoryAlias(prefix, market, dataset) } };
    }),
  ),
  ...REPLACED_NAMES.map((dataset): Named => {
    return { dataset, market: NO_MARKET, aliases: { [dataset]: sharedAlias(prefix, dataset) } };
  }),
];

/** An index from before deliveries stood beside the mapping: its name ends in their instant and number. */
function toldByName(index: string): AnsweringDelivery | undefined {
  const [, year, month, day, hour, minute, second, sample, id] =
    /-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z-(s?)(\d+)(?:-rebuilt\d+)?$/.exec(index) ?? [];
  if (id === undefined) return undefined;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return { delivery: Number(id), as_of: instant / 1000, sample: sample === 's' };
}

/** Every dataset that there may be, with what answers for it. */
export async function answeringDatasets(
  client: Client,
  prefix: string,
  signal?: AbortSignal,
): Promise<AnsweringDataset[]> {
  const all = named(prefix);
  const found = await client.indices.get(
    {
      index: all.flatMap(({ aliases }) => Object.values(aliases)),
      features: ['aliases', 'mappings'],
      filter_path: ['*.aliases', `*.mappings._meta.${ANSWERING}`, `*.mappings._meta.${LAYOUT_NAME}`],
      ignore_unavailable: true,
      allow_no_indices: true,
    },
    signal && { signal },
  );
  const held = new Map(
    Object.entries(found).flatMap(([index, { aliases = {}, mappings }]) => {
      const stored = mappings?._meta?.[ANSWERING] as AnsweringDelivery | undefined;
      const layout = mappings?._meta?.[LAYOUT_NAME] as number | undefined;
      return Object.keys(aliases).map(
        (alias) => [alias, { index, layout, answering: stored ?? toldByName(index) }] as const,
      );
    }),
  );
  return all.map((one) => {
    const parts = Object.entries(one.aliases).flatMap(([role, alias]) => {
      const part = held.get(alias);
      return part ? [{ role, ...part }] : [];
    });
    return {
      ...one,
      indices: Object.fromEntries(parts.map(({ role, index }) => [role, index])),
      answering: parts.find(({ answering }) => answering)?.answering,
      layout: parts.map(({ layout }) => layout).sort((one = 0, other = 0) => other - one)[0],
    };
  });
}

interface Bucket {
  readonly key: string;
  readonly markets: { readonly buckets: readonly { readonly key: string }[] };
}

/** Datasets of which the engine keeps the report of any delivery: `dataset market`. Also of those that lost their indices. */
export async function everDelivered(
  client: Client,
  prefix: string,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const markets = { terms: { field: 'market', size: 100 } };
  const body = { size: 0, aggs: { datasets: { terms: { field: 'dataset', size: 100 }, aggs: { markets } } } };
  const { aggregations } = await askAliases(client, { aliases: [deliveriesIndex(prefix)], body }, signal);
  const { buckets = [] } = (aggregations.datasets ?? {}) as { readonly buckets?: readonly Bucket[] };
  return new Set(
    buckets.flatMap(({ key, markets: { buckets: inner } }) => inner.map((market) => `${key} ${market.key}`)),
  );
}

/** Sources, and how many of them are stale. */
export interface Staleness {
  readonly sources: number;
  readonly stale: number;
}

/** Counts the sources whose newest delivery is older than an instant (Unix seconds). */
export const staleness = ({ ages }: SourceAges, before: number): Staleness => ({
  sources: ages.reduce((sum, [, sources]) => sum + sources, 0),
  stale: ages.reduce((sum, [asOf, sources]) => sum + (asOf < before ? sources : 0), 0),
});

/** Instant (Unix seconds) that the age of what answers counts from: that of the source that is the longest without a delivery. */
export const ageFrom = ({ as_of, sources }: AnsweringDelivery): number => sources?.ages[0]?.[0] ?? as_of;
