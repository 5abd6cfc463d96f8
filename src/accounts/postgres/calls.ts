import type { Pool, QueryResultRow } from 'pg';
import type { Accounts, Caller } from '../accounts.ts';
import { callerReader } from '../caller.ts';
import { digest, nowSeconds } from '../digest.ts';
import {
  ADD_USAGE,
  CALLER_OF_KEY,
  CALLER_OF_TOKEN,
  CALLS_OF_MONTH,
  type CallerRow,
  GIVE_BACK,
  KEY_USED,
  TAKE_CALL,
} from '../statements.ts';

type Calls = Pick<Accounts, 'callerOfKey' | 'callerOfToken' | 'takeCall' | 'endCall'>;

/** Both of a call that does not count, so that neither is there without the other. */
const END_UNCOUNTED = `WITH given_back AS (${GIVE_BACK.replaceAll('$3', '1')}) ${ADD_USAGE}`;

/** What every request does, in PostgreSQL: named prepared statements, and counts that all processes share. */
export function postgresCalls(pool: Pool): Calls {
  const { callerIn, keysUsed } = callerReader();

  async function ask<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: unknown[],
  ): Promise<Row | undefined> {
    return (await pool.query<Row>({ name, text, values })).rows[0];
  }

  const lookUp = async (name: string, text: string, secret: string): Promise<Caller | undefined> =>
    callerIn(await ask<CallerRow>(name, text, [digest(secret), nowSeconds()]));

  return {
    callerOfKey: (key) => lookUp('caller_of_key', CALLER_OF_KEY, key),
    callerOfToken: (token) => lookUp('caller_of_token', CALLER_OF_TOKEN, token),
    async takeCall(account, month, limit) {
      type Count = { calls: number };
      const taken = await ask<Count>('take_call', TAKE_CALL, [account, month, limit ?? null]);
      if (taken) return { granted: true, used: taken.calls };
      const count = await ask<Count>('calls_of_month', CALLS_OF_MONTH, [account, month]);
      return { granted: false, used: count?.calls ?? 0 };
    },
    async endCall({ account, month, operation, status, counts }) {
      const [name, text] = counts ? ['end_call', ADD_USAGE] : ['end_uncounted', END_UNCOUNTED];
      await ask(name, text, [account, month, operation, status, 1]);
      for (const used of keysUsed()) await ask('key_used', KEY_USED, used);
    },
  };
}
