import { parseArgs } from 'node:util';
import { heldMemory } from './commands.ts';
import { type Installation, install } from './install.ts';
import { machineText } from './machine.ts';
import { middleRun, type Run, timed } from './measure.ts';
import type { Call } from './wire.ts';

const HELP = `npm run bench -- inventory [options]

What a page of 1,500 listings of a dealer costs, plain and in both marketplace formats: one caller beside the same
engine request sent raw, and eight callers at once with the memory that they take and what a short search waits meanwhile.

  --size N        listings (40000)
  --requests N    requests a run (24)
  --runs N        alternating runs, of which the median is shown (5)
  --seed N        another market (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --json          print one JSON object as the last line of stdout`;

const ROWS = 1500;
const AT_ONCE = 8;
/** a page may take this much longer than its engine request alone (docs/performance.md) */
const AIM = 2;
const FORMS = {
  plain: '/v2/dealerships/inventory',
  marketplace_a: '/v2/dealerships/inventory/marketplaces/marketplace_a',
  marketplace_b: '/v2/dealerships/inventory/marketplaces/marketplace_b',
} as const;

/** One form of the page; times in milliseconds, sizes in MB. */
interface PageFigures {
  readonly form: string;
  readonly megabytes: number;
  readonly http: Run;
  readonly raw: Run;
  readonly ratio: number;
  /** with eight callers */
  readonly together: Run;
  /** MB a second, all eight together */
  readonly throughput: number;
  /** MB that each of the eight takes in the server at most */
  readonly memory: number;
  /** p95 of a search of ten rows meanwhile */
  readonly short: number;
}

const callTo = ({ address, key }: Installation, target: string): Call => ({
  url: `${address}${target}${target.includes('?') ? '&' : '?'}api_key=${key}`,
  method: 'GET',
});

/** Websites that together fill a page, the largest first: a group of dealers. */
async function enoughSources(installation: Installation): Promise<string> {
  const search = '/v2/search/car/active?rows=0&nodedup=true&facets=source|0|1000';
  const text = await installation.wire.sure(callTo(installation, search));
  const { facets } = JSON.parse(text) as { facets: { source: { item: string; count: number }[] } };
  const sources: string[] = [];
  let listings = 0;
  for (const { item, count } of facets.source) {
    if (listings >= ROWS) return sources.join(',');
    sources.push(item);
    listings += count;
  }
  throw new Error(`the market has under ${ROWS} listings: give a larger --size`);
}

async function rawCall(installation: Installation, target: string): Promise<Call> {
  const explain = `/v2/explain?url=${encodeURIComponent(target)}`;
  const text = await installation.wire.sure(callTo(installation, explain));
  const { request } = JSON.parse(text) as { request: Parameters<Installation['raw']['call']>[0] };
  return installation.raw.call(request);
}

/** Times eight callers; meanwhile how much memory the server holds at most, and short searches of a ninth one. */
async function measureTogether(installation: Installation, call: Call, calls: number) {
  const { wire, pid } = installation;
  const before = (await heldMemory(pid)) ?? 0;
  let most = before;
  let done = false;
  const look = setInterval(async () => {
    most = Math.max(most, (await heldMemory(pid)) ?? 0);
  }, 10);
  const short = callTo(installation, '/v2/search/car/active?rows=10&make=Ford');
  const waits: number[] = [];
  const shorts = (async () => {
    while (!done) waits.push((await timed(wire, [short], 1)).p50);
  })();
  const start = performance.now();
  const run = await timed(
    wire,
    Array.from({ length: calls }, () => call),
    AT_ONCE,
  );
  const seconds = (performance.now() - start) / 1000;
  done = true;
  await shorts;
  clearInterval(look);
  waits.sort((a, b) => a - b);
  return {
    run,
    seconds,
    memory: most - before,
    short: waits[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN,
  };
}

async function measureForm(
  installation: Installation,
  form: keyof typeof FORMS,
  sources: string,
  { requests, runs }: { readonly requests: number; readonly runs: number },
): Promise<PageFigures> {
  const target = `${FORMS[form]}?rows=${ROWS}&source=${encodeURIComponent(sources)}`;
  const call = callTo(installation, target);
  const raw = await rawCall(installation, target);
  const { wire } = installation;
  const text = await wire.sure(call);
  const { listings } = JSON.parse(text) as { listings: readonly object[] };
  if (listings.length !== ROWS) throw new Error(`${form}: a page of ${listings.length} rows`);
  const megabytes = Buffer.byteLength(text) / 1e6;
  const repeated = (one: Call): Call[] => Array.from({ length: requests }, () => one);
  await timed(wire, repeated(call), 2); // a server that has just started is slow until its code is compiled
  const [http, direct]: [Run[], Run[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    http.push(await timed(wire, repeated(call), 1));
    direct.push(await timed(wire, repeated(raw), 1));
  }
  const together = await measureTogether(installation, call, requests * 2);
  const [ours, theirs] = [middleRun(http), middleRun(direct)];
  return {
    form,
    megabytes,
    http: ours,
    raw: theirs,
    ratio: ours.p95 / theirs.p95,
    together: together.run,
    throughput: (megabytes * requests * 2) / together.seconds,
    memory: together.memory / AT_ONCE,
    short: together.short,
  };
}

const lineOf = ({ form, megabytes, http, raw, ratio, together, throughput, memory, short }: PageFigures) =>
  `| ${form} | ${megabytes.toFixed(1)} MB | ${http.p50.toFixed(0)} | ${http.p95.toFixed(0)} | ${raw.p95.toFixed(0)} | ${ratio.toFixed(2)} | ${together.p95.toFixed(0)} | ${throughput.toFixed(0)} MB/s | ${memory.toFixed(0)} MB | ${short.toFixed(0)} |`;

/** `npm run bench -- inventory`. */
export async function benchInventory(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '40000' },
      requests: { type: 'string', default: '24' },
      runs: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const [size, seed] = [Number(values.size), Number(values.seed)];
  const engine = values.engine ?? (process.env.ELASTICSEARCH_URL || undefined);
  const installation = await install({ size, seed, engine, keep: false }, undo);
  const sources = await enoughSources(installation);
  const pages: PageFigures[] = [];
  for (const form of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const times = { requests: Number(values.requests), runs: Number(values.runs) };
    pages.push(await measureForm(installation, form, sources, times));
    process.stderr.write(`measured ${form}\n`);
  }
  console.log(
    [
      machineText(installation.machine),
      '',
      `Pages of ${ROWS} listings in a market of ${size.toLocaleString('en-US')}; milliseconds, the aim of the ratio is ${AIM}.`,
      '',
      `| form | page | p50 | p95 | raw p95 | ratio | p95 of ${AT_ONCE} at once | together | memory each | short search meanwhile, p95 |`,
      '|---|---|---|---|---|---|---|---|---|---|',
      ...pages.map(lineOf),
    ].join('\n'),
  );
  if (values.json) console.log(JSON.stringify({ size, pages }));
}
