import type { AliasQuestion, ShownLine } from '../../engine/question.ts';
import type { Query } from '../../grammar/query.ts';
import type { Statement } from '../../summary/binding.ts';

/** What is asked of the engine (of indices by role, or by alias without the installation's prefix), or of the sold months. */
export type ExplanationPart =
  | ShownLine
  | AliasQuestion
  | { readonly sql: string; readonly values: Statement['values'] };

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
  readonly request: readonly ExplanationPart[];
  readonly notes: readonly string[];
}

/** An explanation without its operation, which whoever explains knows. */
export type OperationExplanation = Omit<Explanation, 'operation'>;

/** A statement as an explanation shows it: on one line. */
export const statementPart = ({ sql, values }: Statement): ExplanationPart => ({
  sql: sql.replaceAll(/\s+/g, ' ').trim(),
  values,
});

/** The explanation of an operation that asks neither the engine nor the sold months. */
export const withoutRequests = (plan: object, ...notes: readonly string[]): OperationExplanation => ({
  plan,
  request: [],
  notes,
});

/** The note of an operation that a partner may answer. */
export const PARTNER_NOTE = 'If a partner is configured, it is called instead of the engine.';
