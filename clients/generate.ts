import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openapiDocument } from '../src/api/reference/document.ts';
import { type Document, pythonMethods } from './python-methods.ts';

/** Makes the generated files of both clients from the OpenAPI document: `npm run clients`. */

const HERE = fileURLToPath(new URL('.', import.meta.url));
const run = promisify(execFile);

/** Tools of the TypeScript client (npm ci in its folder) and of the Python client (its virtual environment). */
const TOOLS = {
  typescript: join(HERE, 'typescript/node_modules/.bin/openapi-typescript'),
  python: join(HERE, 'python/.venv/bin/datamodel-codegen'),
} as const;

/** Where what is generated stands, from the folder of the clients. */
export const GENERATED = {
  typescript: ['typescript/src/schema.ts'],
  python: ['python/forecourt_client/_types.py', 'python/forecourt_client/_operations.py'],
} as const;

/** A client. */
export type Language = keyof typeof TOOLS;

/** Whether the tools of a language are installed. */
export const canGenerate = (language: Language): boolean => existsSync(TOOLS[language]);

const HEAD = 'Generated from the OpenAPI document by npm run clients. Not to be edited.';

async function typescript(document: string): Promise<string[]> {
  const out = `${document}.ts`;
  await run(process.execPath, [join(HERE, 'typescript/schema.mjs'), document, out]);
  // what a path does not have needs no line
  const text = readFileSync(out, 'utf8').replaceAll(/^.*\?: never;\n/gm, '');
  return [`/** ${HEAD} */\n\n${text}`];
}

async function python(document: string): Promise<string[]> {
  const out = `${document}.py`;
  await run(TOOLS.python, [
    ...['--input', document, '--input-file-type', 'openapi', '--output', out],
    ...['--output-model-type', 'typing.TypedDict', '--target-python-version', '3.11'],
    ...['--openapi-scopes', 'schemas', 'paths', 'parameters'],
    ...[
      '--use-title-as-name',
      '--use-operation-id-as-name',
      '--use-standard-collections',
      '--use-union-operator',
    ],
    ...[
      '--use-schema-description',
      '--use-field-description',
      '--formatters',
      'builtin',
      '--disable-timestamp',
    ],
  ]);
  const types = readFileSync(out, 'utf8').replace(/^(#.*\n)+/, `# ${HEAD}\n`);
  return [types, pythonMethods(JSON.parse(readFileSync(document, 'utf8')) as Document)];
}

interface Alternatives {
  readonly anyOf?: readonly { readonly $ref?: string }[];
}

/**
 * A search answers listings, or with `plot=true` only their points (ListingPoint). Types of either make every member of a
 * listing one that may not be there: those of the clients are of listings.
 */
const ofListings = (_: string, value: unknown): unknown => {
  const [listing, point, ...others] = (value as Alternatives | null)?.anyOf ?? [];
  const isEither = listing?.$ref && others.length === 0 && point?.$ref === `${listing.$ref}Point`;
  return isEither ? listing : value;
};

/** What the files of GENERATED hold, in their order. Throws where a tool fails. */
export async function generated(language: Language): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-clients-'));
  const document = join(folder, 'openapi.json');
  try {
    writeFileSync(document, JSON.stringify(openapiDocument(), ofListings));
    return await { typescript, python }[language](document);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of ['typescript', 'python'] as const) {
    if (!canGenerate(language))
      throw new Error(`clients/README.md tells how the tools of clients/${language} are installed`);
    const texts = await generated(language);
    for (const [i, file] of GENERATED[language].entries()) writeFileSync(join(HERE, file), texts[i] ?? '');
  }
}
