import { signal } from '@preact/signals';
import type { Metadata, SearchTold } from '../metadata.ts';

/** What the server told of itself; undefined: not yet. */
export const knowledge = signal<Metadata | undefined>(undefined);

/** Reads what the server tells of itself. Rejects when it does not answer. */
export async function learn(): Promise<void> {
  const response = await fetch('/console/metadata');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  knowledge.value = (await response.json()) as Metadata;
}

/** The search at a path; the first one where there is none. */
export function searchAt({ searches }: Metadata, path: string): SearchTold {
  const [first] = searches;
  const found = searches.find((search) => search.path === path) ?? first;
  if (!found) throw new Error('The server has no search.');
  return found;
}
