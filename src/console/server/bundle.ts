import { fileURLToPath } from 'node:url';

/** A file of the page as it is sent: its name holds a digest of its content. */
interface BundleFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The page's files by name, and which of them the page begins with. */
export interface Bundle {
  readonly files: ReadonlyMap<string, BundleFile>;
  readonly script: string;
  readonly styles: string;
}

const ENTRY = fileURLToPath(new URL('../page/main.tsx', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const nameOf = (path: string): string => path.replace(/^.*[\\/]/, '');
const endingOf = (name: string): string => name.replace(/^.*\./, '');

async function build(): Promise<Bundle> {
  const esbuild = await import('esbuild');
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: { console: ENTRY },
    bundle: true,
    write: false,
    outdir: 'console',
    format: 'esm',
    splitting: true,
    minify: true,
    metafile: true,
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    logLevel: 'silent',
  });
  const files = outputFiles.map(({ path, contents }) => {
    const name = nameOf(path);
    return [
      name,
      { type: TYPES[endingOf(name)] ?? 'application/octet-stream', body: new Uint8Array(contents) },
    ] as const;
  });
  const [script, entry] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('main.tsx')) ?? [];
  if (!script || !entry?.cssBundle) throw new Error('the page has no entry');
  return { files: new Map(files), script: nameOf(script), styles: nameOf(entry.cssBundle) };
}

let made: Promise<Bundle> | undefined;

/** The page, bundled in memory when it is first asked for; a failure is not remembered. */
export function bundle(): Promise<Bundle> {
  made ??= build().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}
