import type { ForecourtClient } from './client.ts';
import { DepthError, ForecourtError } from './errors.ts';
import type { paths } from './schema.ts';

type Get<P extends keyof paths> = paths[P] extends { get: infer Operation } ? Operation : never;
/** The query parameters of a path. */
export type Query<P extends keyof paths> =
  Get<P> extends { parameters: { query?: infer Sent } } ? NonNullable<Sent> : never;
type Body<P extends keyof paths> =
  Get<P> extends { responses: { 200: { content: { 'application/json': infer Found } } } } ? Found : never;
type PathMembers<P extends keyof paths> = Get<P> extends { parameters: { path: infer Sent } } ? Sent : never;

/** The paths whose answers come in pages. */
export type PagedPath = {
  [P in keyof paths]: Query<P> extends { start?: number; rows?: number; data_version?: string }
    ? Body<P> extends { num_found: number }
      ? P
      : never
    : never;
}[keyof paths];

/** One row of a page: a listing, a dealer. */
type RowOf<P extends PagedPath> = {
  [K in keyof Body<P>]-?: NonNullable<Body<P>[K]> extends readonly (infer Row)[] ? Row : never;
}[keyof Body<P>];

/** How far to read. */
export interface Reach<P extends PagedPath> {
  /** rows to read at most; default: all that were found */
  readonly most?: number;
  /** members of the path, where it has some */
  readonly path?: PathMembers<P>;
}

/** No plan reads beyond this row. */
const DEEPEST = 10_000;

const LIMIT = /start \+ rows must not exceed (\d+)/;

/**
 * The pages of what a search finds, one after the other and all of one version of the data. `num_found`, facets and statistics
 * stand on the first page as asked for. Ends with a `DepthError` where more was found than the plan shows, and with a
 * `ForecourtError` of the status 409 where the version is gone meanwhile.
 */
export async function* pages<P extends PagedPath>(
  client: ForecourtClient,
  path: P,
  query: Query<P>,
  { most = Number.POSITIVE_INFINITY, path: members }: Reach<P> = {},
): AsyncGenerator<Body<P>> {
  const asked: { start?: number; rows?: number; data_version?: string } = query;
  const first = asked.start ?? 0;
  let version = asked.data_version;
  let limit = DEEPEST;
  let found = Number.POSITIVE_INFINITY;
  for (let read = 0; read < Math.min(most, found - first); ) {
    const start = first + read;
    const rows = Math.min(asked.rows ?? 50, most - read, limit - start);
    if (rows <= 0) throw new DepthError(found, limit);
    // what is counted is told once
    const { facets: _, range_facets: __, stats: ___, ...further } = query as Record<string, unknown>;
    const sent = {
      ...(read === 0 ? query : further),
      start,
      rows,
      ...(version ? { data_version: version } : {}),
    };
    try {
      const { data, response } = await get(client, path, {
        query: sent,
        ...(members ? { path: members } : {}),
      });
      version ??= response.headers.get('X-Data-Version') ?? undefined;
      yield data as Body<P>;
      found = data.num_found;
      const shown = rowsIn(data).length;
      if (shown === 0) return;
      read += shown;
    } catch (error) {
      const [, told] = error instanceof ForecourtError ? (LIMIT.exec(error.message) ?? []) : [];
      if (told === undefined || Number(told) >= limit || Number(told) <= first) throw error;
      limit = Number(told);
    }
  }
}

/** The one list of a page. */
const rowsIn = (page: object): readonly unknown[] => Object.values(page).find(Array.isArray) ?? [];

interface Page {
  readonly data: { readonly num_found: number };
  readonly response: Response;
}

/** The client's GET, for a path that only the caller knows: the types of `pages` see that it is a paged one. */
const get = (client: ForecourtClient, path: PagedPath, params: object): Promise<Page> =>
  (client.GET as unknown as (path: string, init: object) => Promise<Page>)(path, { params });

/** The rows of `pages`, one by one. */
export async function* rows<P extends PagedPath>(
  client: ForecourtClient,
  path: P,
  query: Query<P>,
  reach: Reach<P> = {},
): AsyncGenerator<RowOf<P>> {
  for await (const page of pages(client, path, query, reach)) yield* rowsIn(page as object) as RowOf<P>[];
}
