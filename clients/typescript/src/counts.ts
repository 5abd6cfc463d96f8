import type { components } from './schema.ts';

type Schemas = components['schemas'];
interface Counted {
  readonly facets?: Schemas['Facets'];
  readonly range_facets?: Schemas['RangeFacets'];
  readonly stats?: Schemas['Stats'];
}

/** What stands in place of a field that cannot be counted becomes an error. */
function told<T extends object>(value: T | Schemas['RejectedField']): T {
  if ('result' in value && value.result === 'Error')
    throw new TypeError((value as { message: string }).message);
  return value as T;
}

/** The values of a facet with their counts; none where it was not asked for. Throws TypeError for a field that has no facet. */
export const facet = ({ facets }: Counted, field: string): Schemas['FacetCount'][] =>
  (facets?.[field] ?? []).map((one) => told(one));

/** The intervals of a range facet; undefined where it was not asked for. Throws TypeError for a field that has none. */
export const rangeFacet = ({ range_facets }: Counted, field: string): Schemas['RangeFacet'] | undefined => {
  const found = range_facets?.[field];
  return found === undefined ? undefined : told(found);
};

/** The statistics of a field; undefined where they were not asked for. Throws TypeError for a field that has none. */
export const statistics = ({ stats }: Counted, field: string): Schemas['FieldStatistics'] | undefined => {
  const found = stats?.[field];
  return found === undefined ? undefined : told(found);
};
