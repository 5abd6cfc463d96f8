import { allFields, type Dataset, type OrderKey, type SearchDataset } from '../../catalog/field.ts';
import { sortType, TIE } from '../../catalog/mapping.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import type { Centre, Order } from '../plan.ts';
import type { SentParameters } from '../sent-parameters.ts';

/** Order of the page: sort_by, sort_order and the defaults (part-1.md rules E1.5 and E1.6). */

const DISTANCE = 'dist';

/** A sort_by value: its field, and its direction where sort_order is not sent. */
interface SortBy {
  readonly field: string;
  readonly descending: boolean;
}

/** What the results can be ordered by: value of `sort_by` → its field. */
export function sortFields(dataset: Dataset): ReadonlyMap<string, SortBy> {
  return new Map(
    allFields(dataset).flatMap(({ name, sort, sortAliases = [], sortsDown = false }) =>
      (sort ? [sort, ...sortAliases] : []).map((by) => [by, { field: name, descending: sortsDown }] as const),
    ),
  );
}

const inWords = (order: readonly OrderKey[]): string =>
  order.map(({ field, descending }) => `${field} ${descending ? 'descending' : 'ascending'}`).join(', then ');

/** The parameters of the order: the field, and the direction. */
export function sortParameters(
  sorts: ReadonlyMap<string, SortBy>,
  { order }: SearchDataset,
  byDistance: boolean,
): Parameter[] {
  const values = [...(byDistance ? [DISTANCE] : []), ...sorts.keys()];
  const down = [...sorts].filter(([, { descending }]) => descending).map(([name]) => name);
  return [
    {
      name: 'sort_by',
      about:
        `Field of the order. ${byDistance ? 'Default: dist in a location search, else ' : 'Default: '}` +
        `${inWords(order)}. An unknown value is ignored. Missing values come last.`,
      schema: { type: 'string', enum: values },
    },
    {
      name: 'sort_order',
      about: `Direction of sort_by; default asc${down.length > 0 ? `, desc for ${down.join(', ')}` : ''}.`,
      schema: { type: 'string', enum: ['asc', 'desc'] },
    },
  ];
}

/** Reads the order that a request asks for. `located`: it filters by location, so that distance is the default order. */
export function readSort(
  asked: SentParameters,
  sorts: ReadonlyMap<string, SortBy>,
  { centre, located }: { centre: Centre | undefined; located: boolean },
): Order | undefined {
  const direction = asked.word('sort_order', ['asc', 'desc'] as const);
  const wanted = asked.text('sort_by') ?? '';
  if (wanted === DISTANCE && centre) return { by: DISTANCE, descending: direction === 'desc' };
  const by = sorts.get(wanted);
  if (by) return { by: by.field, descending: direction ? direction === 'desc' : by.descending };
  return located ? { by: DISTANCE, descending: false } : undefined;
}

/** A sort key; `more`: what it says besides its direction. */
const key = ({ field, descending }: OrderKey, dataset: SearchDataset, more: object = {}): object => ({
  [field]: { order: descending ? 'desc' : 'asc', ...more, unmapped_type: sortType(dataset, field) },
});

const keys = (order: readonly OrderKey[], dataset: SearchDataset): object[] =>
  [...order, { field: TIE, descending: false }].map((one) => key(one, dataset));

/** The `sort` of the engine's request. Without an order that of the index, in which the first page ends early. */
export function compileSort(
  order: Order | undefined,
  centre: Centre | undefined,
  dataset: SearchDataset,
): object[] {
  if (!order) return keys(dataset.order, dataset);
  const ties = keys(
    dataset.ties.filter(({ field }) => field !== order.by),
    dataset,
  );
  const direction = order.descending ? 'desc' : 'asc';
  if (order.by !== DISTANCE || !centre) {
    const { by: field, descending } = order;
    return [key({ field, descending }, dataset, { missing: '_last' }), ...ties];
  }
  const location = { lat: centre.latitude, lon: centre.longitude };
  const byDistance = { _geo_distance: { location, order: direction, unit: 'mi', ignore_unmapped: true } };
  // what has no position counts as infinitely far, so that it would come first in a descending order
  const located = key({ field: 'located', descending: true }, dataset);
  return order.descending ? [located, byDistance, ...ties] : [byDistance, ...ties];
}
