import { knowsMarks } from '../../catalog/markets.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { POPULAR_PARAMETERS } from '../../insights/popular.ts';
import { SALES_PARAMETERS } from '../../insights/sales.ts';
import { supplyParameters } from '../../insights/supply.ts';
import { MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import { searchParameters } from '../../search/read.ts';
import { suggestParameters } from '../../search/suggest/read.ts';
import { SUMMARY_PARAMETERS } from '../../summary/parameters.ts';
import { DECODE_PARAMETERS } from '../handlers/decode.ts';
import { DELIVERIES_PARAMETERS } from '../handlers/deliveries.ts';
import { HISTORY_PARAMETERS, UK_HISTORY_PARAMETERS } from '../handlers/history.ts';
import { PLATE_PARAMETERS } from '../handlers/plate.ts';
import { PREFERRED_PARAMETERS } from '../handlers/preferred-dealers.ts';
import { detailsParameters } from '../openapi/details.ts';
import { jobParameters } from '../openapi/jobs.ts';
import { presentation } from '../openapi/presentation.ts';
import type { Operation } from '../operation.ts';
import { exampleOf } from './examples.ts';
import { PATH_TEXTS } from './texts.ts';

/** Parameters of every operation. */

/** Every query parameter of an operation but the key. */
export function queryParameters(operation: Operation): readonly Parameter[] {
  switch (operation.kind) {
    case 'search':
      return [
        ...searchParameters(operation.policy),
        ...(operation.shows === 'listing' ? presentation(operation.policy) : []),
      ];
    case 'marketplace':
      return [...searchParameters(operation.policy), ...presentation(operation.policy)];
    case 'dealer':
      return [];
    case 'explain':
      return [
        {
          name: 'url',
          about: 'The URL of a search, percent-encoded; whole or from its path.',
          schema: { type: 'string' },
        },
      ];
    case 'history':
      return knowsMarks(operation.market) ? UK_HISTORY_PARAMETERS : HISTORY_PARAMETERS;
    case 'listing details':
      return detailsParameters(operation.details, operation.part);
    case 'deliveries':
      return DELIVERIES_PARAMETERS;
    case 'sold summary':
      return SUMMARY_PARAMETERS;
    case 'dealership groups':
      return [];
    case 'market days supply':
      return supplyParameters(operation.policy);
    case 'sales statistics':
      return SALES_PARAMETERS;
    case 'popular cars':
      return POPULAR_PARAMETERS;
    case 'auto-complete':
      return suggestParameters(operation.policy);
    case 'image':
      return [];
    case 'preferred dealers':
      return PREFERRED_PARAMETERS;
    case 'jobs':
      return jobParameters(operation);
    case 'recalls':
      return [];
    case 'plate':
      return PLATE_PARAMETERS;
    case 'decode':
      return DECODE_PARAMETERS[operation.as];
  }
}

/** Kinds of operation whose query parameters cannot be left out. */
const ALL_REQUIRED: readonly Operation['kind'][] = ['explain', 'preferred dealers'];

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
  const example = exampleOf(operation.path) ?? {};
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
  const inQuery = queryParameters(operation).map(({ name, about, schema, required = false }) => ({
    name,
    in: 'query',
    description: about,
    required: required || ALL_REQUIRED.includes(operation.kind),
    ...writtenSchema(schema),
    ...shown(name, schema),
  }));
  return [...inPath, ...inQuery];
}
