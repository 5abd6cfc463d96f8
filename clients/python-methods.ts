/** The methods of the Python client, from the OpenAPI document: one for each operation that is a GET and answers with data. */

interface Parameter {
  readonly name: string;
  readonly in: string;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly deprecated?: boolean;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}
interface Schema {
  readonly $ref?: string;
  readonly title?: string;
}
/** What the methods are made of. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Name of the type of an answer, as the generator of types gives it. */
const typeOf = ({ $ref, title }: Schema, id: string): string =>
  `types.${$ref?.replace(/^.*\//, '') ?? title ?? `${pascal(id)}Response`}`;

function method(
  path: string,
  { operationId: id, summary, deprecated, parameters, responses }: Operation,
): string[] {
  const content = responses['200']?.content;
  if (!content) return [];
  const schema = content['application/json']?.schema;
  const members = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const hasQuery = parameters.some((one) => one.in === 'query');
  const query = hasQuery ? `, **query: Unpack[types.${pascal(id)}ParametersQuery]` : '';
  const asked = members.map((name) => `${name}: str, `).join('');
  const filled = members.reduce((left, name) => left.replace(`{${name}}`, `{member(${name})}`), path);
  return [
    `    def ${id}(self, ${asked}/${query}) -> ${schema ? typeOf(schema, id) : 'Download'}:`,
    `        """${summary}${deprecated ? ' Deprecated.' : ''}"""`,
    `        return self.${schema ? '_get' : '_file'}(${members.length > 0 ? 'f' : ''}"${filled}", ${hasQuery ? 'query' : '{}'})`,
    '',
  ];
}

/** The text of the module with the methods. */
export const pythonMethods = ({ paths }: Document): string =>
  [
    '# Generated from the OpenAPI document by npm run clients. Not to be edited.',
    '"""The operations of the API."""',
    '',
    'from __future__ import annotations',
    '',
    'from typing import Unpack',
    'from urllib.parse import quote',
    '',
    'from . import _types as types',
    'from .transport import Download, Transport',
    '',
    '',
    'def member(text: str) -> str:',
    '    """A member of a path."""',
    '    return quote(str(text), safe="")',
    '',
    '',
    'class Operations(Transport):',
    '    """One method for each operation that is a GET. `Transport.request` sends the others."""',
    '',
    ...Object.entries(paths).flatMap(([path, { get }]) => (get ? method(path, get) : [])),
  ].join('\n');
