import { CommandRefusal, WrongUsage } from '../../ingest/ground/outcome.ts';
import { AccountsRefused, UnknownPlan } from '../accounts/errors.ts';
import { openAccounts } from '../accounts/open.ts';
import type { AccountsDatabase } from '../accounts/schema.ts';
import { readSettings } from '../settings.ts';

/** Runs work on the accounts of the settings; what they refuse is exit code 3, an unknown plan exit code 2. */
export async function withAccounts<Value>(
  work: (database: AccountsDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openAccounts(readSettings(process.env));
  try {
    return await work(database);
  } catch (error) {
    if (error instanceof UnknownPlan) throw new WrongUsage(error.message);
    throw error instanceof AccountsRefused ? new CommandRefusal(error.message) : error;
  } finally {
    await database.destroy();
  }
}
