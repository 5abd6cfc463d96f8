import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { WrongUsage } from '../ground/outcome.ts';

/** Where a secret stands: never in the configuration itself, which is copied, backed up and shown. */
const byVariable = z.strictObject({ env: z.string().min(1).describe('name of an environment variable') });
const byFile = z.strictObject({ file: z.string().min(1).describe('path of a file that holds it') });

const message = 'must be {env: NAME} or {file: PATH}; a secret does not stand in the configuration';

/** A secret by reference: the variable or the file that holds it. */
export const secret = z.union([byVariable, byFile], { error: message });
/** Where a secret stands. */
export type Secret = z.infer<typeof secret>;

/**
 * The text of a secret, read each time, so that one that is renewed counts at once. Throws WrongUsage that names where it
 * was looked for, never what stands there. `pathOf`: a path of the configuration → where it leads.
 */
export function revealed(from: Secret, pathOf: (path: string) => string, env: NodeJS.ProcessEnv): string {
  const stored = 'env' in from ? env[from.env] : fileText(pathOf(from.file));
  // an editor ends the last line, and so does what puts a file into a variable
  const text = stored?.replace(/\r?\n$/, '');
  const where = 'env' in from ? `the environment variable ${from.env}` : from.file;
  if (!text) throw new WrongUsage(`a secret is missing: ${where} is not set or is empty`);
  return text;
}

function fileText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
