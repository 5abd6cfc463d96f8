import type { Client } from '@elastic/elasticsearch';
import type { Market } from '../../src/catalog/markets.ts';
import { rolesOf } from '../../src/catalog/roles.ts';
import {
  type AnsweringDataset,
  ageFrom,
  answeringDatasets,
  everDelivered,
  staleness,
} from '../../src/engine/answering-datasets.ts';
import { instantText } from '../../src/grammar/date.ts';
import { countDocuments } from '../publish/indices.ts';

/** Sources of a market, by the newest delivery that covers each (feeds.md section 3). */
interface SourcesStatus {
  readonly count: number;
  /** how many were delivered longer ago than FORECOURT_STALE_AFTER */
  readonly stale: number;
  /** those that were delivered the longest time ago, at most ten */
  readonly oldest: readonly SourceStatus[];
}

interface SourceStatus {
  readonly source: string;
  /** ISO-8601, UTC */
  readonly as_of: string;
  readonly age_hours: number;
}

/** What answers in one dataset and market. */
export interface MarketStatus {
  readonly dataset: string;
  readonly market: string;
  readonly state: 'fresh' | 'stale' | 'empty';
  /** false: no delivery of it is known */
  readonly loaded: boolean;
  /** role → index */
  readonly indices: Readonly<Record<string, string>>;
  readonly delivery?: number;
  /** ISO-8601, UTC */
  readonly as_of?: string;
  /** of the delivery; of listings of the source that was delivered the longest time ago */
  readonly age_hours?: number;
  /** active listings, or records */
  readonly documents: number;
  readonly sample?: boolean;
  /** sources that failed, whose missing listings stay active */
  readonly held?: readonly string[];
  readonly sources?: SourcesStatus;
}

/** Whose status is asked for, and from which age on a market is stale. */
export interface StatusOptions {
  readonly client: Client;
  readonly indexPrefix: string;
  readonly staleAfterHours: number;
  /** milliseconds */
  readonly now?: () => number;
}

const rounded = (hours: number): number => Math.round(hours * 10) / 10;

/** A moment, and how old what was delivered at an instant (Unix seconds) is then. */
interface Moment {
  readonly hoursSince: (asOf: number) => number;
  /** Unix seconds: what is older is stale */
  readonly staleBefore: number;
}

function momentOf({ staleAfterHours, now = Date.now }: StatusOptions): Moment {
  const seconds = now() / 1000;
  return {
    hoursSince: (asOf) => (seconds - asOf) / 3600,
    staleBefore: seconds - staleAfterHours * 3600,
  };
}

function sourcesOf(
  { answering }: AnsweringDataset,
  { hoursSince, staleBefore }: Moment,
): SourcesStatus | undefined {
  const ages = answering?.sources;
  if (!ages) return undefined;
  const { sources, stale } = staleness(ages, staleBefore);
  const oldest = ages.oldest.map(({ source, as_of }) => ({
    source,
    as_of: instantText(as_of),
    age_hours: rounded(hoursSince(as_of)),
  }));
  return { count: sources, stale, oldest };
}

/** Documents of active listings, or records: not of what has left. */
function countOf({ dataset, market, indices }: AnsweringDataset, client: Client): Promise<number> {
  if (dataset !== 'listings') return countDocuments(client, Object.values(indices));
  return countDocuments(
    client,
    rolesOf(market as Market).flatMap((role) => indices[role] ?? []),
  );
}

/** How old what answers is; stale, too, where the index does not tell. */
async function statusOf(
  answered: AnsweringDataset,
  known: ReadonlySet<string>,
  options: StatusOptions,
): Promise<MarketStatus> {
  const { dataset, market, indices, answering } = answered;
  const loaded = Object.keys(indices).length > 0 || known.has(`${dataset} ${market}`);
  const documents = await countOf(answered, options.client);
  const held = { dataset, market, loaded, indices: indices as Readonly<Record<string, string>>, documents };
  if (!documents || !answering) return { ...held, state: documents ? 'stale' : 'empty' };
  const moment = momentOf(options);
  const oldest = ageFrom(answering);
  const sources = sourcesOf(answered, moment);
  return {
    ...held,
    state: oldest < moment.staleBefore ? 'stale' : 'fresh',
    delivery: answering.delivery,
    as_of: instantText(answering.as_of),
    age_hours: rounded(moment.hoursSince(oldest)),
    sample: answering.sample,
    ...(answering.held && { held: answering.held }),
    ...(sources && { sources }),
  };
}

/**
 * What answers in every dataset and market, as its indices tell it: also while a load runs, and however many deliveries
 * came since. Of directories and datasets without a market those that were ever loaded.
 */
export async function marketStatus(options: StatusOptions): Promise<MarketStatus[]> {
  const { client, indexPrefix } = options;
  const [all, known] = await Promise.all([
    answeringDatasets(client, indexPrefix),
    everDelivered(client, indexPrefix),
  ]);
  const markets = await Promise.all(all.map((one) => statusOf(one, known, options)));
  return markets.filter(({ dataset, loaded }) => dataset === 'listings' || loaded);
}

/** The others come less often than listings: that one is old is no fault. */
const isFaulty = ({ dataset, state }: MarketStatus): boolean =>
  dataset === 'listings' ? state !== 'fresh' : state === 'empty';

/**
 * Are listings stale or empty, or has another dataset lost its index? A market that was never loaded only counts where
 * nothing else was loaded either.
 */
export function needsAttention(markets: readonly MarketStatus[]): boolean {
  const loaded = markets.filter((market) => market.loaded);
  return loaded.length === 0 || loaded.some(isFaulty);
}
