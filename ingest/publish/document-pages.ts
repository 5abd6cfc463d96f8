import type { Client, estypes } from '@elastic/elasticsearch';

/**
 * Pages of everything that is found. Throws where a part would be taken for the whole: a shard does not answer, or a node took a
 * page and died before it could send it, so that another one, asked in its place, sent the page after it.
 */
export async function* documentPages<Stored>(
  client: Client,
  question: estypes.SearchRequest,
): AsyncGenerator<readonly estypes.SearchHit<Stored>[]> {
  let [found, sent] = [0, 0];
  const counted = { ...question, track_total_hits: true };
  for await (const { body } of client.helpers.scrollSearch<Stored>(counted)) {
    if (body._shards.failed > 0)
      throw new Error(`some shards of ${question.index} did not respond; run the same command again`);
    found ||= (body.hits.total as estypes.SearchTotalHits).value;
    sent += body.hits.hits.length;
    yield body.hits.hits;
  }
  if (sent !== found)
    throw new Error(
      `${question.index} has ${found} documents, of which ${sent} came, as a node died; run the same command again`,
    );
}
