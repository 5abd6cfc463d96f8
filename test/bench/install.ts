import { mkdtemp, rm } from 'node:fs/promises';
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
  /** state directory */
  readonly dataDir: string;
  /** of the server */
  readonly pid: number;
}

/** Loads a market into an engine, under a prefix of its own, and serves it. `undo` gets what ends that, last first. */
export async function install(
  options: Pick<BenchOptions, 'size' | 'seed' | 'engine' | 'keep'>,
  undo: (() => Promise<void>)[],
): Promise<Installation> {
  const engine = await findEngine(options, process.env);
  undo.push(engine.stop);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-'));
  const prefix = `bench-${process.pid}-${Date.now().toString(36)}-`;
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
  const wire = new Wire();
  undo.push(async () => wire.close());
  const raw = new RawEngine(wire, engine.url, prefix, process.env);
  if (options.keep) process.stderr.write(`kept: indices ${prefix}*, data ${folder}\n`);
  else
    undo.push(
      () => rm(folder, { recursive: true, force: true }),
      () => raw.removeIndices(),
    );
  const machine = await machineOf(await raw.version());
  const ingest = await loadMarket(options, folder, env);
  await raw.readAliases();
  const made = await forecourt(
    ['keys', 'create', '--plan', 'enterprise', '--allow', 'explain', '--json'],
    env,
  );
  const { address, pid, stop } = await serve(env, path.join(folder, 'serve.log'));
  undo.push(stop);
  const { key } = lastLine<{ key: string }>(made);
  return { machine, ingest, wire, raw, address, dataDir, pid, key };
}
