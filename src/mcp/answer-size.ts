/** Longest answer of a tool in characters of JSON: some six thousand tokens. */
export const LONGEST = 24_000;
/** Longest text inside of an answer that is too long. */
const LONGEST_TEXT = 400;

interface Found {
  readonly path: string;
  readonly list: unknown[];
  readonly size: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every list with more than one entry, with where it stands and its characters. */
function listsIn(value: unknown, path: string): Found[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((entry, at) => listsIn(entry, `${path}[${at}]`));
    return value.length > 1 ? [{ path, list: value, size: JSON.stringify(value).length }, ...inner] : inner;
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => listsIn(inner, path ? `${path}.${name}` : name));
}

/** The value with long texts cut, each ending in an ellipsis. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** Halves the longest list until the answer fits; gives the number of entries that each list had. */
function halved(answer: unknown, longest: number): Map<string, number> {
  const lengths = new Map<string, number>();
  while (JSON.stringify(answer).length > longest) {
    const [largest] = listsIn(answer, '').toSorted((one, other) => other.size - one.size);
    if (!largest) break;
    const { path, list } = largest;
    lengths.set(path, lengths.get(path) ?? list.length);
    list.length = Math.ceil(list.length / 2);
  }
  return lengths;
}

/**
 * The answer as JSON of at most `longest` characters. What does not fit is cut from the end of the longest lists, then from long
 * texts, and `left_out` says what: `listings: 12 of 50 shown`. `notes` are said there, too.
 */
export function boundedText(
  answer: Readonly<Record<string, unknown>>,
  notes: readonly string[] = [],
  longest = LONGEST,
): string {
  const whole = JSON.stringify({ ...answer, ...(notes.length > 0 ? { left_out: notes } : {}) });
  if (whole.length <= longest) return whole;
  const room = longest - 1000;
  const copy = shortened(answer) as Record<string, unknown>;
  const lengths = halved(copy, room);
  const cut = [...lengths].map(([path, length]) => {
    const shown = listsIn(copy, '').find((found) => found.path === path)?.list.length ?? 1;
    return `${path}: ${shown} of ${length} shown; ask for fewer rows or members, or narrow the filters`;
  });
  const text = JSON.stringify({
    ...copy,
    left_out: [...notes, `texts are cut after ${LONGEST_TEXT} characters`, ...cut].slice(0, 8),
  });
  return text.length <= longest ? text : `${text.slice(0, longest)}… (cut: ask for less)`;
}
