import type { AliasQuestion, ShownLine } from '../../engine/question.ts';
import type { Statement } from '../../summary/binding.ts';

/** What is asked of the engine (of indices by role, or by alias without the installation's prefix), or of the sold months. */
export type Part = ShownLine | AliasQuestion | { readonly sql: string; readonly values: Statement['values'] };

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
