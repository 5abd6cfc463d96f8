import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Takes webhook events: believes only those with a good signature, and acts on each of them once. */

const { WEBHOOK_SECRET: secret, PORT: port = '3001', SEEN_FILE: file = 'seen.txt' } = process.env;
if (!secret) throw new Error('WEBHOOK_SECRET is not set: forecourt webhooks add shows it once');

/** An older event is nobody's: somebody may have listened and sends it again. Seconds. */
const OLDEST = 300;
/** Events are short. Bytes. */
const LONGEST = 65_536;

/** Ids of what was done already; kept in a file, so that a restart forgets none. */
const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

/** Whether the body is what the holder of the secret signed, a short time ago. */
function isGenuine(headers, body) {
  const { 'x-signature': given = '', 'x-timestamp': timestamp = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= OLDEST)) return false;
  const expected = `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What you do with an event: here it is printed. */
function act({ event_type, event_data }) {
  console.log(event_type, JSON.stringify(event_data));
}

async function bodyOf(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > LONGEST) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const server = createServer(async (request, response) => {
  try {
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    const id = request.headers['x-delivery-id'];
    if (!body || !id || !isGenuine(request.headers, body)) return response.writeHead(401).end();
    if (!seen.has(id)) {
      act(JSON.parse(body.toString()));
      // only what was done is remembered: after a fault here the event is sent again
      appendFileSync(file, `${id}\n`);
      seen.add(id);
    }
    response.writeHead(204).end();
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});
server.listen(Number(port), '127.0.0.1', () =>
  console.log(`listening on http://127.0.0.1:${server.address().port}`),
);
