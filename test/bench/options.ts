import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** listings of the generated market */
  readonly size: number;
  readonly seed: number;
  /** requests of each run */
  readonly requests: number;
  /** runs over HTTP, each followed by one of the same requests raw */
  readonly runs: number;
  /** an engine that already runs */
  readonly engine: string | undefined;
  /** leave the indices and the data folder, for --reuse */
  readonly keep: boolean;
  /** measure a market that --keep left, without loading one */
  readonly reuse: boolean;
  /** print the figures as one JSON object, the last line of stdout */
  readonly json: boolean;
  /** the one request class to measure */
  readonly only: string | undefined;
}

export const HELP = `npm run bench -- [options]          (others: npm run bench -- ingest --help, npm run bench -- inventory --help,
npm run bench -- autocomplete --help, npm run bench -- sold --help,
npm run bench -- vin --help, npm run bench -- jobs --help, npm run bench -- fairness --help,
npm run bench -- peers --help, npm run bench -- soak --help, npm run bench -- console --help, npm run bench -- capacity --help)

Loads a generated market and measures the request classes of rule E1.12 over HTTP and raw on the engine.

  --size N        listings (200000)
  --requests N    requests a run (200)
  --runs N        alternating runs, of which the median is shown (5)
  --only CLASS    one request class
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --seed N        another market and other requests (1)
  --keep          leave the indices and the data, to be measured again with --reuse
  --reuse         measure the market of this size and seed that --keep left, without loading it
  --json          print one JSON object as the last line of stdout

The table and its Markdown twin go to stdout, progress to stderr.`;

/** A whole number above 0 that an option gives. Throws on anything else. */
export const whole = (name: string, text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} ${text}: give a whole number above 0`);
  return Number(text);
};

/** Reads the command line; undefined when only help is wanted. Throws on what it does not know. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): BenchOptions | undefined {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '200000' },
      requests: { type: 'string', default: '200' },
      runs: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      engine: { type: 'string' },
      keep: { type: 'boolean', default: false },
      reuse: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  return {
    size: whole('size', values.size),
    requests: whole('requests', values.requests),
    runs: whole('runs', values.runs),
    seed: whole('seed', values.seed),
    only: values.only,
    engine: values.engine ?? (env.ELASTICSEARCH_URL || undefined),
    keep: values.keep,
    reuse: values.reuse,
    json: values.json,
  };
}
