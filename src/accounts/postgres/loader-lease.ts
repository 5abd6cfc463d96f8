import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openPool } from './pool.ts';

/**
 * Who may load: a row of PostgreSQL for each ledger of an installation. Whoever holds it renews it; one that does not, for it was
 * killed or stands still, has lost it to the next one when its time is up, by the clock of PostgreSQL. Its number grows with each
 * holder, so that whatever is asked to change can tell an earlier one (ingest/publish/fence.ts).
 */

/** How long a lease lasts that is not renewed, in seconds. */
const LEASE_SECONDS = 60;
/** It is renewed, and asked for again, so often while it lasts. */
const TURNS = 12;

/** A server that does not answer is no reason to wait: in milliseconds for each question, and for the end of the connections. */
const [ANSWER_MS, END_MS] = [5000, 2000];

/** What is to be held, and by whom. */
export interface LeaseRequest {
  readonly accountsUrl: string;
  /** the ledger, with the prefix of its installation */
  readonly name: string;
  /** a machine and the ledger's file: two processes that have the same cannot both run, for the file has a lock */
  readonly holder: string;
  /** seconds to wait for a holder that lives; one that does not is waited for until its lease ends */
  readonly waitSeconds: number;
  /** not said: LEASE_SECONDS */
  readonly seconds?: number | undefined;
}

/** Thrown where another machine holds the lease, and lives. */
export class LeaseTaken extends Error {
  constructor({ name }: LeaseRequest, holder: string) {
    super(
      `another machine loads into ${name} (${holder}); try again when it has ended, or wait for it with --wait SECONDS`,
    );
  }
}

/** A lease that is held. */
export interface HeldLease {
  /** greater than that of any holder before */
  readonly token: number;
  /** makes its number greater than one that was seen elsewhere; undefined: it is another's meanwhile */
  pass(seen: number): Promise<number | undefined>;
  /** lets the next one have it; where PostgreSQL is away it ends by itself */
  release(): Promise<void>;
}

const NOW = 'extract(epoch FROM clock_timestamp())';
const TAKE = `INSERT INTO loader_lease (name, token, holder, expires_at) VALUES ($1, 1, $2, ${NOW} + $3)
  ON CONFLICT (name) DO UPDATE SET token = loader_lease.token + 1, holder = $2, expires_at = ${NOW} + $3
  WHERE loader_lease.holder = $2 OR loader_lease.expires_at <= ${NOW}
  RETURNING token`;

async function take(pool: pg.Pool, wanted: LeaseRequest, seconds: number): Promise<number> {
  const until = performance.now() + wanted.waitSeconds * 1000;
  let first: number | undefined;
  for (;;) {
    const taken = await pool.query<{ token: number }>(TAKE, [wanted.name, wanted.holder, seconds]);
    if (taken.rows[0]) return taken.rows[0].token;
    const sql = 'SELECT holder, expires_at FROM loader_lease WHERE name = $1';
    const [other] = (await pool.query<{ holder: string; expires_at: number }>(sql, [wanted.name])).rows;
    first ??= other?.expires_at;
    // it was renewed while we looked: its holder lives
    if (other && other.expires_at !== first && performance.now() >= until)
      throw new LeaseTaken(wanted, other.holder);
    await sleep((seconds * 1000) / TURNS);
  }
}

/** Takes the lease. Throws LeaseTaken, and what the pool throws where PostgreSQL does not answer. */
export async function takeLease(wanted: LeaseRequest): Promise<HeldLease> {
  const { accountsUrl, name, seconds = LEASE_SECONDS } = wanted;
  const pool = await openPool(accountsUrl, { query_timeout: ANSWER_MS, max: 2, allowExitOnIdle: true });
  try {
    let token = await take(pool, wanted, seconds);
    const renew = `UPDATE loader_lease SET expires_at = ${NOW} + $3 WHERE name = $1 AND token = $2`;
    let isRenewing = false;
    // one that fails is followed by others; whether it is still held is asked where it counts
    const timer = setInterval(
      async () => {
        if (isRenewing) return;
        isRenewing = true;
        await pool.query(renew, [name, token, seconds]).catch(() => undefined);
        isRenewing = false;
      },
      (seconds * 1000) / TURNS,
    ).unref();
    return {
      get token() {
        return token;
      },
      async pass(seen) {
        const sql = 'UPDATE loader_lease SET token = $3 WHERE name = $1 AND token = $2 RETURNING token';
        const [passed] = (await pool.query<{ token: number }>(sql, [name, token, seen + 1])).rows;
        if (passed) token = passed.token;
        return passed?.token;
      },
      async release() {
        clearInterval(timer);
        const end = `UPDATE loader_lease SET expires_at = 0 WHERE name = $1 AND token = $2`;
        await pool.query(end, [name, token]).catch(() => undefined);
        await Promise.race([pool.end(), sleep(END_MS, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
