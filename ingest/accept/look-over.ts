import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { name, row } from '../ground/sql.ts';
import { cellOf, isDelivered, isKept, type ReadFile } from './cell-columns.ts';
import { deliveredTexts, lookedStages } from './cell-stages.ts';
import type { ColumnForms } from './column-form.ts';
import { type Evidence, evidenceSql, formOf, isMixed, shapeSql } from './column-forms.ts';

/** What the cells of a file tell before its rows are read. */
interface LookedOver extends Pick<ReadFile, 'forms' | 'tidy'> {
  /** fields whose numbers may be the format's own as well as texts in another form */
  readonly mixed: ReadonlySet<string>;
  /** field → its different texts in lower case, of the fields whose words were asked for */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** Name of the column that holds the shape of a field's cell. */
const shapeOf = (field: FedField): string => name(`shape_${field.name}`);

/** Fields whose cells are kept as they stand: no text of theirs was found untidy. */
function tidyFields(
  fields: readonly FedField[],
  file: Parameters<typeof deliveredTexts>[1],
  untidy: string | null,
): Set<string> {
  const texts = deliveredTexts(fields, file);
  const found = new Set(texts.flatMap(({ field }, at) => (untidy?.[at] === '1' ? [field] : [])));
  const kept = fields.filter((field) => isKept(field, file) && !found.has(field.name));
  return new Set(kept.map(({ name: field }) => field));
}

/**
 * Looks over the cells of a file, in one pass that keeps a few shapes a column and the different words of `wordFields`: how its
 * columns are written (what the map says counts before what cells tell), and which are tidy.
 */
export async function lookOver(
  db: DuckDBConnection,
  dataset: Dataset,
  file: Omit<ReadFile, 'forms' | 'tidy'>,
  wordFields: ReadonlySet<string>,
): Promise<LookedOver> {
  const delivered = fedFields(dataset).filter((field) => isDelivered(file, field.name));
  const asked = delivered.flatMap((field) => {
    const shapes = evidenceSql(field, cellOf(field.name), shapeOf(field));
    return shapes || wordFields.has(field.name) ? [{ field, shapes }] : [];
  });
  const columns = asked.flatMap(({ field, shapes }) => [
    ...(shapes ? [`to_json(${shapes})::VARCHAR AS ${name(`shapes_${field.name}`)}`] : []),
    ...(wordFields.has(field.name)
      ? [`to_json(list(DISTINCT lower(${cellOf(field.name)})))::VARCHAR AS ${name(`words_${field.name}`)}`]
      : []),
  ]);
  const shaped = asked.flatMap(({ field }) => {
    const shape = shapeSql(field, cellOf(field.name));
    return shape === undefined ? [] : [`, ${shape} AS ${shapeOf(field)}`];
  });
  const stages = lookedStages(
    asked.map(({ field }) => field),
    delivered,
    file,
  );
  const found = await row<Record<string, string | null>>(
    db,
    `WITH ${stages}, shaped AS (SELECT *${shaped.join('')} FROM cell)
     SELECT ${['bit_or(untidy)::VARCHAR AS untidy', ...columns].join(', ')} FROM shaped`,
  );
  const mixed = new Set<string>();
  const forms: ColumnForms = new Map(
    asked.flatMap(({ field, shapes }) => {
      if (!shapes) return [];
      const tells = JSON.parse(found[`shapes_${field.name}`] ?? '{}') as Evidence;
      const said = file.map.forms.get(field.name);
      if (said?.number?.decimal === ',' || isMixed(field, tells)) mixed.add(field.name);
      return [[field.name, { ...formOf(field, tells), ...said }] as const];
    }),
  );
  const words = new Map(
    [...wordFields].map((field) => {
      const texts = JSON.parse(found[`words_${field}`] ?? '[]') as (string | null)[] | null;
      return [field, (texts ?? []).filter((text) => text !== null)] as const;
    }),
  );
  return { forms, mixed, tidy: tidyFields(delivered, file, found.untidy ?? null), words };
}
