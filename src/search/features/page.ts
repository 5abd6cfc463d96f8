import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { readCount, readSize } from '../../grammar/number.ts';
import { fault, quote, type Reading, read } from '../../grammar/reading.ts';
import type { SearchLimits, SearchPolicy } from '../policy.ts';
import type { SentParameters } from '../sent-parameters.ts';

/** Which listings of the result are shown: start, rows, plot (part-1.md rules E1.1 to E1.3). */

/** Most points of a plot, whatever rows says (feeds.md section 5, "plot"). */
const MOST_POINTS = 1000;

/** Which part of what was found is answered. */
export interface Page {
  readonly start: number;
  readonly rows: number;
  readonly plot: boolean;
  /** generation of the data that is asked for, as an answer named it (data_version) */
  readonly version?: string;
}

/** A generation's name as it may be sent: bare, or quoted as entity tags are. */
const VERSION = /^(?:W\/)?"?([a-z0-9-]{1,80})"?$/i;

/** Reads the name of a generation. */
export function readVersion(text: string): Reading<string> {
  const [, version] = VERSION.exec(text.trim()) ?? [];
  return version ? read(version.toLowerCase()) : fault(`${quote(text)} is not a data version`);
}

/** The parameter that every operation with pages takes: which generation of the data is read. */
export const VERSION_PARAMETER: Parameter = {
  name: 'data_version',
  about:
    'Version of the data to read: the X-Data-Version of the answer with the first page. With it, a delivery that goes live between two pages neither repeats nor skips results. May also be sent as the header X-Data-Version. 409 if the version is no longer available; start again at the first page.',
  schema: { type: 'string', pattern: '^[a-z0-9-]+$' },
};

const plotParameter: Parameter = {
  name: 'plot',
  about: `true: up to ${MOST_POINTS} map points instead of full listings.`,
  schema: { type: 'boolean', default: false },
};

/** Parameters of the page, with the limits that the search has for it. */
export function pageParameters({ rows, plots }: SearchPolicy): Parameter[] {
  const above = rows.above === 'default' ? `replaced by ${rows.default}` : `capped to ${rows.maximum}`;
  const most = rows.byPlan ? `at most ${rows.maximum}, or what the plan allows` : `at most ${rows.maximum}`;
  return [
    {
      name: 'rows',
      about: `Rows per page, ${most}; a larger value is ${above}. 0: none, only facets and statistics.`,
      schema: { type: 'integer', minimum: 0, default: rows.default },
    },
    {
      name: 'start',
      about: 'Offset of the first row. start + rows must not exceed the depth of the plan, at most 10,000.',
      schema: { type: 'integer', minimum: 0, default: 0 },
    },
    ...(plots ? [plotParameter] : []),
    VERSION_PARAMETER,
  ];
}

/** Where the number of rows comes from, when it is not the one that was sent. */
function whyRows(sent: number | undefined, rows: number): string {
  if (sent === rows) return '';
  return sent === undefined
    ? ` (rows is ${rows} where it is not sent: send fewer)`
    : ` (rows counts as ${rows}, ${sent} is too many)`;
}

/** Reads which page is asked for. Throws `depth` when it lies beyond what the plan of the account allows. */
export function readPage(
  asked: SentParameters,
  { rows: policy, plots }: SearchPolicy,
  limits: SearchLimits,
): Page {
  const most = policy.byPlan ? Math.min(policy.maximum, limits.inventoryRows) : policy.maximum;
  const sent = asked.read('rows', readSize);
  const wanted = sent ?? policy.default;
  const start = asked.read('start', readCount) ?? 0;
  const version = asked.read('data_version', readVersion);
  const of = version === undefined ? {} : { version };
  if (plots && asked.flag('plot')) return { start: 0, rows: MOST_POINTS, plot: true, ...of };
  const rows = wanted <= most ? wanted : policy.above === 'default' ? policy.default : most;
  const { depth } = limits;
  if (start + rows > depth) {
    const detail = `${start} + ${rows}${whyRows(sent, rows)}`;
    throw new Refusal('depth', { limit: depth, detail });
  }
  return { start, rows, plot: false, ...of };
}

/** Throws `past_end` when the page begins beyond the last listing (supplement decision 9). */
export function checkEnd(start: number, found: number): void {
  if (start > found) throw new Refusal('past_end', { limit: found, detail: String(start) });
}
