import { DIST, isCurrent, lookOf, SOURCES } from './current.mjs';

/** Compiles the program where its sources are others than those that it was compiled from, and says so. */
export async function ensureProgram() {
  if (isCurrent(DIST, lookOf(SOURCES))) return;
  process.stderr.write('compiling the program: its sources changed\n');
  const { buildProgram } = await import('./program.mjs');
  await buildProgram();
}
