import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { afterAll } from 'vitest';

/** `exportsOf(new URL('./markets/', import.meta.url), 'market')`, which looks for its modules when it runs. */
const FOUND =
  /\bexportsOf(?:<[^()]+>)?\(\s*new URL\('(?:\.\/)?([^']+)', import\.meta\.url\),\s*'(\w+)',?\s*\)/g;

/** The same with the modules that are there now, so that they are compiled, too. */
const withModules = (text: string, path: string): string =>
  text.replaceAll(FOUND, (_, folder: string, name: string) => {
    const files = readdirSync(join(path, '..', folder)).sort();
    return `Promise.all([${files.map((file) => `import('./${folder}${file}').then((one) => one.${name})`).join(', ')}])`;
  });

/** Each module finds the files beside it: its address stays that of its source. */
const addresses: Plugin = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = withModules(text, path)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(join(path, '..')));
      return { contents, loader: 'ts' };
    });
  },
};

const require = createRequire(import.meta.url);

/** Packages that load machine code, or look for their own files, stay where they are. */
const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:@duckdb\/node-api|libsql)$/ }, ({ path }) => ({
      path: require.resolve(path),
      external: true,
    }));
  },
};

/**
 * Compiles the program of a child process into one file: one that loads 600 modules takes longer to start than what it is
 * started for. Gives the file, which is there until the tests of the calling file have run.
 */
export async function compiled(source: URL): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-compiled-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const to = join(folder, 'program.mjs');
  await build({
    ...{ entryPoints: [fileURLToPath(source)], outfile: to, logLevel: 'warning' },
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', plugins: [addresses, packages] },
    // packages that were written for `require` find it
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(${JSON.stringify(import.meta.url)});`,
    },
  });
  return to;
}
