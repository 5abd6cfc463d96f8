import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { answers } from './health.ts';
import type { Layout } from './home.ts';
import { isEngineOf, processFacts } from './identity.ts';

const stateSchema = z.object({
  pid: z.number().int().positive(),
  url: z.string().startsWith('http://127.0.0.1:'),
  /** ISO-8601 instant */
  startedAt: z.string(),
  /** of the process, in the operating system's words; recognises a reused pid */
  processStart: z.string().optional(),
  version: z.string().optional(),
});

/** What is remembered of a started engine. */
export type EngineState = z.infer<typeof stateSchema>;

/** `running`: ours, alive and answering. `silent`: ours and alive, but no answer (booting or hung). */
export type FoundEngine = { kind: 'running' | 'silent'; state: EngineState } | { kind: 'none' };

/** Remembers an engine; readers see the old state or the new one, never half of it. */
export function writeState(layout: Layout, state: EngineState): void {
  const draft = `${layout.stateFile}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(state)}\n`);
  renameSync(draft, layout.stateFile);
}

/**
 * Looks for the engine of a home. A state is believed only when its process lives, is ours (same start time, and a
 * command line that names this home) and its URL answers: a stale file, a reused pid or a broken file is `none`.
 */
export async function findEngine(layout: Layout): Promise<FoundEngine> {
  const state = [remembered(layout), recovered(layout)].find((each) => each && isOurs(layout, each));
  if (!state) return { kind: 'none' };
  return { kind: (await answers(state.url)) ? 'running' : 'silent', state };
}

/**
 * URL of the engine that lives in a home, whether it answers yet or not; undefined when none does. Looks at files only, and
 * changes nothing.
 */
export const addressIn = (layout: Layout): string | undefined =>
  [remembered(layout), recovered(layout)].find((each) => each && isOurs(layout, each))?.url;

/** Whether the state's process lives and is this home's engine: the only kind we ever signal. */
export function isOurs(layout: Layout, state: EngineState): boolean {
  const facts = processFacts(state.pid);
  if (!facts) return false;
  const isSame = state.processStart === facts.start;
  // one that is ending has given up its command line before its ports and files
  if (facts.args.length === 0) return isSame;
  return isEngineOf(facts, layout.tmp) && (isSame || state.processStart === undefined);
}

function remembered(layout: Layout): EngineState | undefined {
  try {
    const parsed = stateSchema.safeParse(JSON.parse(readFileSync(layout.stateFile, 'utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

// a start that was killed before it could write the state leaves an engine behind: the engine's own pid file and the
// configuration that we wrote for it still tell where it is
function recovered(layout: Layout): EngineState | undefined {
  try {
    const pid = Number(readFileSync(layout.pidFile, 'utf8').trim());
    const port = /^http\.port: (\d+)$/m.exec(
      readFileSync(join(layout.config, 'elasticsearch.yml'), 'utf8'),
    )?.[1];
    if (port === undefined) return undefined;
    return { pid, url: `http://127.0.0.1:${port}`, startedAt: new Date().toISOString() };
  } catch {
    return undefined;
  }
}
