import fc from 'fast-check';
import { OPERATIONS } from '../../src/api/operations.ts';
import { searchParameters } from '../../src/search/read.ts';
import { CASES } from '../cases/all.ts';

/** Arbitrary query strings of a search: what people send, and what nobody should. */

const NAMES = OPERATIONS.flatMap((operation) =>
  operation.kind === 'search' ? searchParameters(operation.policy).map(({ name }) => name) : [],
);

/** Values that the corpus sends, by parameter. */
const SENT = new Map<string, string[]>();
for (const { url } of CASES) {
  for (const piece of (url.split('?')[1] ?? '').split('&')) {
    const [name = '', value = ''] = piece.split('=');
    if (name) SENT.set(name, [...(SENT.get(name) ?? []), value]);
  }
}

const number = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: false }).map(String),
  fc.bigInt().map(String),
  fc.constantFrom(
    'NaN',
    'Infinity',
    '-Infinity',
    '1e309',
    '-0',
    '0',
    '00',
    '1.',
    '.5',
    '+1',
    '0x10',
    '9007199254740993',
  ),
);
const scrap = fc.oneof(
  number,
  fc.constantFrom(
    '',
    ' ',
    ',',
    ',,,',
    '|',
    '|||',
    '\\',
    '\\,',
    '*',
    '-',
    '*-*',
    '*-',
    '-*',
    'null',
    'undefined',
    'true',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const joined = fc
  .array(scrap, { maxLength: 5 })
  .chain((parts) => fc.constantFrom('-', ',', '|', '').map((mark) => parts.join(mark)));

const encoded = joined.map((text) => encodeURIComponent(text));
/** percent-encoded as it may be, and as it may not */
const raw = fc.oneof(
  encoded,
  encoded,
  encoded,
  fc.constantFrom('%', '%E0%A4%A', '%00', '%ED%A0%80', '+', 'a=b', '%25'),
);

const piece = fc.constantFrom(...NAMES).chain((name) => {
  const known = SENT.get(name) ?? [];
  const value = known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, raw) : raw;
  return value.map((text) => `${name}=${text}`);
});

/** a facet, range facet or statistic of a field that may or may not have one */
const asked = fc
  .tuple(
    fc.constantFrom('facets', 'range_facets', 'stats'),
    fc.constantFrom(
      'make',
      'price',
      'miles',
      'base_ext_color',
      'base_exterior_color',
      'lease_term',
      'nothing',
      '',
    ),
    fc.array(
      fc.oneof(
        fc.nat(70_000).map(String),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((n) => n.toFixed(3)),
        scrap,
      ),
      {
        maxLength: 3,
      },
    ),
  )
  .map(([name, field, parts]) => `${name}=${encodeURIComponent([field, ...parts].join('|'))}`);

const stranger = fc
  .tuple(fc.string({ maxLength: 8 }), raw)
  .map(([name, text]) => `${encodeURIComponent(name)}=${text}`);

/** Pieces of a query string. */
export const anyPieces = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: piece },
    { weight: 2, arbitrary: asked },
    { weight: 1, arbitrary: stranger },
  ),
  { maxLength: 8 },
);

/** Pieces of the corpus's answered cases, each name once: they can be read, mostly together. */
export const readablePieces = fc
  .shuffledSubarray([...SENT.keys()], { maxLength: 8 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.constantFrom(...(SENT.get(name) ?? [])).map((value) => `${name}=${value}`)),
    ),
  );

export const nameOf = (text: string): string => {
  try {
    return decodeURIComponent((text.split('=')[0] ?? '').replaceAll('+', ' '));
  } catch {
    return '';
  }
};
