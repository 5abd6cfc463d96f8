import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Refusal } from '../../catalog/errors.ts';

/** Requests that never become one: the server answers them on the bare socket. */

/** Our error for what the server found wrong with the bytes of a connection. */
function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal('too_slow');
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal('headers_large');
    default:
      return new Refusal('undecodable', { detail: 'it is no HTTP' });
  }
}

/** Answers in {code, message} what cannot be read or comes too slowly, and cuts the connection. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, message } = refusalOf(error);
    const body = JSON.stringify({ code: status, message });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}
