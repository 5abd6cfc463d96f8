import type { ForecourtClient } from './client.ts';
import { ForecourtError } from './errors.ts';
import type { Query } from './pages.ts';
import type { paths } from './schema.ts';

/** The paths that answer with a file. */
export type ExportPath = Extract<keyof paths, `${string}/export`>;

/**
 * What a search finds as a file, as it comes: pipe it into one. Reading it fails where the file ends before it is complete.
 * Throws `ForecourtError` where there is none.
 */
export async function download<P extends ExportPath>(
  client: ForecourtClient,
  path: P,
  query: Query<P>,
): Promise<ReadableStream<Uint8Array>> {
  const get = client.GET as unknown as (
    path: string,
    init: object,
  ) => Promise<{ readonly data?: ReadableStream<Uint8Array> | null }>;
  const { data } = await get(path, { params: { query }, parseAs: 'stream' });
  if (!data) throw new ForecourtError('the answer has no file');
  return data;
}
