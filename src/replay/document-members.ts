import { openapiDocument } from '../api/reference/document.ts';

/** What the OpenAPI document tells of the members of answers. */

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly responses: Readonly<Record<string, { content?: Record<string, { schema: Schema }> }>>;
        };
      }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A schema and what it is made of, references followed. */
function whole(schema: Schema, { components }: Document): Schema[] {
  const referred = schema.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(referred ? [referred] : []),
  ];
  return [schema, ...parts.flatMap((part) => whole(part, { components, paths: {} }))];
}

const inner = (schema: Schema, step: string): Schema | undefined => {
  if (step === '[]') return schema.items;
  const further = schema.additionalProperties;
  return schema.properties?.[step] ?? (typeof further === 'object' ? further : undefined);
};

/** Does the document tell the member of the answer of an operation? `path`: of the operation, as the document has it. */
export function isDocumented(path: string, member: string): boolean {
  const document = openapiDocument() as Document;
  const schema = document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema;
  const steps = member.replaceAll('[]', '.[]').split('.').filter(Boolean);
  let found: Schema[] = schema ? whole(schema, document) : [];
  for (const step of steps)
    found = found.flatMap((one) => {
      const next = inner(one, step);
      return next ? whole(next, document) : [];
    });
  return found.length > 0;
}
