import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandRefusal } from '../ground/outcome.ts';
import { LEDGER_VERSION } from '../ledger/schema.ts';
import { partAt } from './parts.ts';

/** Version of the form of a backup; a program reads its own. */
const FORMAT_VERSION = 1;
const NAME = 'manifest.json';

const manifest = z.object({
  format: z.literal('forecourt-backup'),
  version: z.literal(FORMAT_VERSION),
  /** schema that the program knew, at least that of the ledgers */
  ledger_version: z.int(),
  /** ISO-8601, UTC */
  created_at: z.string(),
  files: z.array(
    z.object({ path: z.string(), bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifest>;
/** A file of a backup as its manifest describes it. */
export type ManifestFile = Manifest['files'][number];

/** Writes the manifest of a backup into its folder, and gives it. Throws what the file system says. */
export function writeManifest(folder: string, created: Date, files: readonly ManifestFile[]): Manifest {
  const written: Manifest = {
    format: 'forecourt-backup',
    version: FORMAT_VERSION,
    ledger_version: LEDGER_VERSION,
    created_at: created.toISOString(),
    files: [...files],
  };
  writeFileSync(join(folder, NAME), `${JSON.stringify(written, undefined, 2)}\n`, { mode: 0o600 });
  return written;
}

function parsed(folder: string, text: string): Manifest {
  const head = z.object({ format: z.literal('forecourt-backup'), version: z.unknown() });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CommandRefusal(`${join(folder, NAME)}cannot be read as JSON`);
  }
  const known = head.safeParse(json);
  if (!known.success) throw new CommandRefusal(`${folder}is not a Forecourt backup`);
  const { version } = known.data;
  if (version !== FORMAT_VERSION)
    throw new CommandRefusal(
      `the backup has format version ${version}; this release reads version ${FORMAT_VERSION}`,
    );
  const whole = manifest.safeParse(json);
  if (!whole.success)
    throw new CommandRefusal(`${join(folder, NAME)} is damaged: ${z.prettifyError(whole.error)}`);
  return whole.data;
}

function refuseUnfitting(folder: string, { ledger_version, files }: Manifest): void {
  if (ledger_version > LEDGER_VERSION)
    throw new CommandRefusal(
      `the backup was made by a newer release (ledger version ${ledger_version}); this one supports versions up to ${LEDGER_VERSION}`,
    );
  for (const { path, bytes } of files) {
    if (!partAt(path))
      throw new CommandRefusal(`the backup contains ${path}, which this release does not know`);
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!found?.isFile()) throw new CommandRefusal(`${path} is missing from the backup`);
    if (found.size !== bytes)
      throw new CommandRefusal(
        `${path} is damaged: it has ${found.size} bytes, but the manifest says ${bytes}`,
      );
  }
}

/**
 * The manifest of a backup whose files are all there, and a hash that names the backup. Throws CommandRefusal when it cannot
 * be restored by this program. What the files hold is checked when they are copied.
 */
export function readManifest(folder: string): { readonly manifest: Manifest; readonly id: string } {
  const file = join(folder, NAME);
  if (!existsSync(file)) throw new CommandRefusal(`${folder}is not a backup: it has no ${NAME}`);
  const text = readFileSync(file, 'utf8');
  const found = parsed(folder, text);
  refuseUnfitting(folder, found);
  return { manifest: found, id: createHash('sha256').update(text).digest('hex') };
}
