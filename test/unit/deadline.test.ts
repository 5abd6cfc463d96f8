import { EventEmitter } from 'node:events';
import type { Context } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadline, TIME_OUT_MS } from '../../src/api/request/deadline.ts';

/** The time of a request ends with its caller's connection, as Node tells it. */

/** Node's side of an answer. */
class Outgoing extends EventEmitter {
  destroyed = false;
  writableFinished = false;
}

const of = (outgoing: Outgoing): AbortSignal => deadline({ env: { outgoing } } as unknown as Context);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a caller who goes away before the answer is sent ends it', () => {
  const outgoing = new Outgoing();
  const signal = of(outgoing);
  expect(signal.aborted).toBe(false);
  outgoing.emit('close');
  expect(signal.reason).toMatchObject({ name: 'AbortError' });
});

test('a connection that is closed after the whole answer ends nothing, and no timer is left', () => {
  const outgoing = new Outgoing();
  const signal = of(outgoing);
  outgoing.writableFinished = true;
  outgoing.emit('close');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(TIME_OUT_MS);
  expect(signal.aborted).toBe(false);
});

test('the time is up after two minutes', () => {
  const signal = of(new Outgoing());
  vi.advanceTimersByTime(TIME_OUT_MS - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('a connection that is gone already has no time', () => {
  const outgoing = new Outgoing();
  outgoing.destroyed = true;
  expect(of(outgoing).aborted).toBe(true);
  outgoing.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
