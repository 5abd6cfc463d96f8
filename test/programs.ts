import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The programs that tests start as processes of their own, and where their setup has compiled them (compiled-setup.ts). */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where the programs of the tests are compiled to: not below test/, whose look tells whether they are current. */
export const COMPILED = path.join(ROOT, 'dist-test');

/** Their sources. */
export const PROGRAMS = {
  'alert-child': 'test/faults/alert-child.ts',
  'calls-child': 'test/accounts/calls-child.ts',
  'ingest-child': 'test/faults/ingest-child.ts',
  'ingest-holder': 'test/faults/ingest-holder.ts',
  'state-child': 'test/faults/state-child.ts',
  'tls-child': 'test/outgoing/tls-child.ts',
} as const;

/** The compiled file of a program. */
export const programFile = (name: keyof typeof PROGRAMS): string => path.join(COMPILED, `${name}.js`);

/** What starts Forecourt, in the folder of the project or in a copy of it: `node COMMAND serve`. */
export const commandIn = (root: string): string => path.join(root, 'bin', 'forecourt.mjs');

/** What starts Forecourt here. */
export const COMMAND = commandIn(ROOT);
