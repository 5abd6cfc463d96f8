import type { SearchDataset } from '../../catalog/field.ts';
import type { Schema } from '../../catalog/schema.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { ref } from './envelopes.ts';
import { pointSchema } from './records.ts';

/** Rows of searches, by the names that their datasets give their schemas. */

/** Name of the schema of a dataset's rows. Throws Error where the dataset declares none. */
export function rowsOf({ name, schema }: SearchDataset): string {
  if (!schema) throw new Error(`${name}: its rows have no schema`);
  return schema;
}

const pointsOf = (dataset: SearchDataset): string => `${rowsOf(dataset)}Point`;

/** What stands in the page of a search. */
export const pageOf = ({ dataset, plots }: SearchPolicy): Schema =>
  plots ? { anyOf: [ref(rowsOf(dataset)), ref(pointsOf(dataset))] } : ref(rowsOf(dataset));

/** The schema of a search's rows, and of its points where it has plots, by name. */
export const rowSchemas = ({ dataset, plots }: SearchPolicy, row: Schema): Record<string, Schema> => ({
  [rowsOf(dataset)]: row,
  ...(plots ? { [pointsOf(dataset)]: pointSchema(dataset) } : {}),
});
