import { signal } from '@preact/signals';
import type { CallerDescription, Metadata, SearchDescription } from '../metadata.ts';
import { type PackedMetadata, unpackMetadata } from '../packed-metadata.ts';
import { refusalFrom } from './api.ts';
import { session, signOut } from './session.ts';

/** What the server told of itself, and of the key. */
interface Knowledge extends Metadata {
  readonly caller: CallerDescription;
}

/** undefined: nothing was told yet */
export const knowledge = signal<Knowledge | undefined>(undefined);

/** Reads what the server tells of itself, and of what the key may use. A key that is not known signs out. */
export async function learn(key: string): Promise<void> {
  knowledge.value = undefined;
  const answers = await Promise.all([
    fetch('/console/metadata'),
    fetch(`/console/caller?api_key=${encodeURIComponent(key)}`),
  ]);
  if (session.value?.key !== key) return;
  const refused = answers.find(({ ok }) => !ok);
  if (refused) {
    const { message } = await refusalFrom(refused);
    if (refused.status === 401) return signOut(message);
    throw new Error(message);
  }
  const [metadata, caller] = (await Promise.all(answers.map((answer) => answer.json()))) as [
    PackedMetadata,
    CallerDescription,
  ];
  knowledge.value = { ...unpackMetadata(metadata), caller };
}

/** The search at a path; the first one where there is none. */
export function searchAt({ searches }: Metadata, path: string): SearchDescription {
  const [first] = searches;
  const found = searches.find((search) => search.path === path) ?? first;
  if (!found) throw new Error('This server has no search operations.');
  return found;
}

/** Whether a path is one of those that a path with members in braces stands for. */
const isOf = (path: string, template: string): boolean => {
  const [pieces, members] = [path.split('/'), template.split('/')];
  return (
    pieces.length === members.length &&
    members.every((member, at) => member === pieces[at] || /^\{\w+\}$/.test(member))
  );
};

/** Why the key may not use the operation at a path, with or without its members; undefined: it may. */
export function hindranceOf(path: string): string | undefined {
  const { operations = [], caller } = knowledge.value ?? {};
  const operation =
    operations.find((one) => one.path === path) ?? operations.find((one) => isOf(path, one.path));
  return operation && caller?.hindered[operation.path];
}
