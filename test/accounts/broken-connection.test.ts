import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openAccounts } from '../../src/accounts/open.ts';
import { eventually } from '../patience.ts';
import { describeOnPostgres, removeFolders } from './stores.ts';

/** PostgreSQL ends a connection while a statement of it is not running: nothing waits for its answer, and only an event tells. */

afterAll(removeFolders);

describeOnPostgres((store) => {
  test('a connection that ends between two statements of a transaction fails the next one, and nothing else', async () => {
    const open = await openAccounts(await store.fresh());
    const idOf = sql<{ id: number }>`SELECT pg_backend_pid() AS id`;
    const broken = open.transaction().execute(async (change) => {
      const id = (await idOf.execute(change)).rows[0]?.id;
      await sql`SELECT pg_terminate_backend(${id})`.execute(open);
      const left = sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${id}`;
      await eventually(async () => (await left.execute(open)).rows.length === 0);
      await idOf.execute(change);
    });
    await expect(broken).rejects.toThrow();
    expect((await idOf.execute(open)).rows).toHaveLength(1);
    await open.destroy();
  });
});
