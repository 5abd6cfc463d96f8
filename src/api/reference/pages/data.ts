import { type FeedColumn, feedColumns } from '../../../catalog/feed-columns.ts';
import type { Field, FieldType } from '../../../catalog/field.ts';
import { listingsOf, MARKETS, type Market } from '../../../catalog/markets.ts';
import type { SearchPolicy } from '../../../search/policy.ts';
import { permissionsOf } from '../../../search/read.ts';
import { OPERATIONS } from '../../operations.ts';
import { escaped, prose, table } from '../html.ts';
import type { ReferencePage, Section } from '../page.ts';

/** The form of a value in answers and in parameters, in words. */
const FORMS: Readonly<Record<FieldType, string>> = {
  keyword: 'text',
  lower: 'text in lower case',
  upper: 'text in upper case',
  exact: 'text, compared letter by letter',
  postal: 'postal code',
  mark: 'registration mark',
  code: 'number that is a name',
  integer: 'whole number',
  number: 'number',
  instant: 'Unix seconds',
  measure: 'number with its unit, as delivered',
  flag: 'true or false',
  point: 'position',
  keywords: 'list of texts',
  prose: 'texts, searched by their words',
  objects: 'list of objects',
  text: 'text, shown alone',
  texts: 'list of texts, shown alone',
};

/** The unit of a quantity, as its column or its name tells it; none: it has no unit. */
function unitOf({ name, column, type }: Field): string {
  if (type === 'instant') return 'seconds since 1970, UTC';
  if (column?.type === 'money' || column?.type === 'payment' || name === 'price_change')
    return 'currency of the country';
  if (column?.type === 'odometer') return 'miles';
  if (/percent|apr$|_per$/.test(name)) return 'percent';
  if (/mpg$/.test(name)) return 'miles per gallon';
  if (/^(dom|dos)(_|$)/.test(name)) return 'days';
  if (/term$/.test(name)) return 'months';
  if (name === 'latitude' || name === 'longitude') return 'degrees';
  return '';
}

const DERIVED = 'derived by the service';

function cameFrom({ column }: Field, columns: ReadonlyMap<string, FeedColumn>): string {
  if (!column) return DERIVED;
  const { also = [], form = '' } = columns.get(column.name) ?? {};
  const names = [column.name, ...also].map((name) => `<code>${escaped(name)}</code>`).join(', ');
  return `column ${names}${form ? `: ${escaped(form)}` : ''}`;
}

/** How the field is asked for. */
function askedBy({ name, params, sort }: Field, policy: SearchPolicy): string {
  const { facets, ranges, stats, sorts, filters } = permissionsOf(policy);
  const filtering = params
    .filter((param) => filters.has(param.name))
    .map((param) => `<code>${param.name}</code>`);
  const further = [
    ...(facets.has(name) ? ['facet'] : []),
    ...(ranges.has(name) ? ['range facet'] : []),
    ...(stats.has(name) ? ['statistics'] : []),
    ...(sort !== undefined && sorts.has(sort) ? ['order'] : []),
  ];
  return [...filtering, ...further].join(', ');
}

const groupOf = ({ at = '' }: Field): string =>
  /^(\w+)(?:\[\])?\./.exec(at)?.[1] ?? (at === '' ? 'not shown' : 'listing');

const TITLES: Readonly<Record<string, string>> = {
  listing: 'The listing itself',
  'not shown': 'Filters and parts that a search does not show',
};

/** A request that counts how many listings have a value of each of the fields. */
function fillOf(path: string, fields: readonly Field[], policy: SearchPolicy): string | undefined {
  const { facets, stats } = permissionsOf(policy);
  const measured = fields.filter(({ name }) => stats.has(name)).map(({ name }) => name);
  // a list has a value more than once: its counts add up to no share
  const counted = fields.filter(
    ({ name, type }) => facets.has(name) && !stats.has(name) && type !== 'keywords',
  );
  if (measured.length + counted.length === 0) return undefined;
  const terms = counted.map(({ name }) => `${name}|0|1000`);
  return `${path}?rows=0${measured.length > 0 ? `&stats=${measured.join(',')}` : ''}${terms.length > 0 ? `&facets=${terms.join(',')}` : ''}`;
}

function sectionOf(group: string, fields: readonly Field[], { path, search }: Searched): Section {
  const columns = new Map(feedColumns({ fields: search.dataset.fields }).map((one) => [one.column, one]));
  const fill = fillOf(path, fields, search);
  const rows = fields.map((field) => [
    `<code>${escaped(field.at ?? field.name)}</code>`,
    prose(field.about),
    unitOf(field),
    FORMS[field.type],
    cameFrom(field, columns),
    askedBy(field, search),
    `<span data-full="${escaped(field.name)}"></span>`,
  ]);
  const button = fill
    ? `<p><button type="button" data-fill="${escaped(fill)}">Count how full they are</button> <output></output></p>\n`
    : '';
  return {
    id: group.replaceAll(' ', '-'),
    title: TITLES[group] ?? group,
    html: button + table(['Member', 'Meaning', 'Unit', 'Form', 'From', 'Asked for by', 'Full'], rows),
  };
}

interface Searched {
  readonly path: string;
  readonly search: SearchPolicy;
}

function searchOf(market: Market): Searched {
  const found = OPERATIONS.find((one) => one.market === market && one.shows === 'listing' && one.search);
  if (!found?.search) throw new Error(`${market} has no search`);
  return { path: found.path, search: found.search };
}

const pathOf = (market: Market): string => `/reference/data/${market}`;

/** The fields of the listings of each market. */
export const marketPages: readonly ReferencePage[] = MARKETS.map((market) => {
  const groups = new Map<string, Field[]>();
  for (const field of listingsOf(market).fields)
    groups.set(groupOf(field), [...(groups.get(groupOf(field)) ?? []), field]);
  return {
    path: pathOf(market),
    title: `Data: ${market}`,
    about: `Every field of the listings of ${market}: what it means, its unit and form, the column of a delivery that it comes from, how it is asked for. The button of each part counts the share of the active listings that have a value, in the data that this server holds.`,
    sections: [...groups].map(([group, fields]) => sectionOf(group, fields, searchOf(market))),
  };
});

/** The markets, and what holds in all of them. */
export const data: ReferencePage = {
  path: '/reference/data',
  title: 'Data',
  about: 'What is known of a vehicle: each field with its meaning, unit, form and origin, by market.',
  sections: [
    {
      id: 'markets',
      title: 'Markets',
      html: table(
        ['Market', 'Listings', 'Fields'],
        MARKETS.map((market) => [
          `<a href="${pathOf(market)}">${market}</a>`,
          escaped(listingsOf(market).about),
          String(listingsOf(market).fields.length),
        ]),
      ),
    },
    {
      id: 'everywhere',
      title: 'Everywhere',
      html: `<p>${prose('Money is in the currency of the country of a listing. Distances and odometers are in miles. Instants are UTC.')}</p>
<p>${prose('A member that is not known is left out. Words of makes, bodies, fuels, drivetrains, transmissions and base colours are those of a vocabulary; what a delivery says otherwise is brought to them as it is loaded.')}</p>
<p>${prose('Values are those of the last delivery, or follow from several: days on the market, the price before, the sources that list the same vehicle.')} <a href="/reference/columns">Columns of feeds</a></p>`,
    },
  ],
};
