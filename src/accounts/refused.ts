/** What was asked of the accounts cannot be done; the message says why. Exit code 3. */
export class AccountsRefused extends Error {}

/** There is no plan of that name. Exit code 2. */
export class UnknownPlan extends Error {
  constructor(name: string, known: readonly string[]) {
    super(`there is no plan ${name}; plans: ${known.join(', ')}`);
  }
}
