import { engineHome, startEngine, stopEngine } from '../src/engine/local/launcher.ts';

/**
 * The real engine for the tests: the one of ELASTICSEARCH_URL, else one in a container where a Docker engine
 * answers, else the local one. What was started is stopped; tests find it at ELASTICSEARCH_URL. Where none can
 * be had the tests that need it say so and are skipped; with CI set that is a failure.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.ELASTICSEARCH_URL) return undefined;
  try {
    return (await inContainer()) ?? (await local());
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(
      `skipped: tests that need the search engine. ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}

async function inContainer(): Promise<(() => Promise<void>) | undefined> {
  const { dockerAnswers } = await import('../src/engine/docker.ts');
  if (!(await dockerAnswers())) return undefined;
  const { ElasticsearchContainer } = await import('@testcontainers/elasticsearch');
  const container = await new ElasticsearchContainer('elasticsearch:8.19.21')
    .withEnvironment({ 'xpack.security.enabled': 'false' })
    .start();
  process.env.ELASTICSEARCH_URL = container.getHttpUrl();
  return async () => {
    await container.stop();
  };
}

async function local(): Promise<(() => Promise<void>) | undefined> {
  const home = engineHome(process.env);
  const engine = await startEngine({ home, on: { say: (text) => console.log(`engine: ${text}`) } });
  process.env.ELASTICSEARCH_URL = engine.url;
  return engine.already ? undefined : () => stopEngine({ home }).then(() => undefined);
}
