import { benchAccounts } from './accounts.ts';
import { benchAutoComplete } from './auto-complete.ts';
import { benchCapacity } from './capacity.ts';
import { classes } from './classes.ts';
import { stopRunning } from './commands.ts';
import { benchConsole } from './console/console.ts';
import { benchFairness } from './fairness.ts';
import { benchIngest } from './ingest.ts';
import { install } from './install.ts';
import { benchInventory } from './inventory.ts';
import { benchJobs } from './jobs.ts';
import { benchLedger } from './ledger.ts';
import { type BenchOptions, HELP, readOptions } from './options.ts';
import { benchPeers } from './peers/peers.ts';
import { type BenchReport, reportMarkdown, reportText } from './report.ts';
import { type ClassFigures, countFound, firstAnswer, measureClasses } from './session.ts';
import { benchSoak } from './soak/soak.ts';
import { benchSold } from './sold.ts';
import { benchVin } from './vin.ts';

/** What has to be undone at the end, last first, also after a fault or Ctrl-C. */
const undo: (() => Promise<void>)[] = [];

async function undoAll(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) {
    await step().catch((error: unknown) => process.stderr.write(`not undone: ${error}\n`));
  }
}

async function stopEarly(): Promise<void> {
  await stopRunning();
  await undoAll();
  process.exit(130);
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Loads a market into an engine, under a prefix of its own, serves it, and measures. */
async function bench(options: BenchOptions): Promise<BenchReport> {
  const { ingest, machine, ...asked } = await install(options, undo);
  const session = { ...asked, options, found: await countFound(asked) };
  const first = await firstAnswer(session);
  const measured: ClassFigures[] = [];
  for await (const figures of measureClasses(session)) {
    measured.push(figures);
    say(`measured ${figures.name} with ${figures.concurrency} callers`);
  }
  const { size, requests, runs } = options;
  return {
    machine,
    size,
    found: session.found,
    requests,
    runs,
    firstAnswer: first,
    ingest,
    classes: measured,
  };
}

async function benchSearch(args: string[]): Promise<void> {
  const options = readOptions(args, process.env);
  if (!options) return console.log(HELP);
  if (options.only !== undefined && !classes.some(({ name }) => name === options.only)) {
    throw new Error(`--only ${options.only}: there is ${classes.map(({ name }) => name).join(', ')}`);
  }
  const report = await bench(options);
  console.log(`${reportText(report)}\n\nFor the README:\n\n${reportMarkdown(report)}`);
  if (options.json) console.log(JSON.stringify(report));
}

async function main(): Promise<void> {
  const [kind, ...args] = process.argv.slice(2);
  if (kind === 'ingest') return await benchIngest(args);
  if (kind === 'ledger') return await benchLedger(args);
  if (kind === 'accounts') return await benchAccounts();
  if (kind === 'vin') return await benchVin(args);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopEarly);
  try {
    if (kind === 'capacity') await benchCapacity(args, undo);
    else if (kind === 'inventory') await benchInventory(args, undo);
    else if (kind === 'sold') await benchSold(args, undo);
    else if (kind === 'autocomplete') await benchAutoComplete(args, undo);
    else if (kind === 'jobs') await benchJobs(args, undo);
    else if (kind === 'fairness') await benchFairness(args, undo);
    else if (kind === 'peers') await benchPeers(args, undo);
    else if (kind === 'soak') await benchSoak(args, undo);
    else if (kind === 'console') await benchConsole(args, undo);
    else await benchSearch(process.argv.slice(2));
  } finally {
    await undoAll();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
