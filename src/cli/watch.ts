import { Command } from 'commander';
import { z } from 'zod';
import { asOnlyWatch, WatchUnderWay } from '../../ingest/commands/watch.ts';
import { configFile } from '../../ingest/sources/config.ts';
import { refuseMissing } from '../../ingest/sources/read-config.ts';
import { forgetRequests, requestedLook, requestLook } from '../../ingest/sources/requests.ts';
import { retireOthers } from '../../ingest/sources/store.ts';
import { lookOnce, watchSources } from '../../ingest/sources/watch.ts';
import { readSettings } from '../settings.ts';
import { judgedConfig } from './watch/judged-config.ts';
import { lateSourceReporter } from './watch/late-sources.ts';
import { watchedSources } from './watch/sources.ts';

interface WatchFlags {
  readonly once?: true;
  readonly now?: true;
}

const HELP = `
CONFIG  YAML or JSON: which sources there are, how often each is looked at, what its files are
        (docs/feeds.md, "Deliveries that come by themselves"; --schema prints every member). Secrets are
        given as {env: NAME} or {file: PATH}.

Files are fetched whole, then loaded as forecourt ingest loads them; each delivery is loaded once, whenever a
run was killed. What fails is tried again after growing waits. forecourt status shows each source, and /metrics
has forecourt_watch_late and more.

Example (sources.yaml):
  sources:
    northside:
      from: { folder: /srv/feeds/northside }
      files: "cars-*.csv.gz"
      every: 15m
      expected: 26h
      market: us-cars
      partial: true

  forecourt watch sources.yaml --check             # all that is wrong with it; nothing is fetched
  forecourt watch sources.yaml                     # until SIGTERM
  */15 * * * *  forecourt watch sources.yaml --once   # by cron
  FORECOURT_SOURCES=sources.yaml forecourt serve   # beside the server`;

/** Ends with SIGTERM, SIGINT, or the server that has started this process. */
function stopping(): AbortSignal {
  const stop = new AbortController();
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => stop.abort());
  return stop.signal;
}

async function watch(path: string, { once, now }: WatchFlags): Promise<void> {
  const settings = readSettings(process.env);
  const config = judgedConfig(path, settings.outgoing);
  const signal = stopping();
  const onLate = lateSourceReporter(config, settings);
  // a channel to the server that is listened to would keep this process
  const letGo = (): void => void (process.connected && process.disconnect());
  await asOnlyWatch(settings.dataDir, async () => {
    const sources = await watchedSources(config, settings, signal);
    retireOthers(settings.dataDir, config);
    const asked = (): string | undefined => requestedLook(settings.dataDir);
    if (!once && !now)
      return await watchSources(sources, onLate, asked, signal).finally(() =>
        forgetRequests(settings.dataDir),
      );
    const isForced = now ?? asked() !== undefined;
    forgetRequests(settings.dataDir);
    const troubled = await lookOnce(sources, isForced, onLate, signal);
    if (troubled.length) process.exitCode = 1;
  }).finally(letGo);
}

/** Judges a configuration, fetching nothing. Throws WrongUsage with all that is wrong. */
function check(path: string): void {
  const config = judgedConfig(path, readSettings(process.env).outgoing);
  refuseMissing(config, process.env);
  console.log(`${path}: nothing is wrong; its sources are ${Object.keys(config.sources).join(', ')}`);
}

/** Two runs of cron that meet are no fault: the first one goes on. What a person asks for now is left to the watch at work. */
async function watchUnlessWatched(path: string, flags: WatchFlags): Promise<void> {
  try {
    await watch(path, flags);
  } catch (error) {
    if (!(error instanceof WatchUnderWay) || !(flags.once || flags.now)) throw error;
    if (!flags.now) return console.error(`${error.message}; nothing to do`);
    requestLook(readSettings(process.env).dataDir);
    console.error(
      `${error.message}; it was asked to look at every source now. forecourt status tells how they stand`,
    );
  }
}

/** `forecourt watch CONFIG`: fetches deliveries from where they are and loads them. */
export function watchCommand(): Command {
  return new Command('watch')
    .argument('[config]', 'the configuration, YAML or JSON')
    .option(
      '--once',
      'look at each source whose time has come, then end; exit 1 if something is wrong with one',
    )
    .option(
      '--now',
      'look at every source now, try refused deliveries again, then end; a watch that is at work does it instead',
    )
    .option('--check', 'tell all that is wrong with the configuration, then end; nothing is fetched')
    .option('--schema', 'print the JSON schema of the configuration')
    .addHelpText('after', HELP)
    .action(
      async (
        path: string | undefined,
        { schema, check: isCheck, ...flags }: WatchFlags & { schema?: true; check?: true },
        command: Command,
      ) => {
        if (schema) return console.log(JSON.stringify(z.toJSONSchema(configFile, { io: 'input' }), null, 2));
        if (path === undefined) return command.error("error: missing required argument 'config'");
        if (isCheck) return check(path);
        await watchUnlessWatched(path, flags);
      },
    );
}
