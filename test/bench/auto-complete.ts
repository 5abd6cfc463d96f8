import { parseArgs } from 'node:util';
import { Chance } from '../../sample/chance.ts';
import { lines } from '../../sample/fleet/fleet.ts';
import { usMetros } from '../../sample/metros.ts';
import { weighted } from '../../sample/weighted-draw.ts';
import { type Installation, install } from './install.ts';
import { machineText } from './machine.ts';
import { type Run, timed } from './measure.ts';
import type { Call } from './wire.ts';

const HELP = `npm run bench -- autocomplete [options]

What a suggestion costs, by kind of question, beside the engine request that counts its terms sent raw. Every run meets
empty engine caches; "anew" narrows each request in a way that was never asked, "typing" asks four inputs of one narrowing.

  --size N        listings (200000)
  --requests N    requests a run (200)
  --runs N        alternating runs, of which the median is shown (5)
  --seed N        another market and other requests (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --json          print one JSON object as the last line of stdout`;

/** p95 of every kind, milliseconds */
const AIM = 50;
const OPERATION = '/v2/search/car/auto-complete';
/** fields of many terms */
const MANY = ['city', 'engine', 'version', 'exterior_color', 'mm', 'ymm'];

const drawLine = weighted(lines, ({ weight }) => weight);
const drawMetro = weighted(usMetros, ({ weight }) => weight);

type Query = Readonly<Record<string, string>>;

/** A make, model or city, and what somebody types of it. */
function typed(chance: Chance, letters: number): Query {
  const { make, model } = drawLine(chance.unit());
  const { city } = drawMetro(chance.unit());
  const [field, text] = chance.pick([
    ['make', make],
    ['model', model],
    ['city', city],
  ] as const);
  return { field, input: text.slice(0, letters) };
}

const ofMany = (chance: Chance): Query => ({ field: chance.pick(MANY), input: chance.pick([...'aeirst']) });
/** so many different ones that no two requests are the same */
const anew = (chance: Chance): Query => ({
  price_range: `${chance.whole(1, 4000)}-${chance.whole(90_000, 900_000)}`,
});
const oneMake = (chance: Chance): Query => ({ make: drawLine(chance.unit()).make });
const around = (chance: Chance): Query => ({
  zip: drawMetro(chance.unit()).centre,
  radius: (20 + chance.unit() * 300).toFixed(3),
});

const KINDS: Readonly<Record<string, (chance: Chance, at: number) => Query>> = {
  '1 letter': (chance) => typed(chance, 1),
  '2 letters': (chance) => typed(chance, 2),
  '4 letters': (chance) => typed(chance, 4),
  'many terms': ofMany,
  'by make, typing': (chance) => ({ ...ofMany(chance), ...oneMake(new Chance(chance.whole(1, 50))) }),
  'by make, anew': (chance) => ({ ...ofMany(chance), ...oneMake(chance), ...anew(chance) }),
  'by ZIP and radius, anew': (chance) => ({ ...ofMany(chance), ...around(chance) }),
  'country-wide, anew': (chance) => ({ ...ofMany(chance), ...anew(chance) }),
};

interface KindFigures {
  readonly kind: string;
  readonly http: Run;
  readonly raw: Run;
  readonly ratio: number;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const middleRun = (runs: readonly Run[]): Run => ({
  p50: middle(runs.map(({ p50 }) => p50)),
  p95: middle(runs.map(({ p95 }) => p95)),
});

const get = (url: string): Call => ({ url, method: 'GET' });

/** The engine request that a path asks where nothing is known of it yet. */
async function rawCall({ wire, raw, address, key }: Installation, path: string): Promise<Call> {
  const text = await wire.sure(get(`${address}/v2/explain?url=${encodeURIComponent(path)}&api_key=${key}`));
  return raw.call((JSON.parse(text) as { request: Parameters<typeof raw.call>[0] }).request);
}

async function measureKind(
  installation: Installation,
  kind: string,
  { requests, runs, seed }: { readonly requests: number; readonly runs: number; readonly seed: number },
): Promise<KindFigures> {
  const { wire, raw, address, key } = installation;
  const number = Object.keys(KINDS).indexOf(kind);
  const [http, direct]: [Run[], Run[]] = [[], []];
  // the first run is not counted: a server that has just started is slow until its code is compiled
  for (let run = 0; run <= runs; run += 1) {
    const paths = Array.from({ length: requests }, (_, at) => {
      const query = KINDS[kind]?.(new Chance(seed, 900 + number, run, at), at);
      return `${OPERATION}?${new URLSearchParams(query)}`;
    });
    const calls: Call[] = [];
    for (const path of paths) calls.push(await rawCall(installation, path));
    await raw.forget();
    const ours = await timed(
      wire,
      paths.map((path) => get(`${address}${path}&api_key=${key}`)),
      1,
    );
    await raw.forget();
    const theirs = await timed(wire, calls, 1);
    if (run > 0) http.push(ours);
    if (run > 0) direct.push(theirs);
  }
  const [ours, theirs] = [middleRun(http), middleRun(direct)];
  return { kind, http: ours, raw: theirs, ratio: ours.p95 / theirs.p95 };
}

const lineOf = ({ kind, http, raw, ratio }: KindFigures): string =>
  `| ${kind} | ${[http.p50, http.p95, raw.p50, raw.p95].map((value) => value.toFixed(1)).join(' | ')} | ${ratio.toFixed(2)} | ${http.p95 < AIM ? 'met' : `p95 not under ${AIM}`} |`;

/** `npm run bench -- autocomplete`. */
export async function benchAutoComplete(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '200000' },
      requests: { type: 'string', default: '200' },
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
  const kinds: KindFigures[] = [];
  for (const kind of Object.keys(KINDS)) {
    const times = { requests: Number(values.requests), runs: Number(values.runs), seed };
    kinds.push(await measureKind(installation, kind, times));
    process.stderr.write(`measured ${kind}\n`);
  }
  console.log(
    [
      machineText(installation.machine),
      '',
      `Suggestions in a market of ${size.toLocaleString('en-US')}; milliseconds, the aim is a p95 under ${AIM}.`,
      '',
      '| question | p50 | p95 | raw p50 | raw p95 | p95 ratio | aim |',
      '|---|---|---|---|---|---|---|',
      ...kinds.map(lineOf),
    ].join('\n'),
  );
  if (values.json) console.log(JSON.stringify({ size, kinds }));
}
