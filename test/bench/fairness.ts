import { parseArgs } from 'node:util';
import { classes, type RequestClass, requestsOf } from './classes.ts';
import { forecourt, lastLine } from './commands.ts';
import { install } from './install.ts';
import { machineText } from './machine.ts';
import { middleRun, type Run, timed } from './measure.ts';
import type { Call } from './wire.ts';

const HELP = `npm run bench -- fairness [options]

How long the ten-row searches of one account take alone, and beside another account that asks for 25 facets of up to 1,000
terms on many connections, each time for something that was never asked.

  --size N        listings (200000)
  --requests N    requests a run (200)
  --runs N        alternating runs, of which the median is shown (5)
  --callers N     connections of the heavy account (16)
  --seed N        another market and other requests (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)`;

/** What p95 beside the other account may be, in p95s alone. */
const AIM = 3;

const named = (name: string): RequestClass => {
  const found = classes.find((one) => one.name === name);
  if (!found) throw new Error(`no class ${name}`);
  return found;
};

/** `npm run bench -- fairness`. */
export async function benchFairness(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '200000' },
      requests: { type: 'string', default: '200' },
      runs: { type: 'string', default: '5' },
      callers: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const [size, requests, seed] = [Number(values.size), Number(values.requests), Number(values.seed)];
  const engine = values.engine ?? (process.env.ELASTICSEARCH_URL || undefined);
  const { wire, address, key, dataDir, machine } = await install({ size, seed, engine, keep: false }, undo);
  const env = { ...process.env, FORECOURT_DATA: dataDir };
  const made = await forecourt(['keys', 'create', '--plan', 'enterprise', '--json'], env);
  const { key: other } = lastLine<{ key: string }>(made);
  const calls = (kind: string, of: string, run: number, count: number): Call[] =>
    requestsOf(named(kind), run, count, seed, size / 2).map((path) => ({
      url: `${address}${path}&api_key=${of}`,
      method: 'GET',
    }));

  let asking = false;
  let answered = 0;
  /** The heavy account asks as long as it is told to; what it is refused for want of a place is no fault. */
  const heavy = async (caller: number): Promise<void> => {
    for (let run = 0; asking; run += 1)
      for (const call of calls('facets', other, 1000 * caller + run, 50)) {
        if (!asking) return;
        if ((await wire.send(call)).status === 200) answered += 1;
      }
  };

  const [alone, beside]: [Run[], Run[]] = [[], []];
  // the first run is not counted: a server that has just started is slow until its code is compiled
  for (let run = 0; run <= Number(values.runs); run += 1) {
    const quiet = await timed(wire, calls('basic', key, 2 * run, requests), 1);
    asking = true;
    const callers = Array.from({ length: Number(values.callers) }, (_, caller) => heavy(100 * run + caller));
    const busy = await timed(wire, calls('basic', key, 2 * run + 1, requests), 1);
    asking = false;
    await Promise.all(callers);
    if (run > 0) alone.push(quiet);
    if (run > 0) beside.push(busy);
    process.stderr.write(`run ${run}: p95 ${quiet.p95.toFixed(1)} alone, ${busy.p95.toFixed(1)} beside\n`);
  }
  const [one, two] = [middleRun(alone), middleRun(beside)];
  const ratio = two.p95 / one.p95;
  console.log(
    [
      machineText(machine),
      '',
      `Ten-row searches of one account in a market of ${size.toLocaleString('en-US')}, alone and beside ${values.callers} callers of`,
      `another who ask for 25 facets (${answered} answered); milliseconds, the aim is a p95 of at most ${AIM} times that alone.`,
      '',
      '| | p50 | p95 |',
      '|---|---|---|',
      ...[['alone', one] as const, ['beside', two] as const].map(
        ([name, { p50, p95 }]) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`,
      ),
      '',
      `p95 ratio ${ratio.toFixed(2)}: ${ratio <= AIM ? 'met' : 'over the aim'}`,
    ].join('\n'),
  );
}
