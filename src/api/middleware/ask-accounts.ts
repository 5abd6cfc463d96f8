import { Refusal } from '../../catalog/errors.ts';

/** What the accounts answer; accounts that cannot be read are a 503, whatever they are kept in. */
export async function askAccounts<Value>(ask: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    throw new Refusal('accounts_down', {}, { cause: error });
  }
}
