#!/usr/bin/env node
import { existsSync } from 'node:fs';

// a checkout compiles what changed; the package brings its program compiled, and no sources
const builder = new URL('../build/ensure-program.mjs', import.meta.url);
if (existsSync(builder)) {
  const { ensureProgram } = await import(builder.href);
  await ensureProgram();
}
await import('../dist/main.js');
