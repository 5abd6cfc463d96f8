import type { Field, FieldType, ParamForm, SearchDataset } from './field.ts';
import type { MarketDeclaration } from './market.ts';

/** What the type checker cannot see in the declaration of a market: names that name nothing, names that are given twice. */

const QUANTITIES: readonly FieldType[] = ['code', 'integer', 'number', 'measure'];
const INSTANTS: readonly FieldType[] = ['instant'];

/** Types of the fields that a form of parameter can ask; a form that is not here asks any. */
const ASKS: Partial<Record<ParamForm, readonly FieldType[]>> = {
  years: QUANTITIES,
  range: QUANTITIES,
  singleOrRange: QUANTITIES,
  signedRange: QUANTITIES,
  sign: QUANTITIES,
  some: QUANTITIES,
  atLeast: QUANTITIES,
  days: INSTANTS,
  dates: INSTANTS,
  measured: ['measure'],
  flag: ['flag'],
  words: ['prose'],
  allOf: ['keywords'],
};

/** `field` of an auto-complete that existing clients send, and no delivery carries: it has no terms (supplement appendix B). */
const WITHOUT_TERMS = ['dealer_name'];

const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) < at)),
];

const upperCase = (words: readonly string[] = []): string[] =>
  words.filter((word) => word !== word.toLowerCase());

function faultsOfField({ name, type, indexed, ...field }: Field): string[] {
  const asked = field.params.length > 0 || field.facet || field.stats || field.rangeFacet || field.sort;
  const misread = field.params.filter(({ form }) => !(ASKS[form]?.includes(type) ?? true));
  const measured = field.stats || field.rangeFacet !== undefined;
  const words = upperCase([...(field.choices ?? []), ...field.params.flatMap(({ oneOf = [] }) => oneOf)]);
  return [
    ...misread.map((param) => {
      const types = (ASKS[param.form] ?? []).join(', ');
      return `${param.name} is a parameter of the form ${param.form}, which asks fields of the type ${types}; ${name} is ${type}`;
    }),
    ...(asked && !indexed
      ? [
          `${name} is filtered, counted or ordered, and not indexed: take away \`indexed: false\`, or another type than ${type}`,
        ]
      : []),
    ...(measured && !QUANTITIES.includes(type)
      ? [`${name} has statistics or a range facet, and is ${type}`]
      : []),
    ...(field.rangeFacet && !(field.rangeFacet.span > 0) ? [`the range facet of ${name} has no span`] : []),
    ...(words.length > 0
      ? [
          `${name}: values are compared in lower case, so write ${[...new Set(words)].join(', ').toLowerCase()}`,
        ]
      : []),
  ];
}

function faultsOfFields({ fields }: SearchDataset): string[] {
  const of = (what: string, names: readonly (string | undefined)[]): string[] =>
    twice(names.filter((name) => name !== undefined)).map((name) => `two fields have the ${what} ${name}`);
  return [
    ...of(
      'name',
      fields.map(({ name }) => name),
    ),
    ...of(
      'parameter',
      fields.flatMap(({ params }) => params.map(({ name }) => name)),
    ),
    ...of(
      'order',
      fields.flatMap(({ sort, sortAliases = [] }) => [sort, ...sortAliases]),
    ),
    ...of(
      'place in the answer',
      fields.map(({ at }) => at),
    ),
    ...of(
      'column',
      fields.flatMap(({ column }) => (column ? [column.name, ...(column.aliases ?? [])] : [])),
    ),
    ...fields.flatMap(faultsOfField),
  ];
}

/** Names that a declaration takes from its fields and directories, and that are not there. */
function unknownNames({ listings, region, ...market }: MarketDeclaration): string[] {
  const fields = listings.fields.map(({ name }) => name);
  const suggested = listings.fields.flatMap((field) => [
    ...[field.name, ...field.facetAliases],
    ...field.params.map(({ name }) => name),
  ]);
  const ofDealers = region.directories.dealers.fields.map(({ name }) => name);
  const no = (member: string, names: readonly string[], known: readonly string[], what: string): string[] =>
    names.filter((name) => !known.includes(name)).map((name) => `${member}: no ${what} is called ${name}`);
  const suggestions = market.suggestions ?? [];
  return [
    ...no('rowNeeds', market.rowNeeds, fields, 'field of its listings'),
    ...no('words', Object.keys(market.words ?? {}), fields, 'field of its listings'),
    ...no(
      'suggestions',
      suggestions.flatMap((one) => [...one.fields, ...(one.narrowedBy ?? []).map(({ field }) => field)]),
      [...suggested, ...WITHOUT_TERMS],
      'field of its listings',
    ),
    ...no('dealer', market.dealer, ofDealers, 'field of dealers'),
    ...(market.directorySearches ?? [])
      .filter(({ directory }) => !market.directories.includes(directory))
      .map(({ directory, path }) => `directories has no ${directory}, which ${path} searches`),
  ];
}

/** What is wrong with a declaration, each as a sentence without its end; none: nothing is. */
export function faultsOfMarket(market: MarketDeclaration): string[] {
  return [
    ...(/^[a-z][a-z0-9-]*$/.test(market.name)
      ? []
      : ['its name stands in names of indices: lower-case letters, digits and hyphens']),
    ...unknownNames(market),
    ...faultsOfFields(market.listings),
  ];
}
