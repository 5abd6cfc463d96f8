import { parse } from 'csv-parse/sync';
import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { quote } from '../../grammar/reading.ts';
import { CSV, columnName } from '../../jobs/header.ts';
import { jsonBody } from '../http/size-limits.ts';
import type { ApiEnv } from './context.ts';

/** The dealer ids that a client sends: as JSON, or as a file in a form (feeds.md section 5, "preferred dealers"). */

/** Most dealers that an account can prefer. */
export const MOST_PREFERRED = 1000;
/** Member of a JSON body that lists the preferred dealers. */
export const LIST = 'preferred_dealers';
/** Field of a form that carries the preferred dealers as CSV. */
export const FILE = 'csvfile';
/** Names that the column of ids may have; a file of one column needs none. */
export const COLUMNS = ['dealer_id', 'id', LIST] as const;

const unusable = (name: string, detail: string): Refusal => new Refusal('bad_parameter', { name, detail });

const DIGITS = /^\d{1,15}$/;

/** A dealer id, which clients write as a number or as its digits. */
const readId =
  (parameter: string) =>
  (id: unknown): string => {
    const text = typeof id === 'number' ? String(id) : id;
    if (typeof text === 'string' && DIGITS.test(text)) return String(Number(text));
    throw unusable(
      parameter,
      `${quote(typeof id === 'string' ? id : JSON.stringify(id))} is not a dealer id`,
    );
  };

/** The ids, each once, in the order sent. */
function distinctIds(parameter: string, ids: readonly unknown[]): string[] {
  if (ids.length > MOST_PREFERRED)
    throw unusable(parameter, `${ids.length} dealers were sent; the limit is ${MOST_PREFERRED}`);
  return [...new Set(ids.map(readId(parameter)))];
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { ...CSV, relax_column_count: true }) as string[][];
  } catch (error) {
    throw new Refusal('bad_parameter', { name: FILE, detail: 'it cannot be read as CSV' }, { cause: error });
  }
}

/** The ids of a CSV: those of the column that is named so, or of a file of one column, named or not. */
function idsOfCsv(text: string): string[] {
  const [first = [], ...more] = recordsOf(text);
  const names: readonly string[] = COLUMNS;
  const named = first.findIndex((name) => names.includes(columnName(name)));
  const at = Math.max(named, 0);
  const isHeader = named >= 0 || (first.length === 1 && !DIGITS.test(first[0] ?? ''));
  if (named < 0 && first.length > 1)
    throw unusable(FILE, `name the column of dealer ids in the first line: ${COLUMNS.join(' or ')}`);
  const ids = (isHeader ? more : [first, ...more]).map((record) => record[at] ?? '');
  return distinctIds(
    FILE,
    ids.filter((id) => id !== ''),
  );
}

async function formOf(c: Context<ApiEnv>): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch (error) {
    const detail = 'the body is not complete multipart/form-data';
    throw new Refusal('undecodable', { detail }, { cause: error });
  }
}

async function idsOfForm(c: Context<ApiEnv>): Promise<string[]> {
  const parts = (await formOf(c)).getAll(FILE);
  const [part] = parts;
  if (part === undefined) throw unusable(FILE, `send the file in the part named ${FILE}`);
  if (parts.length > 1) throw unusable(FILE, 'send one file, not several');
  return idsOfCsv(typeof part === 'string' ? part : await part.text());
}

/** The ids of a body, each once: 400 for another form of body, 422 for other values (feeds.md section 5). */
export async function preferredIds(c: Context<ApiEnv>): Promise<string[]> {
  const [type = ''] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';');
  if (type.trim() === 'multipart/form-data') return await idsOfForm(c);
  const { [LIST]: list } = (await jsonBody(c)) ?? {};
  if (!Array.isArray(list)) {
    const detail = `the body is neither a JSON object with an array ${LIST} nor a form with the file ${FILE}`;
    throw new Refusal('undecodable', { detail });
  }
  return distinctIds(LIST, list);
}
