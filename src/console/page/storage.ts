/** What the page keeps in the browser. One that blocks storage keeps nothing, and shows the page all the same. */

function withStorage<Given>(work: (storage: Storage) => Given): Given | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

/** What is kept under a name; undefined: nothing, or nothing may be. */
export const kept = (name: string): string | undefined =>
  withStorage((storage) => storage.getItem(name)) ?? undefined;

/** Keeps a text under a name, where the browser lets it. */
export const keep = (name: string, text: string): void =>
  withStorage((storage) => storage.setItem(name, text));

/** Forgets what is kept under a name. */
export const forget = (name: string): void => withStorage((storage) => storage.removeItem(name));
