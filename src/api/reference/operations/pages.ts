import { OPERATIONS } from '../../operations.ts';
import { exampleUrl } from '../examples.ts';
import { escaped, prose, table } from '../html.ts';
import { operationId } from '../operation-ids.ts';
import type { ReferencePage, Section } from '../page.ts';
import {
  type DocumentedOperation,
  type DocumentedParameter,
  type MediaContent,
  type PlacedOperation,
  referenceContents,
} from './documented-operations.ts';
import { kindOf, SHAPES, shapeOf } from './shapes.ts';

/** The pages of the operations: one that lists them, one of each, one of events, and one of the shapes that they share. */

const EVENTS = '/reference/events';

/** The page of an operation. */
export const operationPath = (id: string): string => `/reference/operations/${id}`;

const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${prose(part)}</p>`)
    .join('\n');

/** Requests of the examples by operation, below /v2. */
const examples = new Map(OPERATIONS.map((operation) => [operationId(operation), exampleUrl(operation)]));

const JSON_TYPE = 'application/json';

/** A form that sends the request with the reader's key; what is sent can be changed. */
function trying({ operationId: id, method, path, servers, requestBody }: PlacedOperation): string {
  const content = requestBody?.content[JSON_TYPE];
  // files are sent by programs; tokens are asked for with a secret, which no page should be given
  if (servers || (requestBody && !content)) return '';
  const target = examples.get(id) ?? path.replace(/^\/v2/, '');
  const body = content
    ? `<label>Body <textarea name="body" rows="8" spellcheck="false">${escaped(JSON.stringify(content.example ?? {}, undefined, 2))}</textarea></label>\n`
    : '';
  return `<form class="request" data-method="${method}">
<label>Request, from below /v2 on <input name="target" autocomplete="off" spellcheck="false" value="${escaped(target)}"></label>
${body}<button>Send</button>
<output></output>
</form>`;
}

function parameterRow({
  name,
  in: place,
  required,
  description = '',
  schema,
}: DocumentedParameter): string[] {
  const { default: standard } = schema;
  const said = [
    kindOf(schema),
    ...(place === 'query' ? [] : [`in the ${place}`]),
    ...(required ? ['required'] : []),
    ...(standard === undefined ? [] : [`default ${escaped(String(standard))}`]),
  ];
  return [`<code>${escaped(name)}</code>`, said.join(', '), prose(description)];
}

function parametersSection({ parameters = [] }: DocumentedOperation): Section[] {
  if (parameters.length === 0) return [];
  const html = table(['Parameter', 'Takes', 'Meaning'], parameters.map(parameterRow));
  return [{ id: 'parameters', title: 'Parameters', html }];
}

const shapesIn = (content: MediaContent, always: 'required' | 'always there'): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<h3>${escaped(type)}</h3>\n${shapeOf(schema, always)}`)
    .join('\n');

function bodySection({ requestBody }: DocumentedOperation): Section[] {
  if (!requestBody) return [];
  const html = `${paragraphs(requestBody.description ?? '')}\n${shapesIn(requestBody.content, 'required')}`;
  return [{ id: 'body', title: 'Body', html }];
}

function answersSection({ responses }: DocumentedOperation): Section {
  const statuses = Object.entries(responses);
  const own = statuses.filter(([, { $ref }]) => !$ref);
  const refused = statuses.filter(([, { $ref }]) => $ref).map(([status]) => status);
  const links = refused.map((status) => `<a href="/reference/errors#status-${status}">${status}</a>`);
  const parts = own.map(
    ([status, { description = '', content = {} }]) =>
      `<h3>${status}</h3>\n<p>${prose(description)}</p>\n${shapesIn(content, 'always there').replaceAll('h3>', 'h4>')}`,
  );
  const errors = links.length > 0 ? `<p>Errors: ${links.join(', ')}.</p>` : '';
  return { id: 'answers', title: 'Answers', html: [...parts, errors].join('\n') };
}

const headOf = ({ description = '', deprecated }: DocumentedOperation): string =>
  `${deprecated ? '<p><strong>Deprecated.</strong></p>\n' : ''}${description === '' ? '' : paragraphs(description)}`;

const pageOf = (operation: PlacedOperation): ReferencePage => ({
  path: operationPath(operation.operationId),
  title: `${operation.method} ${operation.path}`,
  about: operation.summary,
  sections: [
    { id: 'request', title: 'Request', html: `${headOf(operation)}\n${trying(operation)}` },
    ...parametersSection(operation),
    ...bodySection(operation),
    answersSection(operation),
  ],
});

const listOf = (operations: readonly PlacedOperation[]): string =>
  table(
    ['Operation', 'What it does'],
    operations.map(({ operationId: id, method, path, summary, deprecated }) => [
      `<a href="${operationPath(id)}">${method} ${escaped(path).replaceAll('/', '/<wbr>')}</a>`,
      `${deprecated ? '<strong>Deprecated.</strong> ' : ''}${prose(summary)}`,
    ]),
  );

/** Every page of the operations, by its path. */
function made(): ReadonlyMap<string, ReferencePage> {
  const { conventions, tags, operations, events, schemas } = referenceContents();
  const list: ReferencePage = {
    path: '/reference',
    title: 'Operations',
    about: 'Everything that can be asked. The document for machines is at /v2/openapi.json.',
    sections: [
      ...tags.map(({ name, description }) => ({
        id: name,
        title: name,
        html: `<p>${prose(description)}</p>\n${listOf(operations.filter(({ tags: [tag] }) => tag === name))}`,
      })),
      {
        id: 'conventions',
        title: 'conventions',
        html: `${paragraphs(conventions)}\n<p><a href="${SHAPES}">Shapes</a> that answers share, <a href="${EVENTS}">events</a> that webhooks are sent.</p>`,
      },
    ],
  };
  const shapes: ReferencePage = {
    path: SHAPES,
    title: 'Shapes',
    about: 'What operations take and answer, where several share it.',
    sections: Object.entries(schemas).map(([name, schema]) => ({
      id: name,
      title: name,
      html: `${paragraphs(schema.description ?? '')}\n${shapeOf(schema, 'always there')}`,
    })),
  };
  const told: ReferencePage = {
    path: EVENTS,
    title: 'Events',
    about: 'What the webhook of an account is sent.',
    sections: events.map((event) => ({
      id: event.operationId,
      title: event.operationId.replaceAll('_', ' '),
      html: [
        paragraphs(event.summary),
        headOf(event),
        ...[...parametersSection(event), ...bodySection(event)].map(({ html }) => html),
      ].join('\n'),
    })),
  };
  return new Map([list, shapes, told, ...operations.map(pageOf)].map((page) => [page.path, page]));
}

let pages: ReturnType<typeof made> | undefined;

/** A page of the operations; undefined: there is none at that path. Made when one is first read. */
export function operationsPage(path: string): ReferencePage | undefined {
  pages ??= made();
  return pages.get(path);
}
