import type { Role } from '../catalog/roles.ts';

/** What the engine is asked, and what it answers. */

/** One line of a request: which indices (by role) are asked what. The lines of a request read the same generation. */
export interface Line {
  readonly roles: readonly Role[];
  /** the engine may answer it from its cache */
  readonly cached: boolean;
  /** what is asked; `covered`: names of the indices of the default coverage, which are known when it is asked */
  body(covered: readonly string[]): object;
}

/** Stands for the names of the indices of the default coverage where a line is shown and not asked. */
export const DEFAULT_INDICES = 'default-coverage';

/** A line as the engine gets it: the names of indices are written into it. */
export interface WrittenLine extends Pick<Line, 'cached'> {
  readonly body: object;
}

/** A line as it is shown. */
export interface ShownLine extends Omit<Line, 'body'> {
  readonly body: Readonly<Record<string, unknown>>;
}

/** The line without names of indices. */
export const shownLine = ({ roles, cached, body }: Line): ShownLine => ({
  roles,
  cached,
  body: { ...body([DEFAULT_INDICES]) },
});

/** The line with more said in its body, or something else. */
export const withMore = (line: Line, more: object): Line => ({
  ...line,
  body: (covered) => ({ ...line.body(covered), ...more }),
});

/** A search over aliases: all of them are read as they are at one moment. */
export interface AliasQuestion {
  /** names that nothing stands behind answer nothing */
  readonly aliases: readonly string[];
  readonly body: object;
}

/** The answer to a line: its exact total, what was counted, and its hits. */
export interface LineAnswer {
  readonly total: number;
  readonly aggregations: Readonly<Record<string, unknown>>;
  /** of each hit what is stored, or the columns that were asked for in its place */
  readonly sources: readonly unknown[];
  /** of the last hit, where columns were asked for besides what is stored: its place in the order, and the columns as text */
  readonly last?: LastHit | undefined;
}

/** Asks the engine several lines at once; every line reads the same generation of the indices. */
export type AskEngine = (lines: readonly Line[]) => Promise<readonly LineAnswer[]>;

/** Where the last hit of an answer stands. */
export interface LastHit {
  /** its keys in the order; numbers beyond 2^53 are not exact */
  readonly sort: readonly unknown[];
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
}
