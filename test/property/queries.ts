import fc from 'fast-check';
import { OPERATIONS } from '../../src/api/operations.ts';
import { searchParameters } from '../../src/search/read.ts';
import { CASES } from '../cases/all.ts';

/** Arbitrary query strings of a search: what people send, and what nobody should. */

/** Parameters of the search at a path, but for those that say how the answer is shown. */
const namesAt = (path: string): readonly string[] =>
  OPERATIONS.flatMap((operation) =>
    operation.kind === 'search' && operation.search && operation.path === path
      ? searchParameters(operation.search).map(({ name }) => name)
      : [],
  );

/** Values that the corpus sends to the searches at these paths, by parameter. */
function sentAt(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sent = new Map<string, string[]>();
  for (const { url } of CASES) {
    const [path = '', query = ''] = url.replace(/^\/v2/, '').split('?');
    if (!paths.includes(path)) continue;
    for (const piece of query.split('&')) {
      const [name = '', value = ''] = piece.split('=');
      if (name) sent.set(name, [...(sent.get(name) ?? []), value]);
    }
  }
  return sent;
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

const stranger = fc
  .tuple(fc.string({ maxLength: 8 }), raw)
  .map(([name, text]) => `${encodeURIComponent(name)}=${text}`);

/** a facet, range facet or statistic of a field that may or may not have one */
const countedOf = (fields: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom('facets', 'range_facets', 'stats'),
      fc.constantFrom(...fields),
      fc.array(
        fc.oneof(
          fc.nat(70_000).map(String),
          fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((n) => n.toFixed(3)),
          scrap,
        ),
        { maxLength: 3 },
      ),
    )
    .map(([name, field, parts]) => `${name}=${encodeURIComponent([field, ...parts].join('|'))}`);

interface Search {
  readonly path: string;
  /** other searches whose cases send values of its parameters */
  readonly like?: readonly string[];
  /** fields of facets and figures */
  readonly fields: readonly string[];
}

/** Query strings of one search. */
function queriesOf({ path, like = [], fields }: Search) {
  const sent = sentAt([path, ...like]);
  const piece = fc.constantFrom(...namesAt(path)).chain((name) => {
    const known = sent.get(name) ?? [];
    const value = known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, raw) : raw;
    return value.map((text) => `${name}=${text}`);
  });
  return {
    path,
    /** Pieces of a query string. */
    anyPieces: fc.array(
      fc.oneof(
        { weight: 6, arbitrary: piece },
        { weight: 2, arbitrary: countedOf(fields) },
        { weight: 1, arbitrary: stranger },
      ),
      { maxLength: 8 },
    ),
    /** Pieces of the corpus's answered cases, each name once: they can be read, mostly together. */
    readablePieces: fc
      .shuffledSubarray([...sent.keys()], { maxLength: 8 })
      .chain((names) =>
        fc.tuple(
          ...names.map((name) =>
            fc.constantFrom(...(sent.get(name) ?? [])).map((value) => `${name}=${value}`),
          ),
        ),
      ),
  };
}

const CAR_FIELDS = [
  'make',
  'price',
  'miles',
  'base_ext_color',
  'base_exterior_color',
  'lease_term',
  'nothing',
  '',
];

export const carSearch = queriesOf({ path: '/search/car/active', fields: CAR_FIELDS });
export const inventory = queriesOf({
  path: '/dealerships/inventory',
  like: ['/search/car/active'],
  fields: [...CAR_FIELDS, 'vehicle_status'],
});
export const dealerships = queriesOf({
  path: '/dealerships/car',
  fields: ['city', 'mc_website_id', 'mc_dealership_group_name', 'created_at', 'nothing', ''],
});
export const dealers = queriesOf({
  path: '/dealers/car',
  fields: ['city', 'country', 'listing_count', 'created_at', 'nothing', ''],
});

export const nameOf = (text: string): string => {
  try {
    return decodeURIComponent((text.split('=')[0] ?? '').replaceAll('+', ' '));
  } catch {
    return '';
  }
};
