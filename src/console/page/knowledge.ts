import { signal } from '@preact/signals';
import type { Metadata, SearchTold } from '../metadata.ts';
import { refusedOf } from './api.ts';
import { session, signOut } from './session.ts';

/** What the server told of itself; undefined: not yet. */
export const knowledge = signal<Metadata | undefined>(undefined);

/** Reads what the server tells of itself, and of what the key may use. A key that is not known signs out. */
export async function learn(key: string): Promise<void> {
  knowledge.value = undefined;
  const response = await fetch(`/console/metadata?api_key=${encodeURIComponent(key)}`);
  if (session.value?.key !== key) return;
  if (response.ok) {
    knowledge.value = (await response.json()) as Metadata;
    return;
  }
  const { message } = await refusedOf(response);
  if (response.status === 401) signOut(message);
  else throw new Error(message);
}

/** The search at a path; the first one where there is none. */
export function searchAt({ searches }: Metadata, path: string): SearchTold {
  const [first] = searches;
  const found = searches.find((search) => search.path === path) ?? first;
  if (!found) throw new Error('The server has no search.');
  return found;
}

/** Why the key may not use the operation at a path; undefined: it may. */
export const hindranceOf = (path: string): string | undefined => knowledge.value?.caller?.hindered[path];
