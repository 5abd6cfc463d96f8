import type { DuckDBConnection } from '@duckdb/node-api';
import { dataset as incentives } from '../../src/catalog/datasets/incentives.ts';
import { TIE } from '../../src/catalog/mapping.ts';
import { recordSql } from '../ground/record.ts';
import { indexedMembers, positionSql, spelledJoins } from './index-values.ts';
import { type DerivedMembers, joinObjects } from './objects.ts';
import { type Rows, unifyWords } from './spelling.ts';

const ROWS: Rows = { rows: 'incentive_row', spelled: 'incentive_spelled' };

const UNIT = `CASE
  WHEN lower(one.term_unit) IN ('month', 'months') THEN 'months'
  WHEN lower(one.term_unit) IN ('year', 'years') THEN 'years'
  ELSE one.term_unit
END`;

/** A term without a unit counts in months (feeds.md section 5, "S2 term_range"). */
const AMOUNTS: DerivedMembers = {
  term_unit: UNIT,
  term_months: `CASE WHEN ${UNIT} = 'years' THEN one.term * 12 ELSE one.term END`,
};

/** The query that gives the document of every incentive of a delivery: id, and one line of JSON without nulls. */
export async function incentivesSql(db: DuckDBConnection, delivery: number): Promise<string> {
  const computed = Object.entries(positionSql()).map(([field, sql]) => `${sql} AS ${field}`);
  await db.run(`CREATE OR REPLACE TEMP VIEW ${ROWS.rows} AS
    SELECT *, ${computed.join(', ')}, (md5_number_lower(key) >> 1)::BIGINT AS tie
    FROM incentive WHERE delivery = ${delivery}`);
  const words = await unifyWords(db, incentives, ROWS);
  const spellings = { words, lists: new Set<string>() };
  const objects = await joinObjects(db, incentives, ROWS.rows, AMOUNTS);
  const members = [...indexedMembers(incentives, spellings), ...objects.members];
  return `
    SELECT ${ROWS.rows}.key AS id, json_merge_patch('{}', to_json({
      ${members.join(', ')},
      'record': ${recordSql(incentives)},
      '${TIE}': tie
    })) AS document
    FROM ${ROWS.rows}
    ${objects.joins.join('\n    ')}
    ${spelledJoins(incentives, spellings, ROWS, ROWS.rows).join('\n    ')}`;
}
