import {
  dataset,
  RECALL,
  RECALLED_VEHICLE,
  type RecallMember,
} from '../../../src/catalog/datasets/recalls.ts';
import { keyedIndexBody } from '../../../src/catalog/mapping.ts';
import { cellOf, type ReadFile } from '../../accept/cell-columns.ts';
import { type Check, headerOf } from '../../accept/problems.ts';
import { wholeRows } from '../../accept/whole-rows.ts';
import { literal } from '../../ground/sql.ts';
import type { SharedRecords } from '../records.ts';

/** What JSON calls a value of each kind; what is absent or null is unknown. Numbers may stand for text. */
const TYPES: Readonly<Record<RecallMember['kind'], readonly string[]>> = {
  text: ['VARCHAR', 'UBIGINT', 'BIGINT', 'DOUBLE'],
  number: ['UBIGINT', 'BIGINT', 'DOUBLE'],
  flag: ['BOOLEAN'],
};
const WORDS = { text: 'not text', number: 'not a number', flag: 'neither true nor false' } as const;

/** SQL: the JSON is there, and is of the type. The text of a cell may be no JSON at all. */
const isOf = (json: string, type: 'OBJECT' | 'ARRAY'): string =>
  `CASE WHEN json_valid(${json}) THEN json_type(${json}) = '${type}' ELSE false END`;

const memberSql = (json: string, name: string): string => `json_type(${json}, ${literal(`$.${name}`)})`;

/** SQL: the member of an object is of another kind. */
const isOther = (json: string, { name, kind }: RecallMember): string =>
  `coalesce(${memberSql(json, name)}, 'NULL') NOT IN ('NULL', ${TYPES[kind].map(literal).join(', ')})`;

/** The cell holds one object, with members of the kinds that are documented. */
function objectChecks(file: ReadFile, field: string, members: readonly RecallMember[]): Check[] {
  const cell = cellOf(field);
  const column = headerOf(file, field);
  const object = isOf(cell, 'OBJECT');
  return [
    { fails: `${cell} IS NOT NULL AND NOT (${object})`, column, value: cell, reason: 'is not an object' },
    ...members.map((member) => ({
      fails: `CASE WHEN ${object} THEN ${isOther(cell, member)} ELSE false END`,
      column,
      value: `json_extract(${cell}, ${literal(`$.${member.name}`)})::VARCHAR`,
      reason: `${member.name} is ${WORDS[member.kind]}`,
    })),
  ];
}

/** The cell holds an array of objects, with members of the kinds that are documented. */
function listChecks(file: ReadFile, field: string, members: readonly RecallMember[]): Check[] {
  const cell = cellOf(field);
  const column = headerOf(file, field);
  const list = isOf(cell, 'ARRAY');
  const some = (fails: string): string =>
    `CASE WHEN ${list} THEN len(list_filter(from_json(${cell}, '["JSON"]'), lambda one: ${fails})) > 0 ELSE false END`;
  return [
    { fails: `${cell} IS NOT NULL AND NOT (${list})`, column, value: cell, reason: 'is not an array' },
    {
      fails: some(`one IS NULL OR json_type(one) <> 'OBJECT'`),
      column,
      value: cell,
      reason: 'contains something other than an object',
    },
    ...members.map((member) => ({
      fails: some(isOther('one', member)),
      column,
      value: cell,
      reason: `contains an object whose ${member.name} is ${WORDS[member.kind]}`,
    })),
  ];
}

/** Rows of a `recalls` delivery by VIN. */
const form = wholeRows({
  dataset,
  required: ['vin', 'recalls'],
  checks: (file) => [
    ...objectChecks(file, 'vehicle', RECALLED_VEHICLE),
    ...listChecks(file, 'recalls', RECALL),
    ...listChecks(file, 'filtered_recalls', RECALL),
  ],
  key: 'vin',
});

/** Recalls by VIN (feeds.md 2.2). */
export const records: SharedRecords = {
  dataset,
  form,
  content: async (_, { id, asOf }) => ({
    body: keyedIndexBody(dataset),
    documents: `
      SELECT key AS id, to_json({
        'vin': vin,
        'record': json_merge_patch('{}', to_json({
          'as_of': ${asOf}, 'vin': vin, 'vehicle': vehicle::JSON, 'recalls': recalls::JSON, 'filtered': filtered_recalls::JSON
        }))
      }) AS document
      FROM recall_record WHERE delivery = ${id}`,
  }),
};
