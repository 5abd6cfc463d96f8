import type { Readable } from 'node:stream';
import { OutgoingFault } from './fault.ts';

/** The whole body of an answer, of at most so many bytes. Throws OutgoingFault `large`, whatever length was announced. */
export async function readBody(from: Readable, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of from as AsyncIterable<Buffer>) {
    bytes += part.length;
    // leaving the loop destroys the stream, and the connection with it
    if (bytes > maxBytes) throw new OutgoingFault('large', `the answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
