import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './current.mjs';

/** `await exportsOf<Shape>(new URL('./markets/', import.meta.url), 'market')`: looks for its modules when it runs. */
const FOUND =
  /\bawait exportsOf(?:<[^()]+>)?\(\s*new URL\('(?:\.\/)?([^']+)', import\.meta\.url\),\s*'(\w+)',?\s*\)/g;

/**
 * The text with imports of the modules that are there now, so that they are compiled, too.
 *
 * @param {string} text
 * @param {string} file
 */
function withModules(text, file) {
  /** @type {string[]} */
  const imports = [];
  const body = text.replaceAll(FOUND, (_, /** @type {string} */ folder, /** @type {string} */ name) => {
    const modules = readdirSync(path.join(file, '..', folder)).sort();
    const names = modules.map((_, n) => `${name}_${imports.length + n}`);
    imports.push(
      ...modules.map((module, n) => `import { ${name} as ${names[n]} } from './${folder}${module}';`),
    );
    return `[${names.join(', ')}]`;
  });
  return [body, ...imports].join('\n');
}

/**
 * What a module of ours finds by its own address is where its source is, or would be: files of SQL, the folder of the
 * project, programs of threads.
 *
 * @param {string} outdir
 * @returns {import('esbuild').Plugin}
 */
const addresses = (outdir) => ({
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return undefined;
      const source = path.relative(outdir, file).replaceAll(path.sep, '/');
      const contents = withModules(await readFile(file, 'utf8'), file).replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(source)}, import.meta.url).href`,
      );
      return { contents, loader: 'ts' };
    });
  },
});

/** Machine code that the SFTP client is faster with where it was built, and does without: it is never brought. */
const OPTIONAL_CODE = ['cpu-features', '*/sshcrypto.node'];

/**
 * Compiles programs with everything they import into `outdir`, which is one folder for all of them: what they share is
 * there once. The `dependencies` of package.json stay where they are installed, for they hold machine code or look for
 * their own files.
 *
 * @param {Readonly<Record<string, string>>} programs source of each program, by the name that it gets
 * @param {string} outdir
 */
export async function compile(programs, outdir) {
  const { dependencies } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  return build({
    entryPoints: { ...programs },
    outdir,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...Object.keys(dependencies), ...OPTIONAL_CODE],
    plugins: [addresses(outdir)],
    // packages that were written for `require` find it
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
