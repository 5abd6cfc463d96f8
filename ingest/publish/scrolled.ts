import type { Client, estypes } from '@elastic/elasticsearch';

/** Pages of everything that is found. Throws where a shard does not answer: a part would be taken for the whole. */
export async function* scrolled<Stored>(
  client: Client,
  question: estypes.SearchRequest,
): AsyncGenerator<readonly estypes.SearchHit<Stored>[]> {
  for await (const { body } of client.helpers.scrollSearch<Stored>(question)) {
    if (body._shards.failed > 0)
      throw new Error(`some shards of ${question.index} did not respond; run the same command again`);
    yield body.hits.hits;
  }
}
