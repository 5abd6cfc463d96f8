import { expect, test } from 'vitest';
import { again } from '../../src/accounts/sqlite/busy.ts';

/** Work that a locked file is in the way of, for a number of tries. */
function lockedFor(tries: number): () => string {
  let left = tries;
  return () => {
    left -= 1;
    if (left >= 0) throw new Error('database is locked');
    return 'done';
  };
}

test('whoever holds the file and writes nothing is given up, after ten tries whatever the time', async () => {
  const patience = { withinMs: 0, turn: () => 1 };
  expect(await again(lockedFor(9), patience, () => 'otherwise')).toBe('done');
  expect(await again(lockedFor(10), patience, () => 'otherwise')).toBe('otherwise');
});

test('others that take their turns are waited for', async () => {
  let turns = 0;
  const turn = (): number => {
    turns += 1;
    return turns;
  };
  const [withinMs, longestMs] = [50, 60_000];
  // 200 tries of a millisecond and more take longer than 50 ms
  expect(await again(lockedFor(200), { withinMs, turn, longestMs }, () => 'otherwise')).toBe('done');
  expect(await again(lockedFor(200), { withinMs, longestMs }, () => 'otherwise')).toBe('otherwise');
  expect(await again(lockedFor(200), { withinMs, turn }, () => 'otherwise')).toBe('otherwise');
});

test('another fault is none to wait for', async () => {
  const broken = (): never => {
    throw new Error('disk full');
  };
  await expect(again(broken, { withinMs: 1000 }, () => 'otherwise')).rejects.toThrow('disk full');
});
