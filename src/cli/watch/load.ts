import { spawn } from 'node:child_process';
import { z } from 'zod';
import type { SourceConfig } from '../../../ingest/sources/config.ts';
import type { FetchedDelivery, LoadOutcome } from '../../../ingest/sources/watched-source.ts';
import { instantText } from '../../grammar/date.ts';

/** Seconds that a load waits for another one of the same market, for example one that a person has begun. */
const WAIT_SECONDS = 3600;
/** Of what a load says at its end, so much is looked at. */
const SAID = 20_000;

/** The words of `forecourt ingest` that load a delivery as its source says. `pathOf`: a path of the configuration → where it leads. */
export function ingestWords(
  { asOf, files, origin }: FetchedDelivery,
  config: SourceConfig,
  pathOf: (path: string) => string,
): string[] {
  const { dataset, market, partial, format, map, dealer, site, exchange, max_rejects } = config;
  const option = (name: string, value: string | number | undefined): string[] =>
    value === undefined ? [] : [`--${name}`, String(value)];
  return [
    ...['ingest', dataset, '--market', market, '--as-of', instantText(asOf)],
    ...['--format', format, '--origin', origin, '--wait', String(WAIT_SECONDS), '--json'],
    ...(partial ? ['--partial'] : []),
    ...option('map', map && pathOf(map)),
    ...option('dealer', dealer && pathOf(dealer)),
    ...option('source', site),
    ...exchange.flatMap((rate) => ['--exchange', rate.includes('=') ? rate : pathOf(rate)]),
    ...option('max-rejects', max_rejects),
    ...['--', ...files],
  ];
}

const ONE = z.object({ delivery: z.number() });
/** One load, or those of the markets of several countries, of which the first is told. */
const REPORT = z.union([ONE, z.object({ deliveries: z.tuple([ONE], ONE) })]);

/** Number of the delivery that a load tells; throws where it tells none. */
function numberIn(out: string): number {
  const report = REPORT.parse(JSON.parse(out));
  return 'deliveries' in report ? report.deliveries[0].delivery : report.delivery;
}

/** What a load that ended with this code says of itself; 2 and 3: it is the delivery, or its map, that does not fit. */
function outcomeOf(code: number | null, out: string, said: string): LoadOutcome {
  if (code === 0) return { is: 'loaded', number: numberIn(out) };
  const fault = said.trim().split('\n').at(-1) || `the load ended with ${code ?? 'a signal'}`;
  return { is: code === 2 || code === 3 ? 'refused' : 'failed', fault };
}

/**
 * Loads a delivery in a process of its own, which gives back its memory; what it says goes to `stderr`, too. When the signal
 * ends, so does the load.
 */
export function loadInProcess(words: readonly string[], signal: AbortSignal): Promise<LoadOutcome> {
  return new Promise((resolve) => {
    const program = process.argv[1] ?? '';
    const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
    const stop = (): void => void child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    let [out, said] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      out += more;
    });
    child.stderr.setEncoding('utf8').on('data', (more: string) => {
      said = `${said}${more}`.slice(-SAID);
    });
    child.on('error', (error) => resolve({ is: 'failed', fault: error.message }));
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(outcomeOf(code, out, said));
    });
  });
}
