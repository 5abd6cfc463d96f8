/** ok; look: it works, and somebody should look at it; wrong: something does not work */
type State = 'ok' | 'look' | 'wrong';

/** What was found of one thing. */
export interface Finding {
  readonly what: string;
  readonly state: State;
  readonly found: string;
  /** what mends it: a command, or the setting to look at */
  readonly mend?: string;
}

/** One thing that is looked at. A look that throws has found that it is wrong. */
export interface Check {
  readonly what: string;
  run(): Promise<Omit<Finding, 'what'>> | Omit<Finding, 'what'>;
}
