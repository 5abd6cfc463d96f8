import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a file exports says what it is: a docstring stands right before it. */

const ROOT = new URL('../../', import.meta.url).pathname;

/** What a registry reads from each of its files; the form that it fills in explains it. */
const DECLARATIONS = /^src\/api\/operations\//;

const EXPORTED =
  /^export (?:declare |abstract |async )*(?:const|function\*?|class|interface|type|enum) (\w+)/;

const sources = ['src', 'ingest', 'sample'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !DECLARATIONS.test(file)),
);

/** Exports of a text whose line before is not the end of a comment, as line and name. */
function undocumented(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, name] = EXPORTED.exec(line) ?? [];
    return name === undefined || lines[at - 1]?.endsWith('*/') ? [] : [`${at + 1} ${name}`];
  });
}

test('an export without a docstring is found', () => {
  expect(undocumented('/** One. */\nexport const one = 1;\n\nexport async function two() {}')).toEqual([
    '4 two',
  ]);
});

test('every exported function, type and constant has a docstring', () => {
  expect(sources.length).toBeGreaterThan(500);
  const missing = sources.flatMap((file) =>
    undocumented(readFileSync(join(ROOT, file), 'utf8')).map((one) => `${file}:${one}`),
  );
  expect(
    missing,
    'Say right before each of these what it gives, in which units, and which errors it throws.',
  ).toEqual([]);
});
