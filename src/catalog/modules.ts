import { readdirSync } from 'node:fs';

/**
 * What the files of a folder export under a name, in the order of their names: the folder is the registry, so that
 * another file is all that another one needs. Rejects, naming the file, where a file exports nothing under that name.
 */
export const exportsOf = <Exported>(folder: URL, name: string): Promise<readonly Exported[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map(async (file): Promise<Exported> => {
        const { href } = new URL(file, folder);
        const { [name]: exported } = (await import(href)) as Readonly<Record<string, Exported | undefined>>;
        if (exported === undefined) throw new Error(`${href} exports no ${name}`);
        return exported;
      }),
  );
