/** How a column writes years (docs/rules/feeds.md section 2.3): all of its cells tell it, never the cell. */
export interface YearForm {
  /** 2008-09 is September of 2008, and no span of years */
  readonly isMonthly: boolean;
  /** every year has two digits or fewer: 11, '96 */
  readonly isShort: boolean;
}

/** So small a part of the cells that tell may tell otherwise: they are slips, and rejected. */
const SLIPS = 0.02;

/**
 * The form, from the shapes of a column's cells (year_shape of ingest/accept/years.ts) and how often each is there; undefined: every year has
 * four digits and nothing beside them.
 */
export function yearForm(shapes: ReadonlyMap<string, number>): YearForm | undefined {
  const of = (shape: string): number => shapes.get(shape) ?? 0;
  if ([...shapes.keys()].every((shape) => shape === 'plain')) return undefined;
  const [months, ranges] = [of('month'), of('range')];
  return {
    isMonthly: months > 0 && ranges <= (months + ranges) * SLIPS,
    isShort: of('short') > 0 && [...shapes.keys()].every((shape) => shape === 'short' || shape === 'zero'),
  };
}
