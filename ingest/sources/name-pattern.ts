import { ClosedFolder } from './location.ts';

/** One of several: {csv,xml}. */
const CHOICE = /(\{[^{}/]*,[^{}/]*\})/;

const literal = (text: string): string => text.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');

function partOf(part: string): string {
  if (CHOICE.test(part)) return `(?:${part.slice(1, -1).split(',').map(plainOf).join('|')})`;
  return plainOf(part);
}

const plainOf = (text: string): string =>
  text
    .split(/([*?])/)
    .map((part) => {
      if (part === '*') return '[^/]*';
      return part === '?' ? '[^/]' : literal(part);
    })
    .join('');

/**
 * A pattern of file names, * for any characters of a name, ? for one, {a,b} for one of several, with slashes where files are in
 * folders → whether a path fits, whole.
 */
export function namePattern(pattern: string): (path: string) => boolean {
  const whole = new RegExp(`^${pattern.split(CHOICE).map(partOf).join('')}$`, 'su');
  return (path) => whole.test(path);
}

/** What a pattern says that would not be understood as it is meant; undefined: nothing. */
export function patternFault(pattern: string): string | undefined {
  if (pattern.includes('**'))
    return `"${pattern}" has **, which is not known: write */ for each folder that the files are below`;
  if (pattern.startsWith('/'))
    return `"${pattern}" begins with a slash; it begins below the folder, or the prefix`;
  if (/\{[^{}]*\/[^{}]*\}/.test(pattern))
    return `"${pattern}" has a slash between { and }: make a source of each folder`;
  return undefined;
}

/** Lists what is in a folder; `below`: its path from where the source's files are, '' for that place itself. Throws ClosedFolder. */
type ListFolder<Entry> = (
  below: string,
) => Promise<readonly { readonly name: string; readonly isFolder: boolean; readonly entry: Entry }[]>;

/**
 * Lists the folders that a pattern reaches: as deep as it has slashes, and no others. Gives the entries of the last ones that
 * are no folders, each with its path. Folders that are closed are passed over, but for that place itself: another file is
 * no worse for them.
 */
export async function listFolders<Entry>(
  pattern: string,
  list: ListFolder<Entry>,
): Promise<{ readonly path: string; readonly entry: Entry }[]> {
  const folders = pattern.split('/').slice(0, -1);
  let reached = [''];
  for (const folder of folders) {
    const fits = namePattern(folder);
    const next = await eachOf(reached, list);
    reached = next.filter(({ name, isFolder }) => isFolder && fits(name)).map(({ path }) => path);
  }
  return (await eachOf(reached, list)).filter(({ isFolder }) => !isFolder);
}

async function eachOf<Entry>(folders: readonly string[], list: ListFolder<Entry>) {
  const found = [];
  for (const below of folders)
    for (const one of await openOnes(below, list))
      found.push({ ...one, path: below ? `${below}/${one.name}` : one.name });
  return found;
}

async function openOnes<Entry>(below: string, list: ListFolder<Entry>) {
  try {
    return await list(below);
  } catch (error) {
    if (below !== '' && error instanceof ClosedFolder) return [];
    throw error;
  }
}
