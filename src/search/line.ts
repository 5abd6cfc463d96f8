import type { Role } from '../engine/market.ts';

/** One line of an engine request: which indices (by role) are asked what. */
export interface Line {
  readonly roles: readonly Role[];
  /** the engine may answer it from its cache */
  readonly cached: boolean;
  readonly body: object;
}
