import { setTimeout as sleep } from 'node:timers/promises';

/** The cluster name of every engine that we start; tells it from somebody else's on a port that was reused. */
export const CLUSTER_NAME = 'forecourt';

/** Whether an engine of ours answers at `url` within `withinMs`. Never asks `GET /`: this build answers that 405. */
export async function answers(url: string, withinMs = 5_000): Promise<boolean> {
  try {
    const seconds = Math.max(1, Math.floor(withinMs / 1_000));
    const response = await fetch(`${url}/_cluster/health?timeout=${seconds}s`, {
      signal: AbortSignal.timeout(withinMs),
    });
    const body = (await response.json()) as { cluster_name?: unknown } | null;
    return response.ok && body?.cluster_name === CLUSTER_NAME;
  } catch {
    return false;
  }
}

/** Asks until `url` answers or `withinMs` have passed; `stillWorth` ends it early (the process died). */
export async function answersWithin(
  url: string,
  withinMs: number,
  stillWorth: () => boolean,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    if (await answers(url)) return true;
    if (performance.now() > deadline || !stillWorth()) return false;
    await sleep(500);
  }
}

/**
 * Waits until every index at `url` can be searched: an engine answers before it has found its indices again after a
 * restart. False when one cannot be within `withinMs`.
 */
export async function searchableWithin(url: string, withinMs: number): Promise<boolean> {
  try {
    const seconds = Math.ceil(withinMs / 1_000);
    // 408 when the time is over
    const { ok } = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=${seconds}s`, {
      signal: AbortSignal.timeout(withinMs + 5_000),
    });
    return ok;
  } catch {
    return false;
  }
}
