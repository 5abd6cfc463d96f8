/**
 * How the numbers of a column are written (docs/rules/feeds.md section 2.3). Whether `25.998` is twenty-five or
 * twenty-five thousand is told by all cells of its column, or by a map; never by the cell.
 */

/** The mark before a fraction; the other one, blanks and apostrophes part thousands. */
export type DecimalMark = '.' | ',';

/** How the numbers of a column are written. */
export interface NumberForm {
  /** undefined: the cells contradict each other, so that none with a point or a comma can be read */
  readonly decimal: DecimalMark | undefined;
  /** fractions of three digits are read as such; else `25.998`, where the point is the decimal mark, is doubtful */
  readonly takesThousandths: boolean;
  /** every cell is digits with at most a decimal point: nothing stands around a number */
  readonly isPlain: boolean;
}

/**
 * What a column of numbers holds. amount: money and odometer readings, which nobody writes in thousandths; whole: counts;
 * number: any other quantity; code: numbers that are names, which nobody groups by points.
 */
export type NumberKind = 'amount' | 'whole' | 'number' | 'code';

/** The form of a column that says nothing of its own, and of numbers that a format defines (JSON): 1,234.56. */
export const USUAL_FORM: NumberForm = {
  decimal: '.',
  takesThousandths: true,
  isPlain: false,
};

/** Names of forms as a map has them. */
export const NUMBER_FORMS: ReadonlyMap<string, NumberForm> = new Map([
  ['1,234.56', USUAL_FORM],
  ['1.234,56', { ...USUAL_FORM, decimal: ',' }],
]);

/** So small a part of the cells that tell may tell otherwise: they are slips, and rejected. */
const SLIPS = 0.02;

/** Cells by what they tell of the decimal mark. */
interface Evidence {
  /** cells that can only be read with this decimal mark */
  readonly sure: Record<DecimalMark, number>;
  /** one mark, and three digits behind it: a fraction where it is the decimal mark, else thousands */
  readonly doubtful: Record<DecimalMark, number>;
  /** fractions that have three digits for sure: 1234.567, 0.125 */
  readonly thousandths: Record<DecimalMark, number>;
  /** of those that are doubtful with a point: 4.000 and the like */
  readonly zeros: number;
  /** whole numbers of four and more digits that nothing groups */
  readonly ungrouped: number;
  readonly isPlain: boolean;
}

const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

/** The mark that a cell's number must have before its fraction, or may have; as shapes write it. */
function tells(number: string): { readonly sure?: DecimalMark; readonly doubtful?: DecimalMark } {
  const marks = [...number.matchAll(/[.,]/g)].map(([mark]) => mark as DecimalMark);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return {};
  if (first !== last) return { sure: last };
  if (marks.length > 1) return { sure: other(first) };
  const [, before = '', after = ''] = /^(.*)[.,](.*)$/.exec(number) ?? [];
  // blanks and apostrophes group what stands before it
  if (/[^0-9]/.test(before)) return { sure: first };
  return after.length === 3 && /^[1-9][0-9]{0,2}$/.test(before) ? { doubtful: first } : { sure: first };
}

function toldBy(shapes: ReadonlyMap<string, number>): Evidence {
  const none = (): Record<DecimalMark, number> => ({ '.': 0, ',': 0 });
  const [sure, doubtful, thousandths] = [none(), none(), none()];
  let [zeros, ungrouped] = [0, 0];
  let isPlain = true;
  for (const [shape, cells] of shapes) {
    const number = shape.replace(/^\*/, '');
    const found = tells(number);
    if (found.sure) sure[found.sure] += cells;
    if (found.sure && new RegExp(`[${found.sure}][0-9]{3}$`).test(number)) thousandths[found.sure] += cells;
    if (found.doubtful) doubtful[found.doubtful] += cells;
    if (found.doubtful === '.' && number.endsWith('000')) zeros += cells;
    if (/^[0-9]{4,}$/.test(number)) ungrouped += cells;
    if (!/^[0-9]+(?:[.][0-9]+)?$/.test(shape)) isPlain = false;
  }
  return { sure, doubtful, thousandths, zeros, ungrouped, isPlain };
}

/** The mark that most cells tell, but for slips; undefined: none, or they contradict each other. */
function agreed(votes: Record<DecimalMark, number>): DecimalMark | undefined {
  const most: DecimalMark = votes['.'] >= votes[','] ? '.' : ',';
  const all = votes['.'] + votes[','];
  return all > 0 && votes[other(most)] <= all * SLIPS ? most : undefined;
}

/** Are these counts that were written out with three decimals? */
const isCounted = ({ doubtful, zeros }: Evidence, kind: NumberKind): boolean =>
  kind === 'whole' && zeros > 0 && zeros === doubtful['.'];

/** The decimal mark of a column in which no cell tells it for sure. */
function likely(evidence: Evidence, kind: NumberKind): DecimalMark | undefined {
  const { doubtful, ungrouped } = evidence;
  if (kind === 'code' || kind === 'number' || isCounted(evidence, kind)) return '.';
  // thousands: a point that groups leaves the comma as the decimal mark
  const grouped = agreed({ '.': doubtful[','], ',': doubtful['.'] });
  if (grouped === '.' || doubtful['.'] + doubtful[','] === 0) return '.';
  return grouped === ',' && ungrouped === 0 ? ',' : undefined;
}

/**
 * The form of a column, from the shapes of its cells (number_shape of ingest/accept/cell-shapes.sql) and how often each is there:
 * digits are 9 but for a leading 0 and a fraction of 000, four and more are four, and `*` stands before a number with anything
 * around it.
 */
export function numberForm(shapes: ReadonlyMap<string, number>, kind: NumberKind): NumberForm {
  const evidence = toldBy(shapes);
  const isCertain = evidence.sure['.'] + evidence.sure[','] > 0;
  const decimal = isCertain ? agreed(evidence.sure) : likely(evidence, kind);
  const takesThousandths =
    kind === 'number' ||
    kind === 'code' ||
    isCounted(evidence, kind) ||
    (decimal !== undefined && evidence.thousandths[decimal] > 0);
  const hasDoubt = !takesThousandths && evidence.doubtful['.'] > 0;
  return {
    decimal,
    takesThousandths,
    isPlain: evidence.isPlain && decimal === '.' && !hasDoubt,
  };
}
