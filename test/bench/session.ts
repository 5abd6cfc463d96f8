import { classes, type RequestClass, requestsOf } from './classes.ts';
import type { RawEngine } from './engine.ts';
import { type Figures, figuresOf, type Pair, timed } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { Call, Wire } from './wire.ts';

/** What is asked, and where. */
export interface Session {
  readonly wire: Wire;
  readonly raw: RawEngine;
  readonly address: string;
  readonly key: string;
  readonly options: BenchOptions;
  /** listings that the default search finds */
  readonly found: number;
}

export interface ClassFigures {
  readonly name: string;
  readonly concurrency: number;
  readonly figures: Figures;
}

const CONCURRENCIES = [1, 16] as const;
/** how many plans are explained at a time, before anything is timed */
const EXPLAINERS = 8;
const WARMERS = 4;

const get = (url: string): Call => ({ url, method: 'GET' });
/** A request of the session's key. */
export const keyed = ({ address, key }: Pick<Session, 'address' | 'key'>, path: string): Call =>
  get(`${address}${path}${path.includes('?') ? '&' : '?'}api_key=${key}`);

/** Listings that the default search finds. */
export async function countFound(session: Pick<Session, 'wire' | 'address' | 'key'>): Promise<number> {
  const text = await session.wire.sure(keyed(session, '/v2/search/car/active?rows=0'));
  return (JSON.parse(text) as { num_found: number }).num_found;
}

/** Milliseconds of the first answer to a default search with counts, right after the load. */
export async function firstAnswer(session: Session): Promise<number> {
  const facets = 'make,model,trim,state,city,seller_name,options_packages,high_value_features';
  const everything = `facets=${facets}&stats=price,miles&range_facets=price`;
  const start = performance.now();
  await session.wire.sure(keyed(session, `/v2/search/car/active?${everything}`));
  return performance.now() - start;
}

/** The engine request of each path, from the product's own explanation. */
async function rawCalls(session: Session, paths: readonly string[]): Promise<Call[]> {
  const calls: Call[] = [];
  const waiting = paths.entries();
  async function explainer(): Promise<void> {
    for (const [at, path] of waiting) {
      const text = await session.wire.sure(keyed(session, `/v2/explain?url=${encodeURIComponent(path)}`));
      calls[at] = session.raw.call(
        (JSON.parse(text) as { request: Parameters<RawEngine['call']>[0] }).request,
      );
    }
  }
  await Promise.all(Array.from({ length: EXPLAINERS }, explainer));
  return calls;
}

/** CPU seconds that the server process has used so far. */
async function cpuSeconds({ wire, address }: Session): Promise<number> {
  const [, seconds] =
    /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(await wire.sure(get(`${address}/metrics`))) ?? [];
  if (seconds === undefined) throw new Error('/metrics has no process_cpu_seconds_total');
  return Number(seconds);
}

/** The same requests over HTTP, then raw; unless the class is warm, both meet empty caches. */
async function measurePair(
  session: Session,
  kind: RequestClass,
  run: number,
  concurrency: number,
): Promise<Pair> {
  const { wire, raw, options } = session;
  const paths = requestsOf(kind, run, options.requests, options.seed, session.found);
  const direct = await rawCalls(session, paths);
  if (!kind.warm) await raw.forget();
  const before = await cpuSeconds(session);
  const http = await timed(
    wire,
    paths.map((path) => keyed(session, path)),
    concurrency,
  );
  const cpu = ((await cpuSeconds(session)) - before) / paths.length;
  if (!kind.warm) await raw.forget();
  return { http, raw: await timed(wire, direct, concurrency), cpu };
}

/** Unmeasured requests of every class: a server that has just started is slow until its code is compiled. */
async function warmUp(session: Session, kinds: readonly RequestClass[]): Promise<void> {
  const { options, found, wire } = session;
  for (const kind of kinds) {
    const paths = requestsOf(kind, 0, options.requests, options.seed, found);
    await timed(
      wire,
      paths.map((path) => keyed(session, path)),
      WARMERS,
    );
    await timed(wire, await rawCalls(session, paths), WARMERS);
  }
}

/** Measures the classes one after the other, alone and with many callers; yields what is done. */
export async function* measureClasses(session: Session): AsyncGenerator<ClassFigures> {
  const { runs, only } = session.options;
  const kinds = classes.filter(({ name }) => only === undefined || name === only);
  await warmUp(session, kinds);
  for (const kind of kinds) {
    for (const concurrency of CONCURRENCIES) {
      const pairs: Pair[] = [];
      for (let run = 1; run <= runs; run += 1)
        pairs.push(await measurePair(session, kind, concurrency * 100 + run, concurrency));
      yield { name: kind.name, concurrency, figures: figuresOf(pairs) };
    }
  }
}
