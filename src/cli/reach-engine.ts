import { type EngineAddress, engineClient } from '../engine/client.ts';
import { engineReporter } from '../engine/local/reporter.ts';
import { findRunningEngine, locateEngine } from '../engine/locate.ts';
import { meetingPrefix } from '../engine/prefixes.ts';
import { BadSetting, type Settings } from '../settings.ts';

/**
 * The engine that a command works with, started when need be.
 * @throws EngineUnavailable; BadSetting when the index prefix would make names of another installation in this engine.
 */
export async function reachEngine(settings: Settings): Promise<EngineAddress> {
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  await requireOwnNames(engine, settings.indexPrefix);
  return engine;
}

/**
 * The engine of a command that only looks: one that runs, for looking starts nothing.
 * @throws EngineUnavailable, with the command that starts one.
 */
export const runningEngine = ({ engine }: Settings): Promise<EngineAddress> =>
  findRunningEngine(engine, process.env);

async function requireOwnNames(engine: EngineAddress, prefix: string): Promise<void> {
  const client = engineClient(engine);
  try {
    const other = await meetingPrefix(client, prefix);
    if (other === undefined) return;
    throw new BadSetting(
      `invalid setting: FORECOURT_INDEX_PREFIX: "${prefix}" would claim index names of the installation with prefix ` +
        `"${other}" in the same engine, and each would delete the other's indices. Choose a prefix that does not begin with the other.`,
    );
  } finally {
    await client.close();
  }
}
