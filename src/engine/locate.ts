import { fileURLToPath } from 'node:url';
import type { EngineAddress } from './client.ts';
import { composeEngine, dockerAnswers, runningComposeEngine } from './docker.ts';
import {
  type EngineEvents,
  EngineUnavailable,
  engineHome,
  engineStatus,
  startEngine,
} from './local/launcher.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** The part of the settings that tells of an engine: its address, where there is one. */
export type EngineSettings = Omit<EngineAddress, 'url' | 'home'> & { readonly url: string | undefined };

/**
 * The engine to use, started when need be (docs/decisions, decision 4): ELASTICSEARCH_URL; the local engine that
 * already runs; a Docker engine that answers; else the local engine. Throws EngineUnavailable.
 */
export async function locateEngine(
  settings: EngineSettings,
  env: NodeJS.ProcessEnv,
  on: EngineEvents,
): Promise<EngineAddress> {
  if (settings.url) return { ...settings, url: settings.url };
  const home = engineHome(env);
  const local = await engineStatus({ home });
  if (!local.running && (await dockerAnswers())) {
    on.say('starting the search engine with Docker');
    return { url: await composeEngine(REPOSITORY) };
  }
  const { url } = await startEngine({ home, on });
  return { url, home };
}

/**
 * The engine that runs already: that of ELASTICSEARCH_URL, the local one, one in Docker. Starts nothing.
 * @throws EngineUnavailable `not_running`, with what to do.
 */
export async function findRunningEngine(
  settings: EngineSettings,
  env: NodeJS.ProcessEnv,
): Promise<EngineAddress> {
  if (settings.url) return { ...settings, url: settings.url };
  const home = engineHome(env);
  const { running, url } = await engineStatus({ home });
  if (running && url) return { url, home };
  const inDocker = (await dockerAnswers()) ? await runningComposeEngine(REPOSITORY) : undefined;
  if (inDocker) return { url: inDocker };
  throw new EngineUnavailable(
    'not_running',
    'No search engine is running, and this command does not start one. Start it with `forecourt engine start --detach`, ' +
      'or set ELASTICSEARCH_URL to a running one.',
  );
}
