import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { rows } from '../../ingest/ground/sql.ts';
import { modelNames } from '../../ingest/whole-records/datasets/recall-campaigns.ts';

/** Models that a campaign of the regulator's file names (feeds.md 2.2, `--format nhtsa`). */

test('a campaign that names two models is found under each', async () => {
  const db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  const names = async (model: string) => {
    const [found] = await rows<{ names: string[] }>(
      db,
      `SELECT ${modelNames('model')} AS names FROM (SELECT '${model}' AS model)`,
    );
    return [...(found?.names ?? [])].sort();
  };
  expect(await names('X3/X5 SAV')).toEqual(['X3', 'X3X5SAV', 'X5']);
  expect(await names('F-150')).toEqual(['F150']);
  expect(await names('X5 SAV')).toEqual(['X5SAV']);
  db.closeSync();
});
