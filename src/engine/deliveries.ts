import type { Client, estypes } from '@elastic/elasticsearch';
import { HISTORY, SOLD } from '../catalog/roles.ts';
import { askAliases, EngineDown, judge } from './ask.ts';
import { answerInTime } from './late-questions.ts';
import { deliveriesIndex } from './names.ts';
import type { AliasQuestion } from './question.ts';

/** A delivery as the engine keeps it: what `status`, metrics and the list of deliveries read while a load runs. */
export interface DeliveryDocument {
  readonly dataset: string;
  readonly market: string;
  readonly delivery: number;
  /** Unix seconds */
  readonly as_of: number;
  readonly sample: boolean;
  /** role → index */
  readonly indices: Readonly<Record<string, string>>;
  /** of listings: closed records answered beside them */
  readonly history?: boolean;
  /** sold months were published by then; not said of deliveries of earlier releases */
  readonly sold?: boolean;
  readonly report: unknown;
}

/** A total order, so that pages neither repeat nor skip: two markets may have loaded the same instant. */
const NEWEST_FIRST = [{ as_of: 'desc' }, { delivery: 'desc' }, { dataset: 'asc' }, { market: 'asc' }];
/** Most deliveries that are read at once. */
const MOST = 1000;

/** Which deliveries are wanted; left out: all. */
export interface DeliveryFilter {
  readonly dataset?: string | readonly string[] | undefined;
  readonly market?: string | undefined;
}

/** The question for deliveries, newest first. */
export function deliveriesQuestion(
  prefix: string,
  { dataset, market }: DeliveryFilter,
  { start, rows }: { readonly start: number; readonly rows: number },
): AliasQuestion {
  const filter = [
    ...(dataset ? [{ terms: { dataset: [dataset].flat() } }] : []),
    ...(market ? [{ term: { market } }] : []),
  ];
  const body = {
    query: { bool: { filter } },
    from: start,
    size: rows,
    sort: NEWEST_FIRST,
    track_total_hits: true,
  };
  return { aliases: [deliveriesIndex(prefix)], body };
}

/**
 * Deliveries that the engine knows of, newest first; at most the newest thousand from `start` on, and how many there
 * are. Throws what askAliases throws.
 */
export async function keptDeliveries(
  client: Client,
  prefix: string,
  { dataset, market }: DeliveryFilter = {},
  { start = 0, rows = MOST, signal }: { start?: number; rows?: number; signal?: AbortSignal } = {},
): Promise<{ found: number; deliveries: DeliveryDocument[] }> {
  const question = deliveriesQuestion(prefix, { dataset, market }, { start, rows });
  const { total, sources } = await askAliases(client, question, signal);
  return { found: total, deliveries: sources as DeliveryDocument[] };
}

/** More than there are datasets. */
const DATASETS = 50;
const READ_MS = { requestTimeout: 5000 };

/** Roles in the reports that were found; undefined: there is no index of them. */
function rolesIn({
  _shards: shards,
  hits,
}: estypes.SearchResponse<DeliveryDocument>): ReadonlySet<string> | undefined {
  if (shards.failed) throw new EngineDown('the reports of deliveries cannot be read');
  if (!shards.total) return undefined;
  return new Set(
    hits.hits.flatMap(({ _source: kept }) => [
      ...Object.keys(kept?.indices ?? {}),
      ...(kept?.history || kept?.dataset === HISTORY ? [HISTORY] : []),
      ...(kept?.sold ? [SOLD] : []),
    ]),
  );
}

/**
 * Roles that the newest deliveries of a market, or of the datasets without one, have published, whether or not their
 * indices are there. Undefined: the engine keeps no report at all. Throws EngineDown where it cannot read its reports, and what
 * the client throws.
 */
export async function reportedRoles(
  client: Client,
  prefix: string,
  market: string,
): Promise<ReadonlySet<string> | undefined> {
  return await answerInTime(
    client,
    (signal, elsewhere) =>
      client.search<DeliveryDocument>(
        {
          index: deliveriesIndex(prefix),
          ignore_unavailable: true,
          allow_no_indices: true,
          query: { bool: { filter: [{ term: { market } }] } },
          collapse: { field: 'dataset' },
          sort: NEWEST_FIRST as never,
          size: DATASETS,
          _source: ['dataset', 'indices', 'history', 'sold'],
          ...elsewhere,
        },
        { ...READ_MS, meta: true, ...(signal ? { signal } : {}) },
      ),
    { ...judge, signal: undefined, read: rolesIn },
  );
}
