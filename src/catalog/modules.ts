import { readdirSync } from 'node:fs';

/**
 * What the files of a folder export under a name, in the order of their names: the folder is the registry, so that
 * another file is all that another one needs. Rejects, naming the file, where a file exports nothing under that name.
 */
export async function exportsOf<Exported>(folder: URL, name: string): Promise<readonly Exported[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const all: Exported[] = [];
  // one after another: what is loaded side by side can wait for each other for ever where both wait for a folder
  for (const file of files.sort()) {
    const { href } = new URL(file, folder);
    const { [name]: exported } = (await import(href)) as Readonly<Record<string, Exported | undefined>>;
    if (exported === undefined) throw new Error(`${href} exports no ${name}`);
    all.push(exported);
  }
  return all;
}
