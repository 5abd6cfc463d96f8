import type { FedField } from '../feeds/columns.ts';
import { name } from '../ground/sql.ts';
import { meaningIn } from './cells.ts';
import type { ColumnForm } from './column-form.ts';

/** Column that holds what stands around the number of a field's cell: a currency, a unit, or cc; '' for nothing. */
export const unitOf = (field: string): string => name(`unit_${field}`);

/** Is the field an amount of money? */
export const isMoney = ({ column }: FedField): boolean =>
  column.type === 'money' || column.type === 'payment';

/** SQL of that column, with a comma before it; nothing for fields that have none. No cell: the file does not have the field. */
export function unitColumn(field: FedField, cell: string | undefined, form: ColumnForm | undefined): string {
  if (!isMoney(field) && field.column.type !== 'odometer' && field.name !== 'engine_size') return '';
  return `, ${cell === undefined ? "''" : meaningIn(cell, form)} AS ${unitOf(field.name)}`;
}
