import type { DuckDBConnection } from '@duckdb/node-api';
import { literal } from '../ground/sql.ts';
import { markBit } from './marks.ts';

/** One market's share of a delivery whose rows go to several markets by their countries (`--market auto`). */
export interface CountryShare {
  /** countries of the other markets */
  readonly others: readonly string[];
  /** rows that tell no country, or one that no market has, are this market's */
  readonly isFirst: boolean;
}

/** SQL of the macro is_elsewhere: is a row of this country another market's? `own`: countries of the market. */
export function elsewhereMacro(own: readonly string[], share: CountryShare | undefined): string {
  const list = (countries: readonly string[]): string => `[${countries.map(literal).join(', ')}]::VARCHAR[]`;
  const first = `coalesce(list_contains(${list(share?.others ?? [])}, country), false)`;
  const sql = share && !share.isFirst ? `NOT coalesce(list_contains(${list(own)}, country), false)` : first;
  return `CREATE OR REPLACE TEMP MACRO is_elsewhere(country) AS ${sql};`;
}

/** Leaves the rows of other markets to these; how many there were. */
export async function leaveElsewhere(db: DuckDBConnection): Promise<number> {
  const { rowsChanged } = await db.run(
    `DELETE FROM staging.read_row WHERE marks & ${markBit('elsewhere')} <> 0`,
  );
  return rowsChanged;
}
