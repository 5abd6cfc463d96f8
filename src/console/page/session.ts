import { signal } from '@preact/signals';
import { forget, keep, kept } from './storage.ts';

/**
 * The key of whoever looks. It is in memory alone, never in the page's address; in the browser's storage only where its
 * user said so.
 */
export interface SignedIn {
  readonly key: string;
  readonly by: 'typing' | 'storage' | 'demo';
}

/** Who is signed in; undefined: nobody. */
export const session = signal<SignedIn | undefined>(undefined);
/** why nobody is signed in; undefined: it is not known yet */
export const signInNeeded = signal<string | undefined>(undefined);

const STORED = 'forecourt-console-key';

async function demoKey(): Promise<string | undefined> {
  const response = await fetch('/console/demo-key', { method: 'POST' });
  if (response.status !== 200) return undefined;
  const { key } = (await response.json()) as { key: string };
  return key;
}

/** Signs in with the key that was remembered, else with the sample market's, which is handed out on its machine. */
export async function signInByItself(): Promise<void> {
  const stored = kept(STORED);
  if (stored) {
    session.value = { key: stored, by: 'storage' };
    return;
  }
  const key = await demoKey().catch(() => undefined);
  if (key) session.value = { key, by: 'demo' };
  else signInNeeded.value = '';
}

/** Takes a key that was typed; `remember`: it stays in this browser. */
export function signIn(key: string, remember: boolean): void {
  if (remember) keep(STORED, key);
  else forget(STORED);
  session.value = { key, by: 'typing' };
}

/** Forgets the key, here and in storage. */
export function signOut(why = ''): void {
  forget(STORED);
  session.value = undefined;
  signInNeeded.value = why;
}
