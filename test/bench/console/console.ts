import { parseArgs } from 'node:util';
import { Chance } from '../../../sample/chance.ts';
import { CHROMIUM, launch } from '../../pages/browser.ts';
import { install } from '../install.ts';
import { machineText } from '../machine.ts';
import { type Run, runOf } from '../measure.ts';
import { whole } from '../options.ts';
import { openMarket, STEPS, timedStep, type Update } from './updates.ts';

const HELP = `npm run bench -- console [options]

What an update of the console's Explore takes in Chromium, from a choice to the frame that shows it, and of that until its
answer is read; engine, server and browser share the machine.

  --size N        listings (2000, as the sample has)
  --rounds N      rounds of ${Object.keys(STEPS).length} updates (25)
  --seed N        another market and other choices (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --keep          leave the indices and the data, to be measured again with --reuse
  --reuse         measure the market of this size and seed that --keep left, without loading it
  --json          print one JSON object as the last line of stdout`;

/** the largest market to which the aims of the sample apply */
const SAMPLE = 2000;
/** milliseconds until an update is drawn, in the sample and in any larger market */
const AIMS = { sample: { p50: 150, p95: 300 }, large: { p50: Number.POSITIVE_INFINITY, p95: 1000 } };

interface Figures {
  readonly step: string;
  readonly drawn: Run;
  readonly answered: Run;
  /** most requests of an update */
  readonly requests: number;
}

function figuresOf(step: string, updates: readonly Update[]): Figures {
  return {
    step,
    drawn: runOf(updates.map(({ drawn }) => drawn)),
    answered: runOf(updates.map(({ answered }) => answered)),
    requests: Math.max(...updates.map(({ requests }) => requests)),
  };
}

function lineOf({ step, drawn, answered, requests }: Figures, size: number): string {
  const aim = size <= SAMPLE ? AIMS.sample : AIMS.large;
  const missed = [
    ...(drawn.p50 < aim.p50 ? [] : [`p50 not under ${aim.p50}`]),
    ...(drawn.p95 < aim.p95 ? [] : [`p95 not under ${aim.p95}`]),
    ...(requests === 1 ? [] : ['more than one request']),
  ];
  const figures = [drawn.p50, drawn.p95, answered.p50, answered.p95].map((value) => value.toFixed(0));
  const ratio = (drawn.p50 / answered.p50).toFixed(2);
  return `| ${[step, ...figures, ratio, requests, missed.join(', ') || 'met'].join(' | ')} |`;
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: String(SAMPLE) },
      rounds: { type: 'string', default: '25' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
      keep: { type: 'boolean', default: false },
      reuse: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    size: whole('size', values.size),
    rounds: whole('rounds', values.rounds),
    seed: whole('seed', values.seed),
    engine: values.engine ?? (process.env.ELASTICSEARCH_URL || undefined),
  };
}

/** `npm run bench -- console`. */
export async function benchConsole(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const options = readOptions(args);
  if (options.help) return console.log(HELP);
  const { size, rounds, seed } = options;
  const { address, key, machine } = await install(options, undo);
  const browser = await launch(CHROMIUM);
  undo.push(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  await openMarket(page, address, key);
  const measured = new Map<string, Update[]>(Object.keys(STEPS).map((step) => [step, []]));
  // the first round is not counted: a server and a page that have just started are slow until their code is compiled
  for (let round = 0; round <= rounds; round += 1) {
    const chance = new Chance(seed, 1700, round);
    for (const [step, act] of Object.entries(STEPS)) {
      const update = await timedStep(page, act(chance));
      if (round > 0) measured.get(step)?.push(update);
    }
  }
  const all = [...measured.values()].flat();
  const figures = [...measured].map(([step, updates]) => figuresOf(step, updates));
  const table = [...figures, figuresOf('all', all)];
  console.log(
    [
      machineText(machine),
      '',
      `Updates of Explore in a market of ${size.toLocaleString('en-US')}, ${rounds} of each; milliseconds from the choice.`,
      '',
      '| update | drawn p50 | drawn p95 | answered p50 | answered p95 | drawn / answered | requests | aim |',
      '|---|---|---|---|---|---|---|---|',
      ...table.map((one) => lineOf(one, size)),
    ].join('\n'),
  );
  if (options.json) console.log(JSON.stringify({ size, figures: table }));
}
