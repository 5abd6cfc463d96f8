import closeWithGrace from 'close-with-grace';
import { Command } from 'commander';
import type { EngineAddress } from '../engine/client.ts';
import { startServer } from '../server/server.ts';
import { readSettings, type Settings } from '../settings.ts';
import { reachEngine } from './reach-engine.ts';

/** Longest time a stopping server takes after it has drained, requests in flight included. */
const STOP_MS = 15_000;

/** Serves until SIGTERM or SIGINT; requests in flight finish, connections hear that they end. Prints `listening on …` when it answers. */
export async function serveUntilStopped(
  settings: Settings,
  engine: EngineAddress,
): Promise<{ address: string }> {
  const running = await startServer(settings, engine);
  closeWithGrace({ delay: settings.drainMs + STOP_MS, logger: false }, async ({ err, signal }) => {
    if (err) console.error(`stopping: ${err.stack ?? err.message}`);
    // whoever presses Ctrl-C has nothing in front that looks at readiness
    await running.close(signal === 'SIGTERM' ? settings.drainMs : 0);
  });
  console.log(`listening on ${running.address}`);
  return { address: running.address };
}

/** `forecourt serve` (feeds.md section 1). */
export function serveCommand(): Command {
  return new Command('serve').action(async () => {
    const settings = readSettings(process.env);
    const engine = await reachEngine(settings);
    await serveUntilStopped(settings, engine);
  });
}
