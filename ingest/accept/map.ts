import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Dataset } from '../../src/catalog/field.ts';
import { headerKey, knownColumns } from '../feeds/columns.ts';
import { WrongUsage } from '../ground/outcome.ts';

const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const mapFile = z.strictObject({
  header: z.boolean().default(true),
  item: z.string().min(1).optional(),
  columns: z.record(z.string(), z.string()).default({}),
  constants: z.record(z.string(), word).default({}),
  values: z.record(z.string(), z.record(z.string(), word)).default({}),
});

/** How a delivery with other headers and words is to be read (feeds.md section 4). Fields are named by `Field.name`. */
export interface FeedMap {
  /** header as headerKey gives it → field */
  readonly columns: ReadonlyMap<string, string>;
  /** the headers as the map spells them */
  readonly headers: readonly string[];
  /** the files have no header: columns are called 1, 2, 3 … */
  readonly isHeaderless?: boolean | undefined;
  /** the element of an XML document that is a vehicle */
  readonly item?: string | undefined;
  /** field → text of every row */
  readonly constants: ReadonlyMap<string, string>;
  /** field → word, trimmed and in lower case → our word */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The map of a delivery in the canonical form. */
export const NO_MAP: FeedMap = { columns: new Map(), headers: [], constants: new Map(), values: new Map() };

/** Reads a map; throws WrongUsage when it has another shape, or names a column that is none of ours. */
export function feedMap(text: string, dataset: Dataset, name: string): FeedMap {
  const parsed = mapFile.safeParse(json(text, name));
  if (!parsed.success) throw new WrongUsage(`${name}: ${z.prettifyError(parsed.error)}`);
  const { header, item, columns, constants, values } = parsed.data;
  const known = knownColumns(dataset);
  const fieldOf = (column: string): string => {
    const field = known.get(headerKey(column));
    if (!field) throw new WrongUsage(`${name}: "${column}" is not a column of ${dataset.name}`);
    return field.name;
  };
  const map: FeedMap = {
    isHeaderless: !header,
    item,
    columns: new Map(Object.entries(columns).map(([header, column]) => [headerKey(header), fieldOf(column)])),
    headers: Object.keys(columns),
    constants: new Map(Object.entries(constants).map(([column, text]) => [fieldOf(column), text])),
    values: new Map(Object.entries(values).map(([column, words]) => [fieldOf(column), wordMap(words)])),
  };
  refuseTwice(map, name);
  return map;
}

const wordMap = (words: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(words).map(([from, to]) => [from.normalize('NFC').trim().toLowerCase(), to]));

function json(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongUsage(`${name}: is not JSON (${error instanceof Error ? error.message : error})`);
  }
}

/** Two headers for one column, or a header and a constant, leave open which one counts. */
function refuseTwice(map: FeedMap, name: string): void {
  const targets = [...map.columns.values(), ...map.constants.keys()];
  const twice = targets.find((target, at) => targets.indexOf(target) !== at);
  if (twice) throw new WrongUsage(`${name}: two entries map to the column ${twice}`);
}

/** Reads a map file; throws WrongUsage when it cannot be read or used. */
export function readFeedMap(path: string, dataset: Dataset): FeedMap {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  return feedMap(text, dataset, path);
}
