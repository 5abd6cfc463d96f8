import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installedMarket } from '../../src/cli/installation.ts';
import { loadSample } from '../../src/cli/load-sample.ts';
import { readSettings } from '../../src/settings.ts';
import { engineUrl } from '../market/load.ts';

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

async function load(): Promise<void> {
  const settings = readSettings({ FORECOURT_DATA: STATE, FORECOURT_INDEX_PREFIX: SAMPLE_PREFIX });
  const installation = installedMarket('us-cars', settings, { url: engineUrl ?? '' });
  try {
    await loadSample(installation);
    writeFileSync(LOADED, '');
  } catch (error) {
    writeFileSync(FAILED, String(error));
    throw error;
  } finally {
    await installation.client.close();
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

/** Makes a copy of the shared sample's state directory, for a server of one's own on its indices. */
export async function copySample(dataDir: string): Promise<void> {
  await sampleLoaded();
  cpSync(STATE, dataDir, { recursive: true });
}
