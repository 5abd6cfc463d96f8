import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/**
 * Which roles of a market were ever published, kept in the state directory: an engine that lost all its data, reports of
 * deliveries included, is thus told from one into which nothing was loaded yet.
 */

const rolesSchema = z.array(z.string());

/** Where an installation keeps it. */
export interface RolesLocation {
  readonly dataDir: string;
  readonly indexPrefix: string;
}

const fileOf = ({ dataDir, indexPrefix }: RolesLocation, market: string): string =>
  join(dataDir, 'published', `${indexPrefix}${market}.json`);

/** The roles that were published of a market; none where that is not known. */
export function publishedBefore(location: RolesLocation, market: string): ReadonlySet<string> {
  try {
    const parsed = rolesSchema.safeParse(JSON.parse(readFileSync(fileOf(location, market), 'utf8')));
    return new Set(parsed.data);
  } catch {
    return new Set(); // nothing was published, or an earlier release did it: the engine's reports tell
  }
}

/** Remembers that roles of a market were published; readers see the old list or the new one. */
export function rememberPublished(location: RolesLocation, market: string, roles: readonly string[]): void {
  const before = publishedBefore(location, market);
  const all = new Set([...before, ...roles]);
  if (all.size === before.size) return;
  const file = fileOf(location, market);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify([...all].sort())}\n`);
  renameSync(draft, file);
}
