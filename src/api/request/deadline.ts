import { endingAfter } from '../../outgoing/deadline.ts';

/** Server time-out (part-1.md "Limits"): the engine's work is cancelled with it. */
export const TIME_OUT_MS = 120_000;

/** Ends with the caller's connection or the time-out, whichever comes first. */
export const deadline = (caller: AbortSignal): AbortSignal => endingAfter(caller, TIME_OUT_MS);
