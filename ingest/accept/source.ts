import type { DuckDBConnection } from '@duckdb/node-api';
import { headerKey } from '../feeds/columns.ts';
import { INSIDE } from '../feeds/row-scan.ts';
import type { Spooled } from '../feeds/spool.ts';
import { MARK, type Malformed } from '../feeds/spool-writer.ts';
import { Refused } from '../ground/outcome.ts';
import { literal, name, rows } from '../ground/sql.ts';

/** One column of a delivered file, as SQL on the relation of its Source. */
export interface SourceColumn {
  /** as the file spells it */
  readonly header: string;
  /** the cell's text */
  readonly text: string;
  /** the cell's texts, where the column joins several */
  readonly texts: string;
  /** the cell's text where a number is asked for: one that the file's format defines says which mark is its decimal point */
  readonly number?: string;
}

/** A delivered file as a relation: `line`, and the SQL of each column. */
export interface Source {
  readonly from: string;
  readonly columns: readonly SourceColumn[];
  /** SQL that is true for a row that is no row at all (a JSON line that is no object) */
  readonly broken: string;
}

/** Options of read_csv that leave nothing to guessing: the spooled file has no quoting, and each line is a whole row. */
const CSV = `auto_detect = false, header = false, new_line = '\\n', quote = '', escape = '', nullstr = '', max_line_size = 4300000, buffer_size = 8600000, strict_mode = true`;

/** SQL of a number's text of which the format says that the point is a decimal point: 25.998 cannot be taken for thousands. */
const asNumber = (text: string): string =>
  `CASE WHEN regexp_full_match(${text}, '-?[0-9]+[.][0-9]{3}') THEN ${text} || '0' ELSE ${text} END`;

/** A cell may hold a JSON array, or a list as Python writes it, too. */
const split = (text: string): string =>
  `CASE
    WHEN starts_with(${text}, '[') AND json_valid(${text}) THEN from_json(${text}, '["VARCHAR"]')
    WHEN starts_with(${text}, '[''') AND regexp_full_match(${text}, '\\[''[^'']*''(?:, ?''[^'']*'')*\\]')
    THEN string_split_regex(substr(${text}, 3, length(${text}) - 4), ''', ?''')
    ELSE string_split(${text}, '|')
  END`;

/** SQL of a cell's text; in marked cells marks stand for what would end a cell or a row. */
function cellText(at: number, delimiter: string, isMarked: boolean): string {
  if (!isMarked) return `c${at}`;
  const marks = [INSIDE.delimiter, INSIDE.feed, INSIDE.carriage].map((code) => `chr(${code})`).join(' || ');
  return `translate(c${at}, ${marks}, ${literal(delimiter)} || chr(10) || chr(13))`;
}

function delimited(file: Extract<Spooled, { format: 'delimited' }>): Source {
  const { names, delimiter } = file.header;
  const columns = ['line', ...names.map((_, at) => `c${at}`)].map(
    (column, at) => `'${column}': '${at ? 'VARCHAR' : 'BIGINT'}'`,
  );
  return {
    from: `read_csv(${literal(file.path)}, ${CSV}, delim = ${literal(delimiter)}, columns = {${columns.join(', ')}})`,
    columns: names.map((header, at) => {
      const text = cellText(at, delimiter, file.marked.has(at));
      return { header, text, texts: split(text) };
    }),
    broken: 'false',
  };
}

interface JsonKey {
  /** path of the value: a member, or a member of a member, and so on */
  readonly path: readonly string[];
  readonly header: string;
}

const pointer = (path: readonly string[]): string =>
  literal(path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));

/** Keys of the objects at a place of every line. */
async function keysAt(
  db: DuckDBConnection,
  lines: string,
  isObject: string,
  path: readonly string[],
): Promise<JsonKey[]> {
  const keys = path.length > 0 ? `json_keys(json, ${pointer(path)})` : 'json_keys(json)';
  const found = await rows<{ key: string }>(
    db,
    `SELECT DISTINCT unnest(keys) AS key
     FROM (SELECT CASE WHEN ${isObject} THEN ${keys} END AS keys FROM ${lines}) ORDER BY key`,
  );
  return found.map(({ key }) => ({ path: [...path, key], header: [...path, key].join('.') }));
}

/** How a column's cells are asked for: as a text, as the texts that it joins, or as a number. */
export type CellForm = 'text' | 'texts' | 'number';

/** The value at a key, among what json_transform gave; a key that differs from another in case only is looked up. */
const memberSql = (key: JsonKey, twins: ReadonlySet<JsonKey>): string =>
  twins.has(key) ? `json_extract(object, ${pointer(key.path)})` : ['member', ...key.path.map(name)].join('.');

/** SQL of a member's text; json_transform has given it as such already, unless its texts are asked for. */
const memberText = (key: JsonKey, form: CellForm, twins: ReadonlySet<JsonKey>): string =>
  form === 'text' && !twins.has(key) ? memberSql(key, twins) : `(${memberSql(key, twins)} ->> '$')`;

/** SQL of a member's texts: an array is kept whole, other text is split. */
function memberTexts(key: JsonKey, form: CellForm, twins: ReadonlySet<JsonKey>): string {
  const text = memberText(key, form, twins);
  if (form !== 'texts') return split(text);
  const member = memberSql(key, twins);
  return `CASE WHEN json_type(${member}) = 'ARRAY' THEN from_json(${member}, '["VARCHAR"]') ELSE ${split(text)} END`;
}

/** SQL of a member's text where a number is asked for. */
function memberNumber(key: JsonKey, form: CellForm, twins: ReadonlySet<JsonKey>): string {
  const text = memberText(key, form, twins);
  return form === 'number' && !twins.has(key)
    ? `CASE WHEN json_type(${memberSql(key, twins)}) = 'DOUBLE' THEN ${asNumber(text)} ELSE ${text} END`
    : text;
}

/** Keys that differ from one before only in case, anywhere on their path: to json_transform they are one name. */
function twinsOf(keys: readonly JsonKey[]): Set<JsonKey> {
  const spelled = new Map<string, string>();
  const isOther = (place: string): boolean => {
    const known = spelled.get(place.toLowerCase()) ?? place;
    spelled.set(place.toLowerCase(), known);
    return known !== place;
  };
  return new Set(
    keys.filter(({ path }) => {
      const others = path.map((_, at) => isOther(JSON.stringify(path.slice(0, at + 1))));
      return others.some(Boolean);
    }),
  );
}

interface Shape {
  [member: string]: 'JSON' | 'VARCHAR' | Shape;
}

/** What json_transform shall give: the known members, those of members within them. */
function shapeOf(keys: readonly JsonKey[], formOf: (key: JsonKey) => CellForm | undefined): string {
  const shape: Shape = {};
  for (const key of keys) {
    const { path } = key;
    let inner = shape;
    for (const name of path.slice(0, -1)) {
      const next = inner[name];
      const members: Shape = typeof next === 'object' ? next : {};
      inner[name] = members;
      inner = members;
    }
    inner[path.at(-1) ?? ''] = formOf(key) === 'text' ? 'VARCHAR' : 'JSON';
  }
  return literal(JSON.stringify(shape));
}

/** Keys of the lines, those of objects that hold columns in place of the object. */
async function keysWithin(
  db: DuckDBConnection,
  lines: string,
  isObject: string,
  parents: ReadonlySet<string>,
  path: readonly string[] = [],
): Promise<JsonKey[]> {
  const keys: JsonKey[] = [];
  for (const key of await keysAt(db, lines, isObject, path)) {
    const within = parents.has(headerKey(key.header))
      ? await keysWithin(db, lines, isObject, parents, key.path)
      : [];
    // a member that is an object in no line is a column itself
    keys.push(...(within.length ? within : [key]));
  }
  return keys;
}

/**
 * JSON Lines: an array is kept whole, other text is split as in a delimited file. `parents`: members whose objects hold
 * columns; a column within them is called `parent.key`.
 */
async function jsonLines(
  db: DuckDBConnection,
  file: Extract<Spooled, { format: 'jsonl' }>,
  formOfHeader: (key: string) => CellForm | undefined,
  parents: ReadonlySet<string>,
): Promise<Source> {
  const lines =
    `read_csv(${literal(file.path)}, ${CSV}, delim = ${literal(MARK)}, ` +
    `columns = {'line': 'BIGINT', 'json': 'VARCHAR'})`;
  const isObject = `CASE WHEN json_valid(json) THEN json_type(json) = 'OBJECT' ELSE false END`; // AND would look at both
  const keys = await keysWithin(db, lines, isObject, parents);
  const formOf = ({ header }: JsonKey): CellForm | undefined => formOfHeader(headerKey(header));
  // only names that we know become names of SQL
  const known = keys.filter((key) => formOf(key) !== undefined);
  const twins = twinsOf(known);
  const shaped = known.filter((key) => !twins.has(key));
  const members = shaped.length ? `json_transform(object, ${shapeOf(shaped, formOf)})` : 'NULL';
  return {
    from: `(SELECT line, object IS NOT NULL AS is_object, object, ${members} AS member
      FROM (SELECT line, CASE WHEN ${isObject} THEN json END AS object FROM ${lines}))`,
    columns: keys.map((key) => {
      const { header } = key;
      const form = formOf(key);
      if (form === undefined) return { header, text: 'NULL', texts: 'NULL' };
      return {
        header,
        text: memberText(key, form, twins),
        texts: memberTexts(key, form, twins),
        number: memberNumber(key, form, twins),
      };
    }),
    broken: 'NOT is_object',
  };
}

/** SQL of what is no row: line, reason, text. */
export const malformedOf = ({ path }: Malformed): string =>
  `read_csv(${literal(path)}, ${CSV}, delim = ${literal(MARK)}, columns = {'line': 'BIGINT', 'reason': 'VARCHAR', 'text': 'VARCHAR'})`;

async function parquet(
  db: DuckDBConnection,
  { file, path }: Extract<Spooled, { format: 'parquet' }>,
): Promise<Source> {
  const from = `read_parquet(${literal(path)}, file_row_number = true)`;
  let described: { column_name: string; column_type: string }[];
  try {
    described = await rows(db, `DESCRIBE SELECT * EXCLUDE file_row_number FROM ${from}`);
  } catch (error) {
    throw new Refused(
      `${file}: cannot be read as Parquet (${error instanceof Error ? error.message : error})`,
    );
  }
  return {
    from: `(SELECT file_row_number + 1 AS line, * EXCLUDE file_row_number FROM ${from})`,
    columns: described.map(({ column_name: header, column_type: type }) => {
      const text = `CAST(${name(header)} AS VARCHAR)`;
      return {
        header,
        text,
        ...(/^(?:DOUBLE|FLOAT|DECIMAL)/.test(type) ? { number: asNumber(text) } : {}),
        texts: type.endsWith('[]') ? `CAST(${name(header)} AS VARCHAR[])` : split(text),
      };
    }),
    broken: 'false',
  };
}

/**
 * The relation of a spooled file; `formOf` tells how the cells under a header are asked for (undefined: it is none of ours),
 * `parents` are what stands before the dot of known ones (as
 * headerKey gives them). Throws Refused for a Parquet file that cannot be read.
 */
export async function sourceOf(
  db: DuckDBConnection,
  file: Spooled,
  formOf: (key: string) => CellForm | undefined,
  parents: ReadonlySet<string> = new Set(),
): Promise<Source> {
  switch (file.format) {
    case 'delimited':
      return delimited(file);
    case 'jsonl':
      return jsonLines(db, file, formOf, parents);
    case 'parquet':
      return parquet(db, file);
  }
}

/** Columns of the source by what their headers mean: field name → columns, the canonical name first; and the rest. */
export function matchColumns(
  columns: readonly SourceColumn[],
  fieldOf: (key: string) => string | undefined,
): { matched: Map<string, SourceColumn[]>; unknown: string[] } {
  const matched = new Map<string, SourceColumn[]>();
  const unknown: string[] = [];
  for (const column of columns) {
    const field = fieldOf(headerKey(column.header));
    if (field) matched.set(field, [...(matched.get(field) ?? []), column]);
    else if (column.header) unknown.push(column.header);
  }
  return { matched, unknown };
}
