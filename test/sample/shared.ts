import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Serving } from '../market/serving.ts';

/**
 * The sample market of `npm start`, loaded once a run, for tests that only ask: the first one loads it, in whatever process,
 * and the others wait. test/engine-setup.ts names its folder and its indices, and removes both when the run ends.
 */
const FOLDER = process.env.TEST_SAMPLE_FOLDER ?? '';

/** The indices of the shared sample; nobody changes them. */
export const SAMPLE_PREFIX = `${process.env.TEST_INDEX_PREFIX ?? ''}sample-`;

const STATE = join(FOLDER, 'state');
const LOADED = join(FOLDER, 'loaded');
const FAILED = join(FOLDER, 'failed');

/** What loads have made of a state directory; the rest is the server's that loaded it: its accounts, the data of VINs. */
const OF_LOADS = ['ledger', 'published', 'sold', 'trends'];

/** As a newcomer has it: `npm start` where nothing is, until it serves. */
async function load(): Promise<void> {
  const env = {
    FORECOURT_DATA: STATE,
    FORECOURT_INDEX_PREFIX: SAMPLE_PREFIX,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const server = new Serving(env, 'start');
  try {
    await server.address();
    await server.stop();
    writeFileSync(LOADED, '');
  } catch (error) {
    await server.stop();
    writeFileSync(FAILED, String(error));
    throw error;
  }
}

/** Whether this is the first one to ask: folders are made by one. */
function isFirst(): boolean {
  try {
    mkdirSync(join(FOLDER, 'begun'));
    return true;
  } catch {
    return false;
  }
}

/** Waits for the shared sample, which it loads where nobody has. */
export async function sampleLoaded(): Promise<void> {
  if (isFirst()) await load();
  while (!existsSync(LOADED)) {
    if (existsSync(FAILED)) throw new Error(`the sample was not loaded: ${readFileSync(FAILED, 'utf8')}`);
    await sleep(100);
  }
}

/** Makes a copy of what loading the shared sample left, for a server of one's own on its indices. */
export async function copySample(dataDir: string): Promise<void> {
  await sampleLoaded();
  for (const name of OF_LOADS)
    if (existsSync(join(STATE, name))) cpSync(join(STATE, name), join(dataDir, name), { recursive: true });
}
