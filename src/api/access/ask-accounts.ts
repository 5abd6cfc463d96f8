import { AccountsUnwritable } from '../../accounts/errors.ts';
import { Refusal } from '../../catalog/errors.ts';

/** What the accounts answer; accounts that cannot be read are a 503, whatever they are kept in. */
export async function askAccounts<Value>(ask: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    const fault = error instanceof AccountsUnwritable ? 'accounts_unwritable' : 'accounts_down';
    throw new Refusal(fault, {}, { cause: error });
  }
}
