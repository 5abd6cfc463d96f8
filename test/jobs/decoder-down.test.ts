import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import type { DecodeVins } from '../../src/jobs/work/decode.ts';
import { openTestJobs } from './open.ts';
import { newState } from './serving.ts';

/** A decoder that cannot be used: nothing is wrong with the VINs then. */

const NOWHERE = { url: 'http://127.0.0.1:9' };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function jobsWith(decode: DecodeVins) {
  const { dataDir, remove } = newState();
  const jobs = await openTestJobs({ dataDir, engine: NOWHERE, decode });
  closing.push(jobs.close, remove);
  return jobs;
}
const VINS = [...Array(30).keys()].map((i) => `1HGCM82633A0043${i + 10}`);
const FILE = `vin\n${VINS.join('\n')}\n`;

test('what was not decoded is tried again, no row is given up for it', async () => {
  let calls = 0;
  const jobs = await jobsWith(async (vins) => {
    calls += 1;
    // in the middle of the file
    if (calls === 2) throw new Error('no space left on /secret/folder');
    return vins.map((_, i) => ({ specs: { at: i } }));
  });
  const job = await jobs.ended(await jobs.submit('decode', FILE));
  expect([job.status, job.attempts, job.processed, job.failed]).toEqual(['COMPLETED', 2, 30, 0]);
  const lines = gunzipSync(await jobs.results(job))
    .toString()
    .trim()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line).vin)).toEqual(VINS);
});

test('the job fails when that has no end, and does not tell what is wrong here', async () => {
  const jobs = await jobsWith(async () => {
    throw new Error('no space left on /secret/folder');
  });
  const job = await jobs.ended(await jobs.submit('decode', FILE));
  expect([job.status, job.attempts, job.error]).toEqual([
    ...['FAILED', 5],
    { code: 'decoder_down', message: 'The VIN decoder could not be used.' },
  ]);
});
