import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { classes } from './classes.ts';
import { forecourt, lastLine, serve, stopRunning } from './commands.ts';
import { findEngine, RawEngine } from './engine.ts';
import { benchIngest } from './ingest.ts';
import { loadMarket } from './load.ts';
import { machineOf } from './machine.ts';
import { type BenchOptions, HELP, readOptions } from './options.ts';
import { type BenchReport, reportMarkdown, reportText } from './report.ts';
import { type ClassFigures, countFound, firstAnswer, measureClasses } from './session.ts';
import { Wire } from './wire.ts';

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
  const engine = await findEngine(options, process.env);
  undo.push(engine.stop);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-'));
  const prefix = `bench-${process.pid}-${Date.now().toString(36)}-`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ELASTICSEARCH_URL: engine.url,
    FORECOURT_DATA: path.join(folder, 'data'),
    FORECOURT_INDEX_PREFIX: prefix,
    FORECOURT_SAMPLE: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
  };
  const wire = new Wire();
  undo.push(async () => wire.close());
  const raw = new RawEngine(wire, engine.url, prefix, process.env);
  if (options.keep) say(`kept: indices ${prefix}*, data ${folder}`);
  else
    undo.push(
      () => rm(folder, { recursive: true, force: true }),
      () => raw.removeIndices(),
    );
  const machine = await machineOf(await raw.version());
  const ingest = await loadMarket(options, folder, env);
  await raw.readAliases();
  const made = await forecourt(
    ['keys', 'create', '--plan', 'enterprise', '--allow', 'explain', '--json'],
    env,
  );
  const { address, stop } = await serve(env, path.join(folder, 'serve.log'));
  undo.push(stop);
  const asked = { wire, raw, address, key: lastLine<{ key: string }>(made).key, options };
  const session = { ...asked, found: await countFound(asked) };
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

async function main(): Promise<void> {
  if (process.argv[2] === 'ingest') return await benchIngest(process.argv.slice(3));
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) return console.log(HELP);
  if (options.only !== undefined && !classes.some(({ name }) => name === options.only)) {
    throw new Error(`--only ${options.only}: there is ${classes.map(({ name }) => name).join(', ')}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopEarly);
  try {
    const report = await bench(options);
    console.log(`${reportText(report)}\n\nFor the README:\n\n${reportMarkdown(report)}`);
    if (options.json) console.log(JSON.stringify(report));
  } finally {
    await undoAll();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
