/** What was asked of the accounts cannot be done; the message says why. Exit code 3. */
export class AccountsRefused extends Error {}

/** There is no plan of that name. Exit code 2. */
export class UnknownPlan extends Error {
  constructor(name: string, known: readonly string[]) {
    super(`there is no plan ${name}; plans: ${known.join(', ')}`);
  }
}

/** The accounts can be read and not written: the disk is full, or read-only. Nothing was changed. */
export class AccountsUnwritable extends Error {
  /** in a few words, without names of folders */
  readonly reason: string;

  constructor(reason: string, at: string, options?: ErrorOptions) {
    super(
      `the accounts in ${at} cannot be written: ${reason}. Nothing was changed; make room there, or give the folder ` +
        'back its right to be written, and run the same again',
      options,
    );
    this.reason = reason;
  }
}

/** The file of the accounts is damaged: no key is known until it is mended. */
export class AccountsDamaged extends Error {
  constructor(found: string, at: string, options?: ErrorOptions) {
    super(
      `the accounts in ${at} are damaged: ${found}. Bring them back from a backup: forecourt restore DIR. ` +
        'Without one, move the file away: new accounts begin without keys',
      options,
    );
  }
}
