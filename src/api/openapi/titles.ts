import type { Schema } from '../../catalog/schema.ts';
import type { DocumentedResponse } from './responses.ts';

/**
 * Names of objects that stand inside others: tools that generate clients make types of them, and number those that have none
 * (Build, Build1, Build2).
 */

/** `price_over_msrp` → `PriceOverMsrp`. */
const pascal = (name: string): string =>
  name
    .split(/[^a-z0-9]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** One of a list: `listings` → `listing`; a series is one already. */
const one = (name: string): string =>
  /(^|_)series$/.test(name) ? name : name.replace(/ies$/, 'y').replace(/s$/, '');

/** A schema whose objects have titles; `name`: its own, of which those within are made. */
function withTitles(schema: Schema, name: string, renamed = (title: string) => title): Schema {
  const { properties, items, additionalProperties: values } = schema;
  const titledAs = (object: Schema, given: string): Schema => {
    const title = object.title ?? renamed(given);
    return withTitles({ title, ...object }, title, renamed);
  };
  const inner = (key: string, value: Schema): Schema => {
    if (value.items?.properties)
      return { ...value, items: titledAs(value.items, `${name}${pascal(one(key))}`) };
    const named = `${name}${pascal(key)}`;
    if (value.anyOf)
      return { ...value, anyOf: value.anyOf.map((each) => (each.properties ? titledAs(each, named) : each)) };
    return value.properties ? titledAs(value, named) : value;
  };
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, value]) => [key, inner(key, value)]),
          ),
        }
      : {}),
    ...(items?.properties ? { items: titledAs(items, `${name}Item`) } : {}),
    ...(typeof values === 'object' && values.properties
      ? { additionalProperties: titledAs(values, `${name}Value`) }
      : {}),
  };
}

/** Schemas of the document by name, with titles for the objects inside: none is that of a schema that has a name. */
export function titled(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const renamed = (title: string): string => (schemas[title] ? `${title}Part` : title);
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withTitles(schema, name, renamed)]),
  );
}

interface Json {
  readonly 'application/json'?: { readonly schema: Schema };
}

/** An answer whose JSON has a title of the operation that gives it: `SearchCarActiveAnswer`. */
export function titledAnswer(answer: DocumentedResponse, operationId: string): DocumentedResponse {
  const { 'application/json': given, ...others } = (answer.content ?? {}) as Json;
  if (!given?.schema.properties) return answer;
  const name = pascal(operationId);
  const schema = { title: `${name}Answer`, ...withTitles(given.schema, name) };
  return { ...answer, content: { ...others, 'application/json': { schema } } };
}
