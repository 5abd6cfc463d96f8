import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import type { Request } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import type { SearchAnswer } from './answer.ts';
import type { Ask } from './gather.ts';
import type { Verdict } from './verdict.ts';

/** What looking behind a number gave. */
export interface CheckResult {
  readonly verdict: Verdict;
  /** what was compared, precisely, where it is not plain */
  readonly how?: string;
  /** the records behind the number: their request and its answer */
  readonly request: Request;
  readonly found: SearchAnswer;
}

/** How a number is checked. */
export interface Check {
  readonly label: string;
  /** asks for what is behind it, and compares */
  run(ask: Ask): Promise<CheckResult>;
}

/** A number that is checked: what it is of, and what the page shows. */
export interface CheckedNumber {
  readonly search: SearchDescription;
  readonly selection: Selection;
  readonly field: FieldDescription;
  readonly shown: SearchAnswer;
}
