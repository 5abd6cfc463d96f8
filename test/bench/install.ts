import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forecourt, lastLine, serve } from './commands.ts';
import { findEngine, RawEngine } from './engine.ts';
import { loadMarket, type StageFigures } from './load.ts';
import { type Machine, machineOf } from './machine.ts';
import type { BenchOptions } from './options.ts';
import { Wire } from './wire.ts';

/** A generated market that is served, and the engine behind it. */
export interface Installation {
  readonly machine: Machine;
  readonly ingest: readonly StageFigures[];
  readonly wire: Wire;
  readonly raw: RawEngine;
  readonly address: string;
  readonly key: string;
  /** where its files are */
  readonly folder: string;
  /** state directory */
  readonly dataDir: string;
  /** of its commands */
  readonly env: NodeJS.ProcessEnv;
  /** of the server */
  readonly pid: number;
}

type Wanted = Pick<BenchOptions, 'size' | 'seed' | 'engine' | 'keep'> & { readonly reuse?: boolean };

/** A market that stays: which indices are its own, and what loading it cost. */
interface Kept {
  readonly prefix: string;
  readonly ingest: readonly StageFigures[];
}

/** The folder of the market that --keep leaves; one a size and seed, and a newer one takes its place. */
const keptFolder = ({ size, seed }: Wanted): string =>
  path.join(os.tmpdir(), `forecourt-bench-kept-${size}-${seed}`);
const keptFile = (wanted: Wanted): string => path.join(keptFolder(wanted), 'kept.json');

/** The market that --keep left; undefined: there is none. */
async function keptMarket(wanted: Wanted): Promise<Kept | undefined> {
  const text = await readFile(keptFile(wanted), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Kept);
}

/** The market to measure again. Throws where none was kept. */
async function requireKept(wanted: Wanted): Promise<Kept> {
  const kept = await keptMarket(wanted);
  if (kept) return kept;
  const { size, seed } = wanted;
  throw new Error(
    `no market of ${size} listings (--seed ${seed}) was kept; load one first: npm run bench -- --size ${size} --keep`,
  );
}

/** Where a market is made: in the folder of the one that is kept, which goes, or in one of its own. */
async function newFolder(wanted: Wanted, drop: (kept: Kept) => Promise<void>): Promise<string> {
  if (!wanted.keep) return await mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-'));
  const before = await keptMarket(wanted);
  if (before) await drop(before);
  const folder = keptFolder(wanted);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Loads a market into an engine, under a prefix of its own, or takes the one that was kept, and serves it. `undo` gets what
 * ends that, last first.
 */
export async function install(options: Wanted, undo: (() => Promise<void>)[]): Promise<Installation> {
  const kept = options.reuse ? await requireKept(options) : undefined;
  const engine = await findEngine(options, process.env);
  undo.push(engine.stop);
  const wire = new Wire();
  undo.push(async () => wire.close());
  const rawOf = (prefix: string): RawEngine => new RawEngine(wire, engine.url, prefix, process.env);
  const folder = kept
    ? keptFolder(options)
    : await newFolder(options, ({ prefix }) => rawOf(prefix).removeIndices());
  const prefix = kept?.prefix ?? `bench-${process.pid}-${Date.now().toString(36)}-`;
  const dataDir = path.join(folder, 'data');
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ELASTICSEARCH_URL: engine.url,
    FORECOURT_DATA: dataDir,
    FORECOURT_INDEX_PREFIX: prefix,
    FORECOURT_SAMPLE: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
  };
  const raw = rawOf(prefix);
  if (!kept && !options.keep)
    undo.push(
      () => rm(folder, { recursive: true, force: true }),
      () => raw.removeIndices(),
    );
  const machine = await machineOf(await raw.version());
  const ingest = kept?.ingest ?? (await loadMarket(options, folder, env));
  if (options.keep && !kept) {
    await writeFile(keptFile(options), JSON.stringify({ prefix, ingest } satisfies Kept));
    process.stderr.write(`kept for --reuse: indices ${prefix}*, data ${folder}\n`);
  }
  await raw.readAliases();
  if (raw.generation('us') === '')
    throw new Error(
      `the engine has no market ${prefix}*: it was kept in another one, or is gone; load it again with --keep`,
    );
  const made = await forecourt(
    ['keys', 'create', '--plan', 'enterprise', '--allow', 'explain', '--json'],
    env,
  );
  const { address, pid, stop } = await serve(env, path.join(folder, 'serve.log'));
  undo.push(stop);
  const { key } = lastLine<{ key: string }>(made);
  return { machine, ingest, wire, raw, address, folder, dataDir, env, pid, key };
}
