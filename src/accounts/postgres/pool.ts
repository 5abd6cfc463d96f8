import pg from 'pg';
import { ACCOUNTS_VERSION, AccountsTooNew, STEPS } from '../schema-steps.ts';

/** Type of 8-byte integers in PostgreSQL: the driver hands them over as text, and all of ours are far below 2^53. */
const BIGINT = 20;
/** How long a connection may take, or a wait for one that others use, where the URL does not say it. */
const CONNECTING_MS = 5000;
/** A lock for whoever migrates; any number will do that is the same in all processes. */
const MIGRATION_LOCK = 4_673_268;

/** The steps that are not done yet. */
async function migrate(client: pg.PoolClient): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS accounts_version (version INTEGER NOT NULL)');
  const { rows } = await client.query<{ version: number }>('SELECT version FROM accounts_version');
  const version = rows[0]?.version ?? 0;
  if (version > ACCOUNTS_VERSION) throw new AccountsTooNew(version);
  if (version === ACCOUNTS_VERSION) return;
  for (const step of STEPS.slice(version)) await client.query(step);
  await client.query('DELETE FROM accounts_version');
  await client.query('INSERT INTO accounts_version VALUES ($1)', [ACCOUNTS_VERSION]);
}

async function migrated(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await migrate(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // its end takes back what it began; a server that does not answer would not answer a ROLLBACK either
    client.release(true);
    throw error;
  }
}

/** What a person should read: who does not answer, and never the URL, which may hold a password. */
function unreachable(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof AccountsTooNew) return error;
  const code = 'code' in error ? String(error.code) : '';
  const reason = /^E[A-Z]+$/.test(code) ? 'no server responds at its address' : error.message;
  return new Error(`PostgreSQL (FORECOURT_ACCOUNTS_URL) is unavailable: ${reason}`, { cause: error });
}

/** Milliseconds that a connection may take: `connect_timeout` of the URL, in seconds, as for the other clients of PostgreSQL, else 5,000. */
export function connectingMs(url: string): number {
  const told = URL.canParse(url) ? new URL(url).searchParams.get('connect_timeout') : null;
  return Number(told) > 0 ? Number(told) * 1000 : CONNECTING_MS;
}

/**
 * Connections to the accounts in PostgreSQL, migrated; `more`: what else they are made with. Rejects when it does not answer in the
 * time of `connect_timeout`.
 */
export async function openPool(url: string, more: pg.PoolConfig = {}): Promise<pg.Pool> {
  const pool = new pg.Pool({
    ...more,
    connectionString: url,
    application_name: 'forecourt',
    connectionTimeoutMillis: connectingMs(url),
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // a connection that breaks while nobody uses it: the pool makes another one, and who needs it learns what is wrong
  pool.on('error', () => {});
  // one that breaks between two statements of whoever has taken it: the pool does not listen then, and an error that
  // nobody hears ends the process; the next statement fails
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migrated(pool);
    return pool;
  } catch (error) {
    await pool.end();
    throw unreachable(error);
  }
}
