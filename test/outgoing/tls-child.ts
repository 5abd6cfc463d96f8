import { outgoing } from '../../src/outgoing/call.ts';
import { PATIENCE_MS } from '../patience.ts';

/** Posts a body to a name that leads to loopback; prints what it came to. A process of its own has authorities of its own. */
const [, , url = '', body = ''] = process.argv;
const call = outgoing({ http: false, private: true }, async () => [{ address: '127.0.0.1', family: 4 }]);
const outcome = await call({
  url: new URL(url),
  method: 'POST',
  body,
  timeoutMs: PATIENCE_MS,
  maxBytes: 100,
}).then(
  ({ status }) => `answered ${status}`,
  (error: unknown) => String(error),
);
console.log(outcome);
