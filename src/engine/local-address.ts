import { statSync } from 'node:fs';
import { layoutOf } from './local/home.ts';
import { addressIn } from './local/state.ts';

/** How long an address is believed without a look at the engine's state file, in milliseconds. */
const BELIEVED_MS = 500;

/** When the file was written, which is another instant after each start; undefined: it is not there. */
const writtenAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Gives, again and again, the URL of the engine that lives in a home; undefined while none does. The home is looked at
 * at most twice a second, and closely only when its state has changed.
 */
export function localAddress(home: string): () => URL | undefined {
  const layout = layoutOf(home);
  let lookedAt = Number.NEGATIVE_INFINITY;
  let written: number | undefined;
  let address: URL | undefined;
  return () => {
    const now = performance.now();
    if (now - lookedAt < BELIEVED_MS) return address;
    lookedAt = now;
    const state = writtenAt(layout.stateFile);
    if (address && state !== undefined && state === written) return address;
    written = state;
    const url = addressIn(layout);
    address = url === undefined ? undefined : new URL(url);
    return address;
  };
}
