/** The methods of the Python clients, from the OpenAPI document: one for each operation that answers with data or a file. */

interface Parameter {
  readonly name: string;
  readonly in: string;
}
interface Schema {
  readonly $ref?: string;
  readonly title?: string;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly deprecated?: boolean;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
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

/** Name of a type, as the generator of types gives it. */
const typeOf = ({ $ref, title }: Schema, otherwise: string): string =>
  `types.${$ref?.replace(/^.*\//, '') ?? title ?? otherwise}`;

/** The types of what is posted; several forms may say the same. */
const bodyOf = ({ requestBody, operationId: id }: Operation): string =>
  [
    ...new Set(
      Object.values(requestBody?.content ?? {}).map(({ schema }) => typeOf(schema, `${pascal(id)}Request`)),
    ),
  ].join(' | ');

/** The two clients: what stands before and in a method of each. */
const FORMS = {
  waits: { define: 'def', call: 'return self.', file: 'Download' },
  async: { define: 'async def', call: 'return await self.', file: 'AsyncDownload' },
} as const;
type Form = (typeof FORMS)[keyof typeof FORMS];

function method(form: Form, path: string, verb: string, operation: Operation): string[] {
  const { operationId: id, summary, deprecated, parameters, responses } = operation;
  const content = responses['200']?.content;
  if (!content) return [];
  const schema = content['application/json']?.schema;
  const members = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const hasQuery = parameters.some((one) => one.in === 'query');
  const body = bodyOf(operation);
  const asked = [
    ...['self', ...members.map((name) => `${name}: str`), ...(body ? [`body: ${body}`] : []), '/'],
    ...(hasQuery ? [`**query: Unpack[types.${pascal(id)}ParametersQuery]`] : []),
  ];
  const filled = members.reduce((left, name) => left.replace(`{${name}}`, `{member(${name})}`), path);
  const sent = [
    `${members.length > 0 ? 'f' : ''}"${filled}"`,
    hasQuery ? 'query' : '{}',
    ...(body ? ['body'] : []),
    ...(!schema && verb !== 'get' ? [`"${verb.toUpperCase()}"`] : []),
  ];
  const gives = schema ? typeOf(schema, `${pascal(id)}Response`) : form.file;
  return [
    `    ${form.define} ${id}(${asked.join(', ')}) -> ${gives}:`,
    `        """${summary}${deprecated ? ' Deprecated.' : ''}"""`,
    `        ${form.call}${schema ? `_${verb}` : '_file'}(${sent.join(', ')})`,
    '',
  ];
}

const methods = (form: Form, { paths }: Document): string[] =>
  Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]) => method(form, path, verb, operation)),
  );

/** The text of the module with the methods. */
export const pythonMethods = (document: Document): string =>
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
    'from .async_transport import AsyncDownload, AsyncTransport',
    'from .transport import Download, Transport',
    '',
    '',
    'def member(text: str) -> str:',
    '    """A member of a path."""',
    '    return quote(str(text), safe="")',
    '',
    '',
    'class Operations(Transport):',
    '    """One method for each operation; `Transport.request` sends anything else."""',
    '',
    ...methods(FORMS.waits, document),
    '',
    'class AsyncOperations(AsyncTransport):',
    '    """One method for each operation; `AsyncTransport.request` sends anything else."""',
    '',
    ...methods(FORMS.async, document),
  ].join('\n');
