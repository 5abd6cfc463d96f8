import { type Calls, sqliteCalls } from './calls.ts';
import { fileIn } from './file.ts';
import { ReopeningFile } from './file-handle.ts';
import { UnwrittenCounts } from './memory-counts.ts';

/**
 * The calls of a server, on a file that may be on a full or read-only disk when it starts: from the moment when it can be
 * written it is, with what was counted in memory until then.
 */
export function servedCalls(dataDir: string): Calls {
  const opened = new ReopeningFile(dataDir);
  const unwritten = new UnwrittenCounts();
  const at = fileIn(dataDir);
  let on = opened.now;
  let calls = sqliteCalls({ ...on, at, unwritten });
  /** those of the handle as it is now */
  const now = (): Calls => {
    if (on.unwritable === undefined || opened.now === on) return calls;
    calls.rest();
    on = opened.now;
    calls = sqliteCalls({ ...on, at, unwritten });
    return calls;
  };
  const looking = setInterval(now, 1000).unref();
  return {
    callerOfKey: (key) => now().callerOfKey(key),
    callerOfToken: (token) => now().callerOfToken(token),
    takeCall: (...call) => now().takeCall(...call),
    endCall: (call) => now().endCall(call),
    standing: () => now().standing(),
    rest: () => calls.rest(),
    async close() {
      clearInterval(looking);
      try {
        await now().close();
      } finally {
        opened.close();
      }
    },
  };
}
