/**
 * In which order the dates of a column name day and month (docs/rules/feeds.md section 2.3). What 03/04/2026 is, all cells of
 * its column tell, or a map; never the cell.
 */
export type DateOrder = 'month first' | 'day first';

/** Names of orders as a map has them. */
export const DATE_FORMS: ReadonlyMap<string, DateOrder> = new Map([
  ['month/day/year', 'month first'],
  ['day/month/year', 'day first'],
]);

/** So small a part of the cells that tell may tell otherwise: they are slips, and rejected. */
const SLIPS = 0.02;

/**
 * The order, from the shapes of a column's cells (date_shape of ingest/accept/cell-shapes.sql) and how often each is there;
 * undefined: no cell tells it, or they contradict each other. Days with points between their parts begin with the day.
 */
export function dateOrder(shapes: ReadonlyMap<string, number>): DateOrder | undefined {
  const of = (shape: string): number => shapes.get(shape) ?? 0;
  const [day, month] = [of('day first') + of('points'), of('month first')];
  if (day + month === 0) return undefined;
  if (month <= (day + month) * SLIPS) return 'day first';
  return day <= (day + month) * SLIPS ? 'month first' : undefined;
}
