import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from '../../ingest/ground/durable-files.ts';
import { classes, requestsOf } from './classes.ts';
import { heldMemory } from './commands.ts';
import { type Installation, install } from './install.ts';
import { machineText } from './machine.ts';
import { timed } from './measure.ts';
import { whole } from './options.ts';
import { countFound, keyed } from './session.ts';

const HELP = `npm run bench -- capacity [options]

A row of the capacity table (docs/operate.md): what a market of so many listings takes of disk and memory, how long its load takes, and
how many requests a second one server process answers beside the engine on this machine.

  --size N        listings (200000)
  --requests N    requests of each kind (1000)
  --callers N     connections that ask at the same time (16)
  --seed N        another market and other requests (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --keep          leave the indices and the data, to be measured again with --reuse
  --reuse         measure the market of this size and seed that --keep left, without loading it

The row goes to stdout as Markdown, with its head; progress to stderr.`;

/** What is asked: the cheapest kind, an ordinary one, and the dearest. */
const KINDS = ['default-page', 'basic', 'facets'] as const;

/** Of each kind in the table: requests a second, and p95 in milliseconds. */
interface Rate {
  readonly perSecond: number;
  readonly p95: number;
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(bytes < 1e9 ? 2 : 1)} GB`;
const count = new Intl.NumberFormat('en-US').format;

async function rateOf(
  installed: Installation & { readonly found: number },
  kind: (typeof KINDS)[number],
  { requests, callers, seed }: Readonly<Record<'requests' | 'callers' | 'seed', number>>,
): Promise<Rate> {
  const asked = classes.find(({ name }) => name === kind);
  if (!asked) throw new Error(`no class ${kind}`);
  const calls = (run: number, many: number) =>
    requestsOf(asked, run, many, seed, installed.found).map((one) => keyed(installed, one));
  // a server that has just started is slow until its code is compiled
  await timed(installed.wire, calls(1, callers * 5), callers);
  await installed.raw.forget();
  const start = performance.now();
  const { p95 } = await timed(installed.wire, calls(2, requests), callers);
  return { perSecond: (1000 * requests) / (performance.now() - start), p95 };
}

/** `npm run bench -- capacity`. */
export async function benchCapacity(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '200000' },
      requests: { type: 'string', default: '1000' },
      callers: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
      keep: { type: 'boolean', default: false },
      reuse: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const size = whole('size', values.size);
  const asking = {
    requests: whole('requests', values.requests),
    callers: whole('callers', values.callers),
    seed: whole('seed', values.seed),
  };
  const { keep, reuse } = values;
  const engine = values.engine ?? (process.env.ELASTICSEARCH_URL || undefined);
  const made = await install({ size, seed: asking.seed, engine, keep, reuse }, undo);
  const installed = { ...made, found: await countFound(made) };
  const rates: Rate[] = [];
  for (const kind of KINDS) rates.push(await rateOf(installed, kind, asking));
  const ledger = path.join(made.dataDir, 'ledger');
  const bytes = [...filesBelow(ledger)].reduce(
    (sum, file) => sum + statSync(path.join(ledger, file)).size,
    0,
  );
  const load = made.ingest.find(({ stage }) => stage === 'whole ingest');
  const { disk, heap } = await made.raw.size();
  const cells = [
    count(size),
    gigabytes(disk),
    gigabytes(bytes),
    `${Math.floor((load?.seconds ?? 0) / 60)} min ${Math.round((load?.seconds ?? 0) % 60)} s`,
    gigabytes((load?.memory ?? 0) * 1e6),
    gigabytes(heap),
    gigabytes(((await heldMemory(made.pid)) ?? 0) * 1e6),
    ...rates.map(
      ({ perSecond, p95 }) => `${perSecond.toFixed(perSecond < 10 ? 1 : 0)} (${Math.round(p95)} ms)`,
    ),
  ];
  const heads = [
    'listings',
    'engine disk',
    'ledger',
    'load',
    'memory of the load',
    'engine heap',
    'memory of the server',
  ];
  const kinds = KINDS.map((kind) => `${kind}, a second (p95)`);
  console.log(
    `${machineText(made.machine)}; ${asking.callers} callers, ${asking.requests} requests of each kind\n`,
  );
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  console.log([line([...heads, ...kinds]), `|${cells.map(() => '---|').join('')}`, line(cells)].join('\n'));
}
