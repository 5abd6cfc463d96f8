import { APPENDS_KEY } from '../api/openapi/presentation.ts';
import type { Operation } from '../api/operation.ts';
import { type Field, fieldOf } from '../catalog/field.ts';
import type { Parameter } from '../catalog/parameter.ts';
import { OTHER_VALUES } from '../search/other-values.ts';
import { permissionsOf } from '../search/read.ts';

/** What a model is told of the parameters of an operation, from the table. */

/** Parameters that a tool has members of its own for. */
const OWN = new Set([
  ...[
    'facets',
    'facet_sort',
    OTHER_VALUES,
    'range_facets',
    'stats',
    'sort_by',
    'sort_order',
    'rows',
    'start',
    'data_version',
  ],
  ...[APPENDS_KEY, 'include_relevant_links', 'plot'],
]);

/** The values that a parameter takes, where they are few. */
function valuesOf({ schema }: Parameter): string {
  const values = schema.enum ?? schema.listOf;
  if (values) return ` Values: ${values.join(', ')}.`;
  return schema.type === 'string' ? '' : ` (${schema.type})`;
}

const lineOf = (parameter: Parameter): string =>
  `${parameter.required ? 'Required. ' : ''}${parameter.about}${valuesOf(parameter)}`;

/** Of what is the field of a name counted, measured or ordered by? */
interface Counted {
  /** can be facets: list_values tells their values */
  readonly facets: readonly string[];
  readonly range_facets: readonly string[];
  readonly stats: readonly string[];
  readonly sort_by: readonly string[];
}

/** What list_fields and the resources of fields tell of an operation. */
export interface FieldList {
  readonly operation: string;
  /** parameter → what it takes */
  readonly filters: Readonly<Record<string, string>>;
  readonly counted?: Counted;
}

/** The parameters and fields of an operation, those alone whose name or text has the words of `find`. */
export function fieldsOf(operation: Operation, find = ''): FieldList {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ name, about }: Pick<Parameter, 'name' | 'about'>): boolean =>
    words.every((word) => `${name} ${about}`.toLowerCase().includes(word));
  const filters = operation.parameters.filter(({ name }) => !operation.search || !OWN.has(name)).filter(fits);
  const told = {
    operation: operation.path,
    filters: Object.fromEntries(filters.map((parameter) => [parameter.name, lineOf(parameter)])),
  };
  if (!operation.search) return told;
  const { byDistance, dataset } = operation.search;
  const { facets, ranges, stats, sorts } = permissionsOf(operation.search);
  const known = (fields: ReadonlyMap<string, Field>): string[] =>
    [...fields].filter(([name, { about = '' }]) => fits({ name, about })).map(([name]) => name);
  const orders = [...sorts].map(([name, { field }]) => [name, fieldOf(dataset, field)] as const);
  const counted = {
    facets: known(facets),
    range_facets: known(ranges),
    stats: known(stats),
    sort_by: [
      ...(byDistance && fits({ name: 'dist', about: 'distance' }) ? ['dist'] : []),
      ...known(new Map(orders)),
    ],
  };
  return { ...told, counted };
}
