import type { Role } from '../catalog/roles.ts';

/** What the engine is asked, and what it answers. */

/** One line of a request: which indices (by role) are asked what. The lines of a request read the same generation. */
export interface Line {
  readonly roles: readonly Role[];
  /** the engine may answer it from its cache */
  readonly cached: boolean;
  readonly body: object;
}

/** A search over aliases: all of them are read as they are at one moment. */
export interface AliasQuestion {
  /** names that nothing stands behind answer nothing */
  readonly aliases: readonly string[];
  readonly body: object;
}

export interface Answer {
  readonly total: number;
  readonly aggregations: Readonly<Record<string, unknown>>;
  /** of each hit what is stored, or the columns that were asked for in its place */
  readonly sources: readonly unknown[];
}
