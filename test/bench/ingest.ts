import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeSample } from '../../sample/write.ts';
import { readSettings } from '../../src/settings.ts';
import { forecourt, lastLine, measured } from './commands.ts';
import { rememberDay, writeDay } from './days.ts';
import { findEngine, RawEngine } from './engine.ts';
import { oneDealer } from './one-dealer.ts';
import { Wire } from './wire.ts';

const INGEST_HELP = `npm run bench -- ingest [options]

What a nightly delivery costs against a ledger that already holds many days of the market (most rows unchanged), and
what a partial delivery of one dealer costs.

  --size N        listings (1000000)
  --days N        days that the ledger holds before (30)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --json          print one JSON object as the last line of stdout`;

const DAY = 86_400;
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** What one command cost. */
interface Cost {
  readonly rows: number;
  /** wall clock of the whole command */
  readonly whole: number;
  /** most memory that the process held, in MB */
  readonly memory: number;
  /** stage → seconds */
  readonly seconds: Readonly<Record<string, number>>;
}

async function ingest(args: readonly string[], asOf: number, env: NodeJS.ProcessEnv): Promise<Cost> {
  const instant = new Date(asOf * 1000).toISOString();
  const command = ['ingest', 'listings', '--as-of', instant, '--json', ...args];
  const { out, seconds: whole, memory } = await measured(command, env);
  const report = lastLine<{ accepted: number; seconds: Record<string, number> }>(out);
  return { rows: report.accepted, whole, memory, seconds: report.seconds };
}

const lineOf = (what: string, { rows, whole, memory, seconds }: Cost): string => {
  const stages = Object.entries(seconds).map(([stage, time]) => `${stage} ${time.toFixed(1)}`);
  return `| ${what} | ${rows.toLocaleString('en-US')} | ${whole.toFixed(1)} s | ${stages.join(', ')} | ${(memory / 1000).toFixed(2)} GB |`;
};

/** `npm run bench -- ingest`. */
export async function benchIngest(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '1000000' },
      days: { type: 'string', default: '30' },
      engine: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(INGEST_HELP);
  const [size, days] = [Number(values.size), Number(values.days)];
  const engine = await findEngine({ engine: values.engine }, process.env);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-'));
  const prefix = `bench-${process.pid}-${Date.now().toString(36)}-`;
  const dataDir = path.join(folder, 'data');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ELASTICSEARCH_URL: engine.url,
    FORECOURT_DATA: dataDir,
    FORECOURT_INDEX_PREFIX: prefix,
    FORECOURT_SAMPLE: 'off',
  };
  const { memory } = readSettings(env);
  const wire = new Wire();
  try {
    const first = Math.floor(Date.now() / 1000 / DAY - days - 1) * DAY;
    const base = path.join(folder, 'base.jsonl');
    await writeSample('listings', base, { size, seed: 1, asOf: first });
    const today = path.join(folder, 'day.jsonl');
    for (let day = 0; day < days; day += 1) {
      await writeDay(base, today, day);
      const begun = performance.now();
      await rememberDay(dataDir, memory, today, first + day * DAY);
      const seconds = Math.round((performance.now() - begun) / 1000);
      say(`the ledger holds day ${day + 1} of ${days} (${seconds} s)`);
    }
    await forecourt(['rebuild', 'listings', '--json'], env);
    await writeDay(base, today, days);
    const full = await ingest([today], first + days * DAY, env);
    const dealer = path.join(folder, 'dealer.jsonl');
    await oneDealer(today, dealer, 60);
    const partial = await ingest(['--partial', '--accept-shrink', dealer], first + days * DAY + 3600, env);
    const again = await ingest(['--partial', dealer], first + days * DAY + 7200, env);
    const ledger = (await stat(path.join(dataDir, 'ledger', 'us-cars.duckdb'))).size / 1e6;
    console.log(
      [
        `ledger: ${days + 1} days of ${size.toLocaleString('en-US')} listings, ${ledger.toFixed(0)} MB`,
        '| delivery | rows | whole | stages, seconds | memory |',
        '|---|---|---|---|---|',
        lineOf('full', full),
        lineOf('partial, one dealer', partial),
        lineOf('partial again', again),
      ].join('\n'),
    );
    if (values.json) console.log(JSON.stringify({ size, days, ledger, full, partial, again }));
  } finally {
    await new RawEngine(wire, engine.url, prefix, process.env).removeIndices();
    wire.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
