import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { copyAssets } from './assets.mjs';
import { compile } from './compile.mjs';
import { DIST, LOOK, lookOf, SOURCES } from './current.mjs';
import { licencesOf } from './licences.mjs';
import { compilePage } from './page.mjs';
import { writeBuild } from './write.mjs';

/**
 * What is started: the command line, what runs in threads of its own (src/vin/decoder.ts, src/jobs/work/threads.ts), and what
 * makes the file of definitions as the last step of a build.
 */
const PROGRAMS = {
  main: 'src/cli/main.ts',
  'vin-worker': 'src/vin/worker.ts',
  'jobs-worker': 'src/jobs/work/work.ts',
  definitions: 'ingest/ledger/write-definitions.ts',
};

/**
 * Compiles the program and the page of the console into dist/, and puts beside them what they read of packages.
 *
 * @param {{ readonly clean?: boolean }} [options] clean: nothing of a build before stays
 */
export async function buildProgram({ clean = false } = {}) {
  // what changes meanwhile makes the next start compile again
  const look = lookOf(SOURCES);
  const [program, page] = await Promise.all([
    compile(PROGRAMS, DIST),
    compilePage(path.join(DIST, 'console')),
  ]);
  const assets = copyAssets();
  const inputs = [
    ...[program, page].flatMap(({ metafile }) => Object.keys(metafile.inputs)),
    ...assets.map(({ from }) => from),
  ];
  /** @type {(name: string, text: string) => { path: string, contents: Uint8Array }} */
  const told = (name, text) => ({ path: path.join(DIST, name), contents: Buffer.from(text) });
  writeBuild(
    DIST,
    [...page.outputFiles, ...program.outputFiles, told('licences.txt', licencesOf(inputs)), told(LOOK, look)],
    { clean, besides: assets.map(({ to }) => to) },
  );
  execFileSync(process.execPath, [path.join(DIST, 'definitions.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
