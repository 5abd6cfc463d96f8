/**
 * How long tests wait for what has to come, in milliseconds: longer than a busy machine stands still. What hangs is ended
 * then; no test is failed for the time that something takes.
 */
export const PATIENCE_MS = 150_000;

/** The same for `vi.waitFor` and `expect.poll`. */
export const PATIENTLY = { timeout: PATIENCE_MS, interval: 20 };
