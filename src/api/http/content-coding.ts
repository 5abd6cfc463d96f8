import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** Codings of texts that are the same for everybody, the smallest first. */
const CODINGS = ['br', 'gzip'] as const;
type Coding = (typeof CODINGS)[number];

const isCoding = (name: string): name is Coding => CODINGS.some((one) => one === name);

const CODE: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * The coding that a caller takes, of those that it likes best the smallest: browsers name gzip before br and mean
 * nothing by it. undefined: none of them.
 */
export function codingFor(c: Context): Coding | undefined {
  const name = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...CODINGS],
    default: '',
    match: (accepted) => {
      const liking = (coding: Coding): number => accepted.find(({ type }) => type === coding)?.q ?? 0;
      const [best] = CODINGS.filter((coding) => liking(coding) > 0).toSorted(
        (one, other) => liking(other) - liking(one),
      );
      return best ?? '';
    },
  });
  return isCoding(name) ? name : undefined;
}

/** Bytes in each coding, made once when it is first asked for: after that a request costs no more than sending them. */
export function codedOnce(bytes: Uint8Array): (coding: Coding) => Promise<Buffer> {
  const coded = new Map<Coding, Promise<Buffer>>();
  return (coding) => {
    const known = coded.get(coding) ?? CODE[coding](bytes);
    coded.set(coding, known);
    return known;
  };
}
