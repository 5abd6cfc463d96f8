import { fold } from '../grammar/fold.ts';
import { literal } from './binding.ts';
import type { SummaryDatabase } from './database.ts';
import type { PublishedMonths } from './months.ts';

/** A dealership group, and how many vehicles it has sold in all published months. */
export interface SoldGroup {
  readonly name: string;
  readonly sold: number;
}

/** Counts the sold vehicles of every known group (feeds.md section 5, group names; supplement section 9). */
export async function countGroups(
  database: Pick<SummaryDatabase, 'read'>,
  { files, groups }: PublishedMonths,
  signal: AbortSignal,
): Promise<readonly SoldGroup[]> {
  const sold = new Map<string, number>();
  const list = [...files.values()].map(({ file }) => literal(file)).join(', ');
  const sql = `
    SELECT dealership_group_name, CAST(count(*) AS DOUBLE)
    FROM read_parquet([${list}])
    WHERE seller_type = 'dealer' AND dealership_group_name IS NOT NULL
    GROUP BY dealership_group_name`;
  if (files.size > 0)
    await database.read({ sql, values: [] }, signal, ([names = [], counts = []]) => {
      for (const [at, name] of names.entries()) {
        const key = fold(String(name));
        sold.set(key, (sold.get(key) ?? 0) + Number(counts[at]));
      }
    });
  return groups.map((name) => ({ name, sold: sold.get(fold(name)) ?? 0 }));
}
