import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import type { SoldManifest } from '../../src/catalog/sold-vehicles.ts';
import { count } from '../../src/summary/count.ts';
import { SummaryDatabase } from '../../src/summary/database.ts';
import { keysOf } from '../../src/summary/month-sql.ts';
import { type PublishedMonths, SoldMonths } from '../../src/summary/months.ts';
import { readPlan } from '../../src/summary/read-plan.ts';
import { rollupOf, writeRollup } from '../../src/summary/rollup.ts';
import { monthsOf } from '../../src/summary/window.ts';
import { rank } from './measure.ts';
import { type Beside, measureBeside } from './sold-beside.ts';
import { type AnswerRow, checkGroups } from './sold-check.ts';
import { writeSoldMonth } from './sold-data.ts';

const HELP = `npm run bench -- sold [options]

What the sold-vehicle summary costs over generated months: from the roll-ups and from the vehicles, nothing cached; and
whether every figure of ten groups is what plain TypeScript makes of the rows.

  --rows N        sold vehicles a month (950000)
  --months N      months (12)
  --requests N    requests a class (20)
  --seed N        other vehicles (1)
  --folder DIR    where the months are made, and kept for the next time (default: made and removed)
  --beside N      also searches of a market of N listings while summaries run beside them
  --json          print one JSON object as the last line of stdout`;

const LATEST = '2026-10';
const NEVER = new AbortController().signal;

/** A kind of call: its query without the inventory type, and the milliseconds that it may take. */
interface CallClass {
  readonly name: string;
  readonly query: string;
  readonly from: 'roll-ups' | 'vehicles';
  readonly aim?: number;
  /** how many requests, beside those asked for: the p95 of a short call needs many */
  readonly share?: number;
}

const classesOf = (first: string): readonly CallClass[] => {
  const year = `&date_from=${first}-01&date_to=${LATEST}-31`;
  const city = '&summary_by=city_state';
  return [
    { name: 'default', query: '', from: 'roll-ups', aim: 20, share: 10 },
    { name: 'default', query: '', from: 'vehicles', aim: 450 },
    { name: 'national', query: '&summary_by=national', from: 'vehicles' },
    { name: 'ranked by price.p50', query: '&ranking_measure=price.p50', from: 'roll-ups' },
    { name: 'ranked by price.p50', query: '&ranking_measure=price.p50', from: 'vehicles' },
    { name: 'totals', query: '&ranking_dimensions=none', from: 'vehicles' },
    { name: 'all months by state', query: year, from: 'roll-ups', share: 0.5 },
    { name: 'all months by state', query: year, from: 'vehicles', aim: 2500, share: 0.25 },
    {
      name: 'one state and make, all months',
      query: `${year}&state=CA&make=Make 03`,
      from: 'vehicles',
      share: 0.25,
    },
    { name: 'city level, a month', query: city, from: 'vehicles', aim: 1500, share: 0.5 },
  ];
};

interface Measured {
  readonly call: CallClass;
  readonly p50: number;
  readonly p95: number;
  /** CPU seconds of all threads a request, in milliseconds */
  readonly cpu: number;
  readonly rows: number;
}

/** Makes what is not there yet; gives the seconds a roll-up took. */
async function makeMonths(folder: string, months: readonly string[], rows: number, seed: number) {
  mkdirSync(folder, { recursive: true });
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: '1500MB',
    temp_directory: path.join(folder, 'spill'),
  });
  const db = await instance.connect();
  let seconds = 0;
  for (const [at, month] of months.entries()) {
    const file = path.join(folder, `${month}-${rows}-${seed}.parquet`);
    if (statSync(rollupOf(file), { throwIfNoEntry: false })) continue;
    await writeSoldMonth(db, { month, at, seed, rows, file });
    const began = performance.now();
    await writeRollup(db, file);
    seconds = (performance.now() - began) / 1000;
    process.stderr.write(`made ${month}\n`);
  }
  db.closeSync();
  instance.closeSync();
  const manifest: SoldManifest = {
    generation: 1,
    months: months
      .map((month) => ({ month, file: `${month}-${rows}-${seed}.parquet`, rows, from: 'delivery' as const }))
      .reverse(),
    dealership_groups: [],
  };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  return seconds;
}

/** The same months as if they had no roll-ups. */
const withoutRollups = (published: PublishedMonths): PublishedMonths => ({
  ...published,
  files: new Map([...published.files].map(([month, files]) => [month, { ...files, rollup: undefined }])),
});

async function measure(db: SummaryDatabase, published: PublishedMonths, call: CallClass, requests: number) {
  const months = call.from === 'roll-ups' ? published : withoutRollups(published);
  const ask = (type: string) =>
    count(db, readPlan(`inventory_type=${type}${call.query}`, months, '').question, months, NEVER);
  // used and new in turn, as analysts ask
  const types = ['used', 'new'];
  for (const type of types) await ask(type);
  const times: number[] = [];
  let rows = 0;
  const before = process.cpuUsage();
  for (let at = 0; at < requests; at += 1) {
    const began = performance.now();
    rows = (await ask(types[at % 2] ?? 'used')).rows.length;
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const cpu = (user + system) / 1000 / requests;
  return { call, p50: rank(times, 0.5), p95: rank(times, 0.95), cpu, rows } satisfies Measured;
}

/** Ten groups of each of two answers against plain TypeScript. */
async function check(db: SummaryDatabase, published: PublishedMonths, seed: number) {
  const checked: string[] = [];
  for (const query of ['', '&summary_by=city_state&ranking_dimensions=make,model']) {
    const { question } = readPlan(`inventory_type=used${query}`, published, '');
    const { rows } = await count(db, question, published, NEVER);
    const parsed = rows.map((row) => JSON.parse(row) as AnswerRow);
    const { groups, figures, faults } = await checkGroups(parsed, keysOf(question), published, seed);
    if (faults.length > 0) throw new Error(`figures differ: ${faults.slice(0, 5).join('; ')}`);
    checked.push(`${figures} figures of ${groups} groups`);
  }
  return `Recomputed in plain TypeScript and equal: ${checked.join(', ')}.`;
}

const lineOf = ({ call, p50, p95, cpu, rows }: Measured): string =>
  `| ${call.name} | ${call.from} | ${rows.toLocaleString('en-US')} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${call.aim ?? ''} | ${cpu.toFixed(0)} |`;

const besideText = ({ alone, beside, share, summaries }: Beside): string =>
  `Searches of eight callers: ${alone.toFixed(0)} a second alone, ${beside.toFixed(0)} beside summaries (${summaries} answered): ${(share * 100).toFixed(0)} %, the aim is 50.`;

/** `npm run bench -- sold`. */
export async function benchSold(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '950000' },
      months: { type: 'string', default: '12' },
      requests: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string' },
      beside: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const dataDir = values.folder ?? mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-sold-'));
  const folder = path.join(dataDir, 'sold');
  const [rows, seed, requests] = [Number(values.rows), Number(values.seed), Number(values.requests)];
  const db = new SummaryDatabase({ folders: [folder], memory: '1GB', spill: path.join(dataDir, 'spill') });
  try {
    const months = monthsOf({ from: '2000-01', to: LATEST }).slice(0, Number(values.months));
    const seconds = await makeMonths(folder, months, rows, seed);
    const published = await new SoldMonths(folder).current();
    const measured: Measured[] = [];
    for (const call of classesOf(months.at(-1) ?? LATEST)) {
      const times = Math.max(3, Math.round(requests * (call.share ?? 1)));
      measured.push(await measure(db, published, call, times));
      process.stderr.write(`measured ${call.name} from ${call.from}\n`);
    }
    const megabytes = (of: (file: string) => string): string => {
      const [{ file } = { file: '' }] = published.files.values();
      return (statSync(of(file)).size / 1e6).toFixed(0);
    };
    console.log(
      [
        `${os.cpus().length} × ${os.cpus()[0]?.model}, load ${os.loadavg()[0]?.toFixed(1)}`,
        '',
        `${months.length} months of ${rows.toLocaleString('en-US')} sold vehicles, ${megabytes((file) => file)} MB each and ${megabytes(rollupOf)} MB of roll-up${seconds > 0 ? `, which took ${seconds.toFixed(0)} s` : ''}. Milliseconds; nothing is cached.`,
        '',
        '| call | from | rows | p50 | p95 | aim | CPU |',
        '|---|---|---|---|---|---|---|',
        ...measured.map(lineOf),
        '',
        await check(db, published, seed),
      ].join('\n'),
    );
    const size = Number(values.beside ?? 0);
    const beside = size > 0 ? await measureBeside({ folder, months, size, seed }, undo) : undefined;
    if (beside) console.log(`\n${besideText(beside)}`);
    if (values.json) console.log(JSON.stringify({ rows, months: months.length, measured, beside }));
  } finally {
    await db.close();
    if (values.folder === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}
