/** How a command can end other than well (feeds.md section 1, exit codes). Anything else that is thrown is exit code 1. */

/** The delivery or request is not acceptable; nothing was changed. Exit code 3. */
export class CommandRefusal extends Error {
  readonly exitCode = 3;
}

/** Another machine has taken over, as this one stood still for longer than its lease lasted. Exit code 3. */
export class LeaseLost extends CommandRefusal {
  constructor() {
    super(
      'another machine has taken over loading, for this one had not renewed its lease: nothing was changed since. Load there, or stop it and run the same command again',
    );
  }
}

/** There is nothing to do it with: no delivery was loaded. Exit code 3. */
export class NothingLoaded extends CommandRefusal {}

/** The files hold no row for the market. Exit code 3. */
export class NoRows extends CommandRefusal {}

/** The command was called wrongly: an unknown name, a missing file, an unusable map. Exit code 2. */
export class WrongUsage extends Error {
  readonly exitCode = 2;
}

/** A disk of the search engine has no room for a load; the message says which and how much it needs. Exit code 1. */
export class EngineFull extends Error {
  constructor(what: string) {
    super(`the search engine's disk is full: ${what}`);
  }
}

/** A ledger's file is damaged. Exit code 1. */
export class LedgerDamaged extends Error {
  constructor(file: string, found: string, options?: ErrorOptions) {
    super(
      `the ledger ${file} is damaged: ${found}. Nothing was changed, and the live data is still served. Restore the ` +
        'ledger from a backup (forecourt restore --replace DIR), then load the deliveries made since',
      options,
    );
  }
}

/** Exit code for whatever a command threw: 3 refused, 2 wrong usage, 1 anything else. */
export const exitCodeOf = (error: unknown): 1 | 2 | 3 =>
  error instanceof CommandRefusal || error instanceof WrongUsage ? error.exitCode : 1;
