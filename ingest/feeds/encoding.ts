/** The encodings that feeds come in; names as TextDecoder has them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15';

/** As reports name them. Windows-1252 holds all of ISO-8859-1 that is text. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'iso-8859-15': 'ISO-8859-15',
};

const MARKS: readonly (readonly [Encoding, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

/** So many of the first bytes tell UTF-16 without its mark. */
const LOOKED_AT = 1000;

/** The encoding that the first bytes tell: by a byte-order mark, or since every second byte of Latin text is NUL. */
function toldByHead(head: Buffer): { readonly encoding: Encoding; readonly mark: number } | undefined {
  for (const [encoding, mark] of MARKS)
    if (head.subarray(0, mark.length).equals(mark)) return { encoding, mark: mark.length };
  const looked = head.subarray(0, LOOKED_AT - (LOOKED_AT % 2));
  const nuls = [0, 0];
  for (const [at, byte] of looked.entries()) if (byte === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  const many = looked.length * 0.3;
  if (odd > many && even === 0) return { encoding: 'utf-16le', mark: 0 };
  if (even > many && odd === 0) return { encoding: 'utf-16be', mark: 0 };
  return undefined;
}

/** Bytes that follow the first one of a character of UTF-8. */
const following = (byte: number): number =>
  byte >= 0xc2 && byte <= 0xdf ? 1 : byte >= 0xe0 && byte <= 0xef ? 2 : byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;

/** Counts what tells UTF-8 from encodings of one byte a character. */
class ByteCounts {
  /** characters of UTF-8 that have several bytes */
  characters = 0;
  /** bytes beyond ASCII that are no part of one */
  others = 0;
  /** those of them that are text in Windows-1252 and control codes in ISO-8859 */
  controls = 0;
  /** signs that are the euro in ISO-8859-15 */
  euros = 0;
  #waiting = 0;
  #taken: number[] = [];

  take(chunk: Buffer): void {
    for (const byte of chunk) {
      if (this.#waiting && byte >= 0x80 && byte <= 0xbf) this.#follow(byte);
      else {
        if (this.#waiting) this.#misread();
        if (byte >= 0x80) this.#begin(byte);
      }
    }
  }

  end(): void {
    if (this.#waiting) this.#misread();
  }

  #begin(byte: number): void {
    this.#waiting = following(byte);
    if (this.#waiting) this.#taken = [byte];
    else this.#other(byte);
  }

  #follow(byte: number): void {
    this.#taken.push(byte);
    this.#waiting -= 1;
    if (!this.#waiting) this.characters += 1;
  }

  #misread(): void {
    for (const byte of this.#taken) this.#other(byte);
    this.#waiting = 0;
  }

  #other(byte: number): void {
    this.others += 1;
    if (byte <= 0x9f) this.controls += 1;
    if (byte === 0xa4) this.euros += 1;
  }
}

/**
 * The encoding of text that is not all UTF-8, by all of it. A few odd bytes among characters of UTF-8 are faults of a UTF-8
 * file; where nearly everything beyond ASCII is no UTF-8, each byte is a character.
 */
export async function encodingOf(chunks: AsyncIterable<Buffer>): Promise<Encoding> {
  const counts = new ByteCounts();
  for await (const chunk of chunks) counts.take(chunk);
  counts.end();
  const { characters, others, controls, euros } = counts;
  if (others <= 10 * characters) return 'utf-8';
  return euros && !controls ? 'iso-8859-15' : 'windows-1252';
}

/** The chunks as UTF-8 without a byte-order mark; `encoding`: where the first bytes do not tell it. */
export async function* asUtf8(
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding = 'utf-8',
  onKnown: (encoding: Encoding) => void = () => undefined,
): AsyncGenerator<Buffer> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let head: Buffer | undefined = Buffer.alloc(0);
  const begin = (first: Buffer): Buffer => {
    const known = toldByHead(first) ?? { encoding, mark: 0 };
    onKnown(known.encoding);
    if (known.encoding !== 'utf-8') decoder = new TextDecoder(known.encoding, { ignoreBOM: true });
    return first.subarray(known.mark);
  };
  const decode = (chunk: Buffer): Buffer =>
    decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  for await (const chunk of chunks) {
    if (!head) yield decode(chunk);
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < LOOKED_AT) continue;
      yield decode(begin(head));
      head = undefined;
    }
  }
  if (head?.length) yield decode(begin(head));
  const rest = decoder?.decode();
  if (rest) yield Buffer.from(rest);
}
