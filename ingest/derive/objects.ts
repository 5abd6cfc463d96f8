import type { DuckDBConnection } from '@duckdb/node-api';
import type { Field, SearchDataset } from '../../src/catalog/field.ts';
import { firstValues } from '../../src/catalog/mapping.ts';
import { readingOf } from '../accept/cells.ts';
import { keptObjects } from '../accept/objects.ts';
import { literal, name } from '../ground/sql.ts';
import { indexedMembers, listOf, spelledJoins } from './index-values.ts';
import { type Rows, unifyWords } from './spelling.ts';

/** How the members of objects are derived: SQL by member, on columns named as the members. */
export type DerivedMembers = Readonly<Record<string, string>>;

const rowsOf = (field: Field): Rows => ({ rows: `each_${field.name}`, spelled: `spelled_in_${field.name}` });
const firstOf = ({ name: member }: Field): string => `first_${member}`;

/** Makes a table of single objects of the documents in `relation` (key, place, a column a member). */
async function spread(
  db: DuckDBConnection,
  field: Field,
  relation: string,
  derived: DerivedMembers,
): Promise<void> {
  const members = (field.members ?? []).map(({ name: member, column }) => {
    const given = column ? `one.${name(member)}` : 'NULL';
    return `${derived[member] ?? given} AS ${name(member)}`;
  });
  await db.run(`CREATE OR REPLACE TEMP TABLE ${rowsOf(field).rows} AS
    SELECT key, place, ${members.join(', ')}
    FROM (
      SELECT key, unnest(objects) AS one, generate_subscripts(objects, 1) AS place
      FROM (SELECT key, ${keptObjects(field, readingOf)} AS objects FROM ${relation})
    )`);
}

/** Gathers the objects of each document again, every term in its one spelling, with the first known values. */
async function gather(db: DuckDBConnection, field: Field, first: readonly Field[]): Promise<void> {
  const { members = [] } = field;
  const among = rowsOf(field);
  const words = await unifyWords(db, { name: field.name, about: field.about, fields: members }, among);
  const spellings = { words, lists: new Set<string>() };
  const object = `json_merge_patch('{}', to_json({${indexedMembers({ fields: members }, spellings).join(', ')}}))`;
  const values = first.map(
    (member) =>
      `first(${name(member.name)} ORDER BY place) FILTER (${name(member.name)} IS NOT NULL) AS ${firstOf(member)}`,
  );
  await db.run(`CREATE OR REPLACE TEMP TABLE ${listOf(field)} AS
    SELECT each.key, ${[`list(${object} ORDER BY place) AS objects`, ...values].join(', ')}
    FROM ${among.rows} AS each ${spelledJoins({ fields: members }, spellings, among, 'each').join(' ')}
    GROUP BY each.key`);
}

/**
 * Prepares the objects of the documents in `relation` (a column a field, and `key`). Gives the joins that bring them, and
 * the SQL members of the first values that stand at the document (src/catalog/mapping.ts).
 */
export async function joinObjects(
  db: DuckDBConnection,
  dataset: SearchDataset,
  relation: string,
  derived: DerivedMembers,
): Promise<{ readonly joins: string[]; readonly members: string[] }> {
  const first = firstValues(dataset);
  const fields = dataset.fields.filter(({ type }) => type === 'objects');
  for (const field of fields) {
    await spread(db, field, relation, derived);
    await gather(
      db,
      field,
      first.filter(({ within }) => within === field.name),
    );
  }
  return {
    joins: fields.map((field) => `LEFT JOIN ${listOf(field)} ON ${listOf(field)}.key = ${relation}.key`),
    members: first.map((member) => `${literal(member.name)}: ${firstOf(member)}`),
  };
}
