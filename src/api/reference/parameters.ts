import type { Parameter } from '../../catalog/parameter.ts';
import { MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import type { Operation } from '../operation.ts';
import { PATH_TEXTS } from './texts.ts';

/** Members of paths that have few values. */
const PATH_VALUES: Readonly<Record<string, readonly string[]>> = {
  marketplace_name: Object.keys(MARKETPLACE_FORMATS),
};

/** A value of an example in the type of its parameter. */
function typed(text: string, { type, listOf }: Parameter['schema']): unknown {
  if (listOf) return text.split(',');
  if (type === 'boolean') return text === 'true';
  return type === 'integer' || type === 'number' ? Number(text) : text;
}

/** The schema of a parameter: a list of a few values is an array that is sent with commas. */
function writtenSchema({ listOf, ...schema }: Parameter['schema']): object {
  if (!listOf) return { schema };
  const given = typeof schema.default === 'string' ? { default: schema.default.split(',') } : {};
  return {
    schema: { type: 'array', items: { type: 'string', enum: listOf }, ...given },
    style: 'form',
    explode: false,
  };
}

/** Parameters of an operation's path and query, as the document writes them. */
export function parametersOf(operation: Operation): object[] {
  const { example = {} } = operation;
  const shown = (name: string, schema: Parameter['schema']): object =>
    example[name] === undefined ? {} : { example: typed(example[name], schema) };
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    description: PATH_TEXTS[name],
    required: true,
    schema: { type: 'string', ...(PATH_VALUES[name] ? { enum: PATH_VALUES[name] } : {}) },
    ...shown(name, { type: 'string' }),
  }));
  const inQuery = operation.parameters.map(({ name, about, schema, required = false }) => ({
    name,
    in: 'query',
    description: about,
    required,
    ...writtenSchema(schema),
    ...shown(name, schema),
  }));
  return [...inPath, ...inQuery];
}
