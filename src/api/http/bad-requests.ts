import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { Refusal } from '../../catalog/errors.ts';
import { RETRY_AFTER } from './answer-error.ts';

/** Requests that never become one: the server answers them before the app sees them. */

/** Our error for what the server found wrong with the bytes of a connection. */
function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('too_slow');
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('headers_large');
    default:
      return new Refusal('undecodable', { detail: 'it is not HTTP' });
  }
}

const bodyOf = ({ status, message }: Refusal): string => JSON.stringify({ code: status, message });

/** The answer to a request whose target or Host is none; anything else that ends here is ours. */
export function answerUnaddressed(error: unknown): Response {
  const refusal =
    error instanceof RequestError
      ? new Refusal('undecodable', { detail: 'its target or its Host header is invalid' })
      : new Refusal('internal');
  return new Response(bodyOf(refusal), {
    status: refusal.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** 417 in {code, message}: `100-continue` is the one expectation that is met. */
function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const refusal = new Refusal('expectation');
  response
    .writeHead(refusal.status, { 'Content-Type': 'application/json', Connection: 'close' })
    .end(bodyOf(refusal));
}

/** Writes an error on a bare connection, and cuts it. */
function answerAndCut(socket: Duplex, refusal: Refusal): void {
  const body = bodyOf(refusal);
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (refusal.status === 503) head.push(`Retry-After: ${RETRY_AFTER}`);
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Answers 503 in {code, message} to a connection for which there is no room, and cuts it. */
export const refuseConnection = (socket: Duplex): void =>
  answerAndCut(socket, new Refusal('connections_full'));

/** Answers in {code, message} what cannot be read or comes too slowly, and cuts the connection. */
export function answerUnreadable(server: Server): void {
  server.on('checkExpectation', answerExpectation);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answerAndCut(socket, refusalOf(error));
  });
}
