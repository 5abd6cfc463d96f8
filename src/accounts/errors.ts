/** What was asked of the accounts cannot be done; the message says why. Exit code 3. */
export class AccountsRefused extends Error {}

/** There is no plan of that name. Exit code 2. */
export class UnknownPlan extends Error {
  constructor(name: string, known: readonly string[]) {
    super(`there is no plan ${name}; choose one of ${known.join(', ')}`);
  }
}

/** The accounts can be read and not written: the disk is full, or read-only. Nothing was changed. */
export class AccountsUnwritable extends Error {
  /** in a few words, without names of folders */
  readonly reason: string;

  constructor(reason: string, at: string, options?: ErrorOptions) {
    super(
      `the accounts in ${at} cannot be written: ${reason}. Nothing was changed. Free some space there, or make the folder ` +
        'writable, then run the same command again',
      options,
    );
    this.reason = reason;
  }
}

/** The file of the accounts is damaged: no key is known until it is mended. */
export class AccountsDamaged extends Error {
  constructor(found: string, at: string, options?: ErrorOptions) {
    super(
      `the accounts in ${at} are damaged: ${found}. Restore them from a backup: forecourt restore DIR. ` +
        'Without a backup, move the file away; a new one starts without keys',
      options,
    );
  }
}
