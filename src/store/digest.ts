import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of a text, hexadecimal. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** SHA-256 of a file, hexadecimal. */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
