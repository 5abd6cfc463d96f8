import type { AliasQuestion, ShownLine } from '../../engine/question.ts';
import type { Query } from '../../grammar/query.ts';
import type { Statement } from '../../summary/binding.ts';

/** What is asked of the engine (of indices by role, or by alias without the installation's prefix), or of the sold months. */
export type Part = ShownLine | AliasQuestion | { readonly sql: string; readonly values: Statement['values'] };

/** A URL as it is explained. */
export interface ExplainedUrl {
  /** the query as it was sent */
  readonly text: string;
  readonly query: Query;
  /** a member of the path, decoded */
  inPath(name: string): string;
}

/** What a URL becomes, without running it. */
export interface Explanation {
  readonly operation: string;
  readonly plan: object;
  /** in the order in which it is asked */
  readonly request: readonly Part[];
  readonly notes: readonly string[];
}

/** The same without the operation, which whoever explains knows. */
export type Explained = Omit<Explanation, 'operation'>;

/** A statement on one line. */
export const written = ({ sql, values }: Statement): Part => ({
  sql: sql.replaceAll(/\s+/g, ' ').trim(),
  values,
});

/** An operation that asks neither the engine nor the sold months. */
export const askingNothing = (plan: object, ...notes: readonly string[]): Explained => ({
  plan,
  request: [],
  notes,
});

/** Of what a partner may answer. */
export const PARTNER_NOTE = 'If a partner is configured, it is called instead of the engine.';
