import type { DuckDBConnection } from '@duckdb/node-api';
import { headerKey } from '../feeds/columns.ts';
import type { Spooled } from '../feeds/spool.ts';
import { MARK } from '../feeds/spool-writer.ts';
import { literal, name, rows } from '../ground/sql.ts';
import { asNumber, type CellForm, CSV, type Source, split } from './source-column.ts';

interface JsonKey {
  /** path of the value: a member, or a member of a member, and so on */
  readonly path: readonly string[];
  readonly header: string;
}

const pointer = (path: readonly string[]): string =>
  literal(path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));

/** SQL that is true for a line that is an object: JSON that begins as one. */
const IS_OBJECT = `json_valid(json) AND regexp_matches(json, '^[ \\t\\r\\n]*[{]')`;

/** Keys of the objects at a place of every line, and whether every line is an object. */
async function keysAt(
  db: DuckDBConnection,
  lines: string,
  isObject: string,
  path: readonly string[],
): Promise<{ readonly keys: readonly JsonKey[]; readonly allObjects: boolean }> {
  const keys = path.length > 0 ? `json_keys(json, ${pointer(path)})` : 'json_keys(json)';
  const found = await rows<{ key: string | null }>(
    db,
    `SELECT DISTINCT unnest(keys) AS key
     FROM (SELECT CASE WHEN ${isObject} THEN ${keys} ELSE [NULL] END AS keys FROM ${lines}) ORDER BY key`,
  );
  return {
    keys: found.flatMap(({ key }) =>
      key === null ? [] : [{ path: [...path, key], header: [...path, key].join('.') }],
    ),
    allObjects: found.every(({ key }) => key !== null),
  };
}

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
  return `CASE WHEN starts_with(${member}::VARCHAR, '[') THEN from_json(${member}, '["VARCHAR"]') ELSE ${split(text)} END`;
}

/**
 * SQL of a member's text where a number is asked for. JSON that was written anew begins with what it is: a number with a digit or its
 * sign, which stand between '-' and ':', and is its own text; reading it as JSON once more takes longer.
 */
function memberNumber(key: JsonKey, form: CellForm, twins: ReadonlySet<JsonKey>): string {
  const text = memberText(key, form, twins);
  if (form !== 'number' || twins.has(key)) return text;
  const member = `${memberSql(key, twins)}::VARCHAR`;
  return `CASE
    WHEN ${member} >= '-' AND ${member} < ':' THEN CASE WHEN contains(${member}, '.') THEN ${asNumber(member)} ELSE ${member} END
    ELSE ${text} END`;
}

/** SQL of memberNumber where numbers of JSON are marked (SourceColumn.marked). */
function markedNumber(key: JsonKey, form: CellForm, twins: ReadonlySet<JsonKey>): { marked?: string } {
  if (form !== 'number' || twins.has(key)) return {};
  const member = `${memberSql(key, twins)}::VARCHAR`;
  return {
    marked: `CASE
    WHEN ${member} >= '-' AND ${member} < ':' THEN ${member} || CASE WHEN regexp_matches(${member}, '[eE]') THEN '' ELSE 'e0' END
    ELSE ${memberText(key, form, twins)} END`,
  };
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

/** Keys that were found, those of objects that hold columns in place of the object. */
async function keysWithin(
  db: DuckDBConnection,
  lines: string,
  isObject: string,
  parents: ReadonlySet<string>,
  found: readonly JsonKey[],
): Promise<JsonKey[]> {
  const keys: JsonKey[] = [];
  for (const key of found) {
    const inner = parents.has(headerKey(key.header))
      ? await keysAt(db, lines, isObject, key.path)
      : undefined;
    const within = inner ? await keysWithin(db, lines, isObject, parents, inner.keys) : [];
    // a member that is an object in no line is a column itself
    keys.push(...(within.length ? within : [key]));
  }
  return keys;
}

/**
 * JSON Lines: an array is kept whole, other text is split as in a delimited file. `parents`: members whose objects hold
 * columns; a column within them is called `parent.key`.
 */
export async function jsonLines(
  db: DuckDBConnection,
  file: Extract<Spooled, { format: 'jsonl' }>,
  formOfHeader: (key: string) => CellForm | undefined,
  parents: ReadonlySet<string>,
): Promise<Source> {
  const lines =
    `read_csv(${literal(file.path)}, ${CSV}, delim = ${literal(MARK)}, ` +
    `columns = {'line': 'BIGINT', 'json': 'VARCHAR'})`;
  const top = await keysAt(db, lines, IS_OBJECT, []);
  // lines that were all found to be objects need no second look
  const isObject = top.allObjects ? 'true' : IS_OBJECT;
  const keys = await keysWithin(db, lines, isObject, parents, top.keys);
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
        ...markedNumber(key, form, twins),
      };
    }),
    broken: 'NOT is_object',
  };
}
