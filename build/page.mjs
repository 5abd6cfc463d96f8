import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './current.mjs';

/** Source of the console's page. */
const SOURCE = 'src/console/page/main.tsx';

/**
 * Compiles the page of the console for browsers: files whose names hold a digest of their content, and `page.json`,
 * which names them (src/console/server/bundle.ts reads it).
 *
 * @param {string} outdir
 */
export async function compilePage(outdir) {
  const { outputFiles, metafile } = await build({
    entryPoints: { console: SOURCE },
    outdir,
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    logLevel: 'warning',
  });
  const [script, entry] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === SOURCE) ?? [];
  if (!script || !entry?.cssBundle) throw new Error(`${SOURCE}: the page has no script or no styles`);
  const page = {
    script: path.basename(script),
    styles: path.basename(entry.cssBundle),
    files: outputFiles.map((file) => path.basename(file.path)),
  };
  const list = { path: path.join(outdir, 'page.json'), contents: Buffer.from(JSON.stringify(page)) };
  return { outputFiles: [...outputFiles, list], metafile };
}
