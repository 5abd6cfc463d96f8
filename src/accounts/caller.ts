import { type Caller, PARTNERS } from './accounts.ts';
import { nowSeconds } from './digest.ts';
import { planReader } from './plan-settings.ts';
import { RIGHTS } from './plans.ts';
import type { CallerRow } from './statements.ts';

/** How old a key's last use gets before it is written again, in seconds. */
const LAST_USED_SECONDS = 60;

/** Those of a list that a text names, separated by commas. */
const namedIn = <Name extends string>(names: readonly Name[], text: string | null): Name[] => {
  const named = text?.split(',') ?? [];
  return names.filter((name) => named.includes(name));
};

/** Makes callers of rows, and remembers which keys' last use is to be written. */
export interface CallerReader {
  callerIn(row: CallerRow | undefined): Caller | undefined;
  /** Keys used since, with the second, that are old enough to be written; they are forgotten by this. */
  keysUsed(): [keyId: string, at: number][];
}

/** Makes the reader of callers; it remembers when each key was last noted as used. */
export function callerReader(): CallerReader {
  const planOf = planReader();
  const used = new Map<string, number>();
  return {
    callerIn(row) {
      const plan = row && planOf(row.plan_name, row.plan_settings);
      if (!plan) return undefined;
      const now = nowSeconds();
      if (now - (row.last_used_at ?? 0) >= LAST_USED_SECONDS) used.set(row.key_id, now);
      return {
        account: row.account,
        keyId: row.key_id,
        planName: row.plan_name,
        plan,
        rights: namedIn(RIGHTS, row.rights),
        terms: namedIn(PARTNERS, row.terms),
      };
    },
    keysUsed() {
      const keys = [...used];
      used.clear();
      return keys;
    },
  };
}
