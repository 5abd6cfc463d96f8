import { BOUNDS } from '../../src/catalog/bounds.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { isDelivered, parsedOf, type ReadFile } from './cell-columns.ts';
import { isMoney } from './units.ts';

/**
 * SQL that is true for an amount or a reading larger than any that is kept: it is no reason to reject its row, but counts as unknown,
 * as all do that are beyond belief (docs/rules/feeds.md section 2.3).
 */
export function isImplausible(field: FedField, file: ReadFile): string {
  const { type } = field.column;
  if (!isMoney(field) && type !== 'odometer') return 'false';
  if (!isDelivered(file, field.name)) return 'false';
  return `coalesce(${parsedOf(field.name)} > ${BOUNDS[type as keyof typeof BOUNDS].most}, false)`;
}

/** The same of a row's odometer. */
export const implausibleMiles = (dataset: Dataset, file: ReadFile): string =>
  fedFields(dataset)
    .filter(({ name: field }) => field === 'miles')
    .map((field) => isImplausible(field, file))
    .join(' OR ');
