import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import {
  EngineUnavailable,
  engineHome,
  engineStatus,
  startEngine,
  stopEngine,
} from '../engine/local/launcher.ts';
import { engineReporter } from '../engine/local/reporter.ts';

type Output = { json?: true };
type StartFlags = Output & { detach?: true; heap?: string };

const WATCH_MS = 1_000;

const ENVIRONMENT = `
Environment:
  FORECOURT_ENGINE_HOME   folder of the engine's download, data, log and pid (default: .engine in the repository;
                          for root, a folder under /var/tmp)
  FORECOURT_ENGINE_CACHE  download folder, if several engine homes should share one (default: inside the home)
  FORECOURT_ENGINE_JAVA_OPTS
                          further options of the engine's Java (default: none)
  JAVA_HOME               Java 17 or newer (default: the java on PATH)

Exit codes: 0 done, 1 failed (status: not running), 2 wrong usage, 3 refused (disk or memory too small).`;

/** `forecourt engine start|stop|status` (feeds.md section 1): the local search engine on its own. */
export function engineCommand(): Command {
  const engine = new Command('engine');
  engine.addHelpText('after', ENVIRONMENT);
  // commander ends wrong usage with 1, the contract wants 2; set before the subcommands, which inherit it
  engine.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
  engine
    .command('start')
    .description('start the engine, or find the running one; without --detach, Ctrl-C stops it')
    .option('--detach', 'return when the engine is ready, and leave it running')
    .option('--heap <size>', 'heap size, e.g. 2g (default: 2g, less on a small machine)')
    .option('--json', 'print one JSON object as the last line of stdout')
    .addHelpText('after', ENVIRONMENT)
    .action((flags: StartFlags) => reported(flags, () => start(flags)));
  engine
    .command('stop')
    .description("stop this home's engine, and no other")
    .option('--json', 'print one JSON object as the last line of stdout')
    .addHelpText('after', ENVIRONMENT)
    .action((flags: Output) => reported(flags, () => stop(flags)));
  engine
    .command('status')
    .description("show whether this home's engine is running; exit 1 if it is not")
    .option('--json', 'print one JSON object as the last line of stdout')
    .addHelpText('after', ENVIRONMENT)
    .action((flags: Output) => reported(flags, () => status(flags)));
  return engine;
}

async function start(flags: StartFlags): Promise<void> {
  const home = engineHome(process.env);
  const reporter = engineReporter(process.stderr);
  // exit, not the signal's default: only so is a download or a half booted engine ended with us
  const giveUp = () => process.exit(1);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, giveUp);
  const heap = flags.heap === undefined ? {} : { heap: flags.heap };
  const engine = await startEngine({ home, ...heap, on: reporter }).finally(() => reporter.close());
  const text = engine.already ? `already running at ${engine.url}` : `engine running at ${engine.url}`;
  if (flags.detach || engine.already) return print(flags, text, engine);
  const asked = new Promise<void>((resolve) => {
    for (const signal of signals) process.off(signal, giveUp).on(signal, () => resolve());
  });
  print(flags, text, engine);
  console.error('press Ctrl-C to stop it');
  if ((await Promise.race([asked, gone(home, engine.pid)])) === 'gone') {
    throw new Error(`The engine stopped unexpectedly; see the logs in ${home}.`);
  }
  await stopEngine({ home });
  console.error('engine stopped');
}

// in the foreground we speak for the engine: when it ends, so do we
async function gone(home: string, pid: number): Promise<'gone'> {
  // a pid that is still shown is an engine too busy to answer, not a dead one
  while ((await engineStatus({ home })).pid === pid) await sleep(WATCH_MS);
  return 'gone';
}

async function stop(flags: Output): Promise<void> {
  const report = await stopEngine({ home: engineHome(process.env) });
  print(flags, report.stopped ? 'engine stopped' : 'no engine was running', report);
}

async function status(flags: Output): Promise<void> {
  const report = await engineStatus({ home: engineHome(process.env) });
  const of = `process ${report.pid}, home ${report.home}`;
  const silent = report.pid === undefined ? `not running (home ${report.home})` : `not responding (${of})`;
  print(
    flags,
    report.running ? `running at ${report.url} (Elasticsearch ${report.version}, ${of})` : silent,
    report,
  );
  if (!report.running) process.exitCode = 1;
}

function print(flags: Output, text: string, report: object): void {
  console.log(flags.json ? JSON.stringify(report) : text);
}

async function reported(flags: Output, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof EngineUnavailable ? error.code : 'failed';
    console.error(message);
    if (flags.json) console.log(JSON.stringify({ error: { code, message } }));
    process.exitCode = code === 'disk_full' || code === 'memory' ? 3 : 1;
  }
}
