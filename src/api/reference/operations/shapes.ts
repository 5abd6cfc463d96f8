import type { Schema } from '../../../catalog/schema.ts';
import { escaped, prose, table } from '../html.ts';

/** Schemas of the OpenAPI document as tables of members, for readers. */

/** The page of the shapes that have a name; each is a section of it. */
export const SHAPES = '/reference/shapes';

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

const code = (text: string): string => `<code>${escaped(text)}</code>`;

function bounds({ minimum, maximum, minLength, maxLength, maxItems }: Schema): string[] {
  return [
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
    ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
  ];
}

/** What a value is, in few words, as HTML: a name leads to its shape. */
export function kindOf(schema: Schema): string {
  const { $ref, anyOf, enum: values, items, additionalProperties: others, type, format } = schema;
  if ($ref) return `<a href="${SHAPES}#${nameIn($ref)}">${nameIn($ref)}</a>`;
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' or ');
  if (values) return values.map((value) => code(String(value))).join(', ');
  const words = [type ?? 'any value'].flat().join(' or ');
  const limits = bounds(schema);
  const more = [...(format ? [format] : []), ...(limits.length > 0 ? [limits.join(' ')] : [])];
  const [said] = [
    ...(items ? [`list of ${kindOf(items)}`] : []),
    ...(typeof others === 'object' ? [`object: name → ${kindOf(others)}`] : []),
    escaped(words),
  ];
  return [said, ...more.map(escaped)].join(', ');
}

/** The objects that a schema holds by itself: through lists, maps and alternatives. A name is described in its own place. */
function objectsIn(schema: Schema): readonly Schema[] {
  const { $ref, properties, items, additionalProperties: others, anyOf = [] } = schema;
  if ($ref) return [];
  if (properties) return [schema];
  const inner = [...(items ? [items] : []), ...(typeof others === 'object' ? [others] : []), ...anyOf];
  return inner.flatMap(objectsIn);
}

function rowsOf(schema: Schema, within: string, always: string): string[][] {
  return objectsIn(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, member]) => [
      [
        code(`${within}${name}`),
        `${kindOf(member)}${required.includes(name) ? `, ${always}` : ''}`,
        prose(member.description ?? ''),
      ],
      ...rowsOf(member, `${within}${name}.`, always),
    ]),
  );
}

/** A schema as HTML: what it is, and the members of its objects with a dotted path. `always`: what a member that is never absent is called. */
export function shapeOf(schema: Schema, always: 'required' | 'always there'): string {
  const rows = rowsOf(schema, '', always);
  const kind = `<p>${kindOf(schema)}</p>`;
  return rows.length > 0 ? `${kind}\n${table(['Member', 'Takes', 'Meaning'], rows)}` : kind;
}
