import type { Dataset } from '../../catalog/field.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { TIE } from '../../engine/mapping.ts';
import type { Asked } from '../asked.ts';
import type { Centre, Order } from '../plan.ts';

/** Order of the page: sort_by, sort_order and the defaults (part-1.md rules E1.5 and E1.6). */

const DISTANCE = 'dist';

/** sort_by value → field. */
export function sortFields(dataset: Dataset): ReadonlyMap<string, string> {
  return new Map(dataset.fields.flatMap(({ sort, name }) => (sort ? [[sort, name] as const] : [])));
}

export function sortParameters(sorts: ReadonlyMap<string, string>, byDistance: boolean): Parameter[] {
  const values = [...(byDistance ? [DISTANCE] : []), ...sorts.keys()];
  return [
    {
      name: 'sort_by',
      about:
        `One of ${values.join(', ')}. ${byDistance ? 'Default: dist in a location search, else ' : 'Default: '}` +
        'last seen descending, then VIN. An unknown value counts as not sent. Missing values come last.',
      schema: { type: 'string' },
    },
    {
      name: 'sort_order',
      about: 'Direction of sort_by.',
      schema: { type: 'string', enum: ['asc', 'desc'], default: 'asc' },
    },
  ];
}

/** located: a location filter is on, so that distance is the default order. */
export function readSort(
  asked: Asked,
  sorts: ReadonlyMap<string, string>,
  { centre, located }: { centre: Centre | undefined; located: boolean },
): Order | undefined {
  const descending = asked.word('sort_order', ['asc', 'desc'] as const) === 'desc';
  const wanted = asked.text('sort_by') ?? '';
  if (wanted === DISTANCE && centre) return { by: DISTANCE, descending };
  const field = sorts.get(wanted);
  if (field) return { by: field, descending };
  return located ? { by: DISTANCE, descending: false } : undefined;
}

/** The index's own order: the first page ends early, and it is the tie-break of every other order. */
const DEFAULT = [{ last_seen_at: 'desc' }, { vin: 'asc' }, { [TIE]: 'asc' }];
/** One integer where only some order is needed: comparing VINs costs eight times as much (scale.md 2, j). */
const TIES = [{ last_seen_at: 'desc' }, { [TIE]: 'asc' }];

export function compileSort(order: Order | undefined, centre: Centre | undefined): object[] {
  if (!order) return DEFAULT;
  const direction = order.descending ? 'desc' : 'asc';
  if (order.by !== DISTANCE || !centre) {
    return [{ [order.by]: { order: direction, missing: '_last' } }, ...TIES];
  }
  const location = { lat: centre.latitude, lon: centre.longitude };
  const byDistance = { _geo_distance: { location, order: direction, unit: 'mi' } };
  // listings without a position count as infinitely far, so that they would come first in a descending order
  return order.descending ? [{ located: 'desc' }, byDistance, ...TIES] : [byDistance, ...TIES];
}
