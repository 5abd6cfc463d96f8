import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { compile } from '../build/compile.mjs';
import { isCurrent, LOOK, lookOf, SOURCES } from '../build/current.mjs';
import { ensureProgram } from '../build/ensure-program.mjs';
import { writeBuild } from '../build/write.mjs';
import { COMPILED, PROGRAMS } from './programs.ts';

/** Compiles the programs that tests start, where they changed: a process that transpiles its modules takes seconds to start. */
async function compilePrograms(): Promise<void> {
  const look = lookOf([...SOURCES, 'test']);
  if (isCurrent(COMPILED, look)) return;
  const { outputFiles } = await compile(PROGRAMS, COMPILED);
  const page = { path: path.join(COMPILED, LOOK), contents: Buffer.from(look) };
  writeBuild(COMPILED, [...outputFiles, page], { clean: false, besides: [] });
}

/** Unpacks the data of VINs where each state directory finds it: a test that makes one would unpack 97 MB of its own. */
async function unpackVins(): Promise<void> {
  // it reads what the build has put into dist/
  const { packedFolder, prepareData } = await import('../src/vin/database.ts');
  await prepareData(packedFolder);
}

/** What tests start is compiled before the first of them, and again with every change that is watched. */
export default async function setup(project: TestProject): Promise<void> {
  const compileAll = async () => {
    await ensureProgram();
    await compilePrograms();
  };
  project.onTestsRerun(compileAll);
  await compileAll();
  await unpackVins();
}
