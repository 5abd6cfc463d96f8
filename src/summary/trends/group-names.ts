import { literal } from '../binding.ts';
import type { SummaryDatabase } from '../database.ts';
import type { PublishedTrends } from './published-trends.ts';

/** Canonical names of the dealership groups that had listings in the published months (feeds.md section 5, "a comma inside a value"). */
export async function groupNames(
  database: Pick<SummaryDatabase, 'read'>,
  { months }: PublishedTrends,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const names: string[] = [];
  const files = [...months.values()].map(({ file }) => literal(file)).join(', ');
  const sql = `
    SELECT DISTINCT dealership_group_name FROM read_parquet([${files}])
    WHERE dealership_group_name IS NOT NULL ORDER BY dealership_group_name`;
  if (months.size > 0)
    await database.read({ sql, values: [] }, signal, ([found = []]) => {
      for (const name of found) names.push(String(name));
    });
  return names;
}
