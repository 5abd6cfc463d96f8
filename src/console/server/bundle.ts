import { readFile } from 'node:fs/promises';
import { codedOnce } from '../../api/http/content-coding.ts';

/** A file of the page as it is sent: its name holds a digest of its content. */
interface BundleFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** the body in a coding */
  readonly coded: ReturnType<typeof codedOnce>;
}

/** The page's files by name, and which of them the page begins with. */
export interface Bundle {
  readonly files: ReadonlyMap<string, BundleFile>;
  readonly script: string;
  readonly styles: string;
}

/** What the build says of the page that it compiled (build/page.mjs). */
interface BuiltPage {
  readonly script: string;
  readonly styles: string;
  readonly files: readonly string[];
}

/** Where the build puts the page. */
const BUILT = new URL('../../../dist/console/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const endingOf = (name: string): string => name.replace(/^.*\./, '');

async function fileNamed(name: string): Promise<readonly [string, BundleFile]> {
  const body = new Uint8Array(await readFile(new URL(name, BUILT)));
  const type = TYPES[endingOf(name)] ?? 'application/octet-stream';
  return [name, { type, body, coded: codedOnce(body) }];
}

async function read(): Promise<Bundle> {
  const text = await readFile(new URL('page.json', BUILT), 'utf8');
  const { script, styles, files } = JSON.parse(text) as BuiltPage;
  return { script, styles, files: new Map(await Promise.all(files.map(fileNamed))) };
}

let made: Promise<Bundle> | undefined;

/** The page as it was built, read when it is first asked for; a failure is not remembered. */
export function bundle(): Promise<Bundle> {
  made ??= read().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}
