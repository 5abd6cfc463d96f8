import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Installation, install } from './install.ts';
import { machineText } from './machine.ts';
import { rank, timed } from './measure.ts';
import type { Call } from './wire.ts';

const HELP = `npm run bench -- jobs [options]

How long batch jobs take, and what searches wait meanwhile: p95 of searches while a job runs over p95 without one.

  --size N        listings (40000)
  --vehicles N    rows of a job's file (1000)
  --runs N        jobs of each family, of which the median is shown (3)
  --seed N        another market (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --json          print one JSON object as the last line of stdout`;

const FAMILIES = { rank: '/v2/batch/match/rank/jobs', decode: '/v2/batch/vin/decode/jobs' } as const;
type Family = keyof typeof FAMILIES;
const SEARCHES = [
  'make=Ford&rows=10',
  'zip=60601&radius=100&rows=10&facets=make|0|20',
  'rows=10&sort_by=price',
];
const PAGE = 50;

/** Times in milliseconds but for the job's. */
interface JobFigures {
  readonly family: Family;
  readonly seconds: number;
  readonly idle: number;
  readonly meanwhile: number;
  readonly ratio: number;
}

interface Listing {
  readonly vin: string;
  readonly price?: number;
  readonly miles?: number;
  readonly dealer?: { readonly zip?: string };
}

const callTo = ({ address, key }: Installation, target: string): Call => ({
  url: `${address}${target}${target.includes('?') ? '&' : '?'}api_key=${key}`,
  method: 'GET',
});

/** Vehicles of the market, as a file of jobs has them. */
async function vehicles(installation: Installation, count: number): Promise<string> {
  const rows: string[] = [];
  for (let start = 0; rows.length < count; start += PAGE) {
    const target = `/v2/search/car/active?rows=${PAGE}&start=${start}`;
    const { listings } = JSON.parse(await installation.wire.sure(callTo(installation, target))) as {
      listings: readonly Listing[];
    };
    if (listings.length === 0)
      throw new Error(`the market has under ${count} listings: give a larger --size`);
    for (const { vin, price, miles, dealer } of listings)
      rows.push([vin, price ?? '', miles ?? '', dealer?.zip ?? ''].join(','));
  }
  return ['vin,price,miles,zip', ...rows.slice(0, count)].join('\n');
}

async function submit(installation: Installation, family: Family, file: string): Promise<string> {
  const form = new FormData();
  const bytes = family === 'rank' ? gzipSync(file) : Buffer.from(file);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'vehicles');
  const { url } = callTo(installation, FAMILIES[family]);
  const response = await fetch(url, { method: 'POST', body: form });
  const { job_id } = (await response.json()) as { job_id?: string };
  if (!job_id) throw new Error(`${family}: ${response.status}`);
  return `${FAMILIES[family]}/${job_id}`;
}

const searches = (installation: Installation): Call[] =>
  SEARCHES.map((query) => callTo(installation, `/v2/search/car/active?${query}`));

/** p95 of searches of two callers while a job runs, and the seconds that it takes. */
async function whileRunning(installation: Installation, family: Family, file: string) {
  const start = performance.now();
  const path = await submit(installation, family, file);
  const waits: number[] = [];
  for (;;) {
    for (const call of searches(installation)) {
      const sent = performance.now();
      await installation.wire.sure(call);
      waits.push(performance.now() - sent);
    }
    const record = JSON.parse(await installation.wire.sure(callTo(installation, path))) as { status: string };
    if (record.status === 'FAILED') throw new Error(JSON.stringify(record));
    if (record.status === 'COMPLETED') break;
  }
  waits.sort((a, b) => a - b);
  return { seconds: (performance.now() - start) / 1000, p95: rank(waits, 0.95) };
}

const middle = (values: readonly number[]): number =>
  rank(
    values.toSorted((a, b) => a - b),
    0.5,
  );

async function measureFamily(
  installation: Installation,
  family: Family,
  file: string,
  runs: number,
): Promise<JobFigures> {
  const idle: number[] = [];
  const busy: { seconds: number; p95: number }[] = [];
  const calls = Array.from({ length: 60 }, () => searches(installation)).flat();
  for (let run = 0; run < runs; run += 1) {
    idle.push((await timed(installation.wire, calls, 1)).p95);
    busy.push(await whileRunning(installation, family, file));
  }
  const [without, meanwhile] = [middle(idle), middle(busy.map(({ p95 }) => p95))];
  const seconds = middle(busy.map((one) => one.seconds));
  return { family, seconds, idle: without, meanwhile, ratio: meanwhile / without };
}

const lineOf = ({ family, seconds, idle, meanwhile, ratio }: JobFigures): string =>
  `| ${family} | ${seconds.toFixed(1)} s | ${idle.toFixed(1)} | ${meanwhile.toFixed(1)} | ${ratio.toFixed(2)} |`;

/** `npm run bench -- jobs`. */
export async function benchJobs(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '40000' },
      vehicles: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const [size, seed, count] = [Number(values.size), Number(values.seed), Number(values.vehicles)];
  const engine = values.engine ?? (process.env.ELASTICSEARCH_URL || undefined);
  const installation = await install({ size, seed, engine, keep: false }, undo);
  const file = await vehicles(installation, count);
  await timed(installation.wire, searches(installation), 1); // a server that has just started is slow
  const figures: JobFigures[] = [];
  for (const family of Object.keys(FAMILIES) as Family[]) {
    figures.push(await measureFamily(installation, family, file, Number(values.runs)));
    process.stderr.write(`measured ${family}\n`);
  }
  console.log(
    [
      machineText(installation.machine),
      '',
      `Jobs of ${count} vehicles in a market of ${size.toLocaleString('en-US')}; p95 of searches in milliseconds.`,
      '',
      '| job | takes | p95 without | p95 meanwhile | ratio |',
      '|---|---|---|---|---|',
      ...figures.map(lineOf),
    ].join('\n'),
  );
  if (values.json) console.log(JSON.stringify({ size, vehicles: count, figures }));
}
