import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { type AcceptStep, stepsOf } from '../../ingest/accept/steps.ts';
import type { Spooled } from '../../ingest/feeds/spool.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import { PATIENTLY } from '../patience.ts';

const lines = (file: string, rows: number): Spooled => ({
  format: 'jsonl',
  file,
  path: file,
  readAs: 'JSON Lines',
  rows,
  malformed: { path: '', rows: 0 },
});

test('accepting tells what it does to which file, and how far it has come by the rows of the files', () => {
  const told: AcceptStep[] = [];
  const steps = stepsOf([lines('small.jsonl', 100), lines('large.jsonl', 900)], (step) => told.push(step));
  for (const at of [0, 1])
    for (const step of ['columns', 'looking', 'vins', 'rows'] as const) steps.file(at, step);
  steps.last();
  expect(told).toEqual([
    { done: 0, doing: 'finding the columns of small.jsonl' },
    { done: 0, doing: 'looking over small.jsonl' },
    { done: 2, doing: 'telling the vehicles of small.jsonl' },
    { done: 3, doing: 'reading the rows of small.jsonl' },
    { done: 10, doing: 'finding the columns of large.jsonl' },
    { done: 14, doing: 'looking over large.jsonl' },
    { done: 32, doing: 'telling the vehicles of large.jsonl' },
    { done: 37, doing: 'reading the rows of large.jsonl' },
    { done: 99, doing: 'looking for rows that came again' },
  ]);
});

test('a log is told every ten seconds what a stage does, also where it comes no further', () => {
  let now = 0;
  const out = new PassThrough({ encoding: 'utf8' });
  const stage = progressOn(out, () => now)('accept', '%', 100);
  for (now = 0; now <= 21_000; now += 500) stage.at(30, 'reading the rows of cars.jsonl');
  stage.at(100);
  stage.end();
  expect(out.read()).toBe(
    [
      'accept: 30 of 100 %, reading the rows of cars.jsonl',
      'accept: 30 of 100 %, reading the rows of cars.jsonl',
      'accept: 100 of 100 %',
      '',
    ].join('\n'),
  );
});

test('a terminal shows beside the bar what a stage does', async () => {
  const out = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true });
  let shown = '';
  out.on('data', (text: string) => {
    shown += text;
  });
  const stage = progressOn(out)('accept', '%', 100);
  stage.at(30, 'reading the rows of cars.jsonl');
  await expect.poll(() => shown, PATIENTLY).toContain('30/100 % reading the rows of cars.jsonl');
  stage.end();
});
