import { statSync } from 'node:fs';
import { errors, HttpConnection } from '@elastic/elasticsearch';
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
function addressOf(home: string): () => URL | undefined {
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

/**
 * Connections to the engine of a home, wherever it answers: it may be stopped and started while we run, and get another
 * port when a stranger has taken its own. While it is stopped nothing is asked, for a stranger may answer there.
 */
export function followingConnection(home: string): typeof HttpConnection {
  const address = addressOf(home);
  return class extends HttpConnection {
    override buildRequestObject(...request: Parameters<HttpConnection['buildRequestObject']>) {
      const url = address();
      if (!url) throw new errors.ConnectionError(`the search engine of ${home} is stopped`);
      this.url = url;
      return super.buildRequestObject(...request);
    }
  };
}
