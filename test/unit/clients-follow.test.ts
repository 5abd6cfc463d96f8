import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openapiDocument } from '../../src/api/reference/document.ts';

/**
 * The generated clients have the paths, parameters and members of the OpenAPI document. This needs none of their tools, so that
 * whoever changes the interface is told soon; where the tools are, test/clients/packages.test.ts compares letter by letter.
 */

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly $ref?: string }[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, { readonly name: string }>>;
  };
}
const { paths, components } = openapiDocument() as unknown as Document;
const types = readFileSync(new URL('../../clients/typescript/src/schema.ts', import.meta.url), 'utf8');

const MENDED =
  'The OpenAPI document has these, and the generated clients have not: `npm run clients` writes them. clients/README.md says how its ' +
  'tools are installed, which takes a minute. Commit what it writes.';

/** Keys that stand at a depth of the text, or within one of its blocks. */
const keysAt = (text: string, blanks: number): string[] =>
  [...text.matchAll(new RegExp(`^ {${blanks}}"?([^"\\s?:]+)"?\\??:`, 'gm'))].map(([, key = '']) => key);

/** The blocks of an interface of the generated file, by their keys. */
function blocks(start: string, blanks: number): ReadonlyMap<string, string> {
  const from = types.indexOf(start);
  const body = types.slice(from, types.indexOf('\n}\n', from));
  const parts = body.split(new RegExp(`^(?= {${blanks}}\\S)`, 'm'));
  return new Map(parts.flatMap((part) => keysAt(part, blanks).map((key) => [key, part] as const)));
}

const has = (block: string, name: string): boolean =>
  new RegExp(`^\\s+"?${name.replaceAll(/\W/g, '\\$&')}"?\\??:`, 'm').test(block);

const membersOf = ({ properties = {}, items }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [name, ...membersOf(inner)]),
  ...(items ? membersOf(items) : []),
];

test('paths', () => {
  const written = [...blocks('export interface paths {', 4).keys()];
  expect(written.length).toBeGreaterThan(50);
  expect(written, MENDED).toEqual(Object.keys(paths));
});

test('parameters of each operation', () => {
  const written = blocks('export interface operations {', 4);
  const missing = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [] }) => {
      const block = written.get(operationId);
      if (block === undefined) return [operationId];
      return parameters
        .flatMap(
          ({ name, $ref }) => name ?? components.parameters?.[$ref?.split('/').at(-1) ?? '']?.name ?? [],
        )
        .filter((name) => !has(block, name) && !block.includes(`parameters["${name}"]`))
        .map((name) => `${operationId} ${name}`);
    }),
  );
  expect(missing, MENDED).toEqual([]);
});

test('members of each schema', () => {
  const written = blocks('    schemas: {', 8);
  const missing = Object.entries(components.schemas).flatMap(([name, schema]) => {
    const block = written.get(name);
    if (block === undefined) return [name];
    return membersOf(schema)
      .filter((member) => !has(block, member))
      .map((member) => `${name}.${member}`);
  });
  expect(missing, MENDED).toEqual([]);
});
