import type { ChangeKind } from '../../src/catalog/changes.ts';
import type { Acceptance } from '../accept/acceptance.ts';
import type { PassedOverIds } from '../derive/derive.ts';
import type { PassedOver } from '../feeds/containers/delivered-file.ts';
import type { Hold } from '../ledger/take.ts';
import { cellLines } from './cell-lines.ts';
import { count } from './count.ts';

/** What a load did; kept in the ledger and in the engine, printed by the command. Times in seconds. */
export interface LoadReport {
  readonly dataset: string;
  readonly market: string;
  /** id of the ledger that took it in */
  readonly ledger: string;
  readonly delivery: number;
  /** ISO-8601, UTC */
  readonly as_of: string;
  readonly sample: boolean;
  /** it covers only the sources that it holds */
  readonly partial: boolean;
  readonly files: readonly string[];
  /** what the delivery is called where it comes from (--origin) */
  readonly origin?: string | undefined;
  /** it was loaded by an earlier command; this one changed nothing */
  readonly loaded_before?: true;
  readonly read: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly repeated: number;
  /** rows of countries of other markets (--market auto), left to these */
  readonly elsewhere?: number | undefined;
  /** items of a dealer's own feed that are sold or out of stock */
  readonly not_offered?: number;
  /** listings that came, left, and changed their price, against the deliveries before that cover their sources; dealers that came and left */
  readonly arrivals?: number;
  readonly departures?: number;
  readonly price_changes?: number;
  /** sources that failed: their missing listings stay for up to 3 deliveries */
  readonly held?: readonly string[];
  /** the same sources, each with since when, how many deliveries it failed, and how many listings are kept */
  readonly holds?: readonly Hold[];
  /** vehicles that count as sold since this delivery, and such that came back */
  readonly sales?: number;
  readonly sales_withdrawn?: number;
  /** what of the answers it changed; what is not said is not known */
  readonly changed?: readonly ChangeKind[];
  /** months of a sold delivery (YYYY-MM): those that it replaced, and those that wait for their end */
  readonly months?: readonly string[];
  readonly months_waiting?: readonly string[];
  readonly reasons: Acceptance['reasons'];
  readonly rejects_file: string;
  readonly repeated_file: string;
  /** all unknown words, where there are any: field, word, rows, near */
  readonly words_file?: string | undefined;
  readonly marks: Acceptance['marks'];
  /** by field; what is kept of a report has the most frequent ones only (keptReport) */
  readonly unknown_words: Acceptance['unknownWords'];
  /** how each file was read; files of an archive and sheets of a workbook by themselves */
  readonly forms: Acceptance['forms'];
  /** sheets, titles of sheets and files of archives that were not read, each with the reason */
  readonly passed_over?: readonly PassedOver[] | undefined;
  /** amounts in another currency than the row's own: by currency, the rows, and how many of them were converted */
  readonly foreign_money?: Acceptance['foreignMoney'];
  /** words for no value: by column, the rows */
  readonly null_words?: Acceptance['nullWords'];
  readonly unknown_columns: Acceptance['unknownColumns'];
  /** given is_searchable 1s beside the one that the rule picked */
  readonly searchable_passed_over?: number;
  /** listings that show an id of ours, for a newer listing shows the one that they were given */
  readonly ids_passed_over?: PassedOverIds;
  /** documents by role */
  readonly documents: Readonly<Record<string, number>>;
  /** stage → seconds */
  readonly seconds: Readonly<Record<string, number>>;
  /** most memory that the process has held, in MB */
  readonly peak_memory?: number;
}

/** Words that the screen shows, and a kept report has of each field. */
const SHOWN_WORDS = 10;

/** The most frequent unknown words of all fields, with what they are near to. */
function mostFrequent(unknown: LoadReport['unknown_words']): string[] {
  const all = Object.entries(unknown).flatMap(([field, { words }]) =>
    words.map((one) => ({ field, ...one })),
  );
  return all
    .sort((one, other) => other.rows - one.rows)
    .slice(0, SHOWN_WORDS)
    .map(
      ({ field, word, rows, near }) =>
        `    ${field} "${word}": ${count(rows)} rows${near ? `, near to ${near}` : ''}`,
    );
}

/** What the ledger and the engine keep of a report: of unknown words the most frequent; all of them stand in the file that it names. */
export const keptReport = (report: LoadReport): LoadReport => ({
  ...report,
  unknown_words: Object.fromEntries(
    Object.entries(report.unknown_words).map(([field, { rows, words }]) => [
      field,
      { rows, words: words.slice(0, SHOWN_WORDS) },
    ]),
  ),
});

function wordLines({ marks, unknown_words: unknown }: LoadReport): string[] {
  const normalised = Object.entries(marks)
    .filter(([mark]) => mark.startsWith('normalised_'))
    .map(
      ([mark, rows]) =>
        `  ${mark.slice('normalised_'.length)}: ${count(rows)} rows changed to the canonical spelling`,
    );
  const totals = Object.entries(unknown).map(
    ([field, { rows, words }]) =>
      `  ${field}: ${count(rows)} rows with unknown words, kept as they are (${count(words.length)} words)`,
  );
  return [...normalised, ...totals, ...mostFrequent(unknown)];
}

/** Given ids that another listing shows; nothing where every listing shows its own. */
function idLines({ ids_passed_over: passed }: LoadReport): string[] {
  if (!passed?.listings) return [];
  const named = Object.entries(passed.ids).slice(0, 10);
  const ids = named.map(([id, listings]) => (listings > 1 ? `${id} (${count(listings)})` : id));
  const more = Object.keys(passed.ids).length > named.length ? ', …' : '';
  return [
    `  listings shown under a generated id, because another listing shows the given one: ${count(passed.listings)} (${ids.join(', ')}${more})`,
  ];
}

/** What changed in the market, prices and sales of listings only; nothing for datasets without a market. */
function changeLines({
  arrivals,
  departures = 0,
  price_changes,
  sales = 0,
  sales_withdrawn = 0,
}: LoadReport) {
  if (arrivals === undefined) return [];
  const moved = `arrivals ${count(arrivals)}, departures ${count(departures)}`;
  if (price_changes === undefined) return [moved];
  const back = sales_withdrawn ? `, sales withdrawn ${count(sales_withdrawn)}` : '';
  return [`${moved}, price changes ${count(price_changes)}, sold ${count(sales)}${back}`];
}

/** The months of a sold delivery; nothing for other datasets. */
function monthLines({ months, months_waiting: waiting = [] }: LoadReport): string[] {
  if (!months) return [];
  return [
    months.length ? `months replaced: ${months.join(', ')}` : 'none of its months has ended yet',
    ...(waiting.length ? [`months that have not ended yet: ${waiting.join(', ')}`] : []),
  ];
}

/** The report in plain words, for a person. */
export function reportText(report: LoadReport): string {
  const { dataset, market, as_of, delivery, read, accepted, rejected, repeated, reasons, seconds } = report;
  const ofMarket = market === 'all' ? '' : ` --market ${market}`;
  if (report.loaded_before)
    return `${market} ${dataset} of ${as_of} (delivery ${delivery}) was loaded before; nothing was changed.`;
  const lines = [
    `${market} ${dataset} of ${as_of} (delivery ${delivery}${report.partial ? ', partial' : ''}) is live.`,
    ...Object.entries(report.forms ?? {}).map(([file, form]) => `${file}: read as ${form}`),
    ...(report.passed_over ?? []).map(({ file, why }) => `${file}: passed over, ${why}`),
    `rows read ${count(read)}, accepted ${count(accepted)}, rejected ${count(rejected)}, repeated ${count(repeated)}`,
    ...(report.elsewhere
      ? [`rows of other markets' countries, left to these: ${count(report.elsewhere)}`]
      : []),
    ...changeLines(report),
    ...monthLines(report),
    ...(report.held?.length
      ? [`held because they delivered under half of their listings: ${report.held.join(', ')}`]
      : []),
    ...(report.not_offered ? [`no longer on offer, left out: ${count(report.not_offered)}`] : []),
    ...reasons.map(
      ({ column, reason, count: times, file, line, value }) =>
        `  ${count(times)} x ${column ? `${column} ` : ''}${reason}, first in ${file} line ${line}${value ? `: ${value}` : ''}`,
    ),
    ...(rejected ? [`rejected rows: ${report.rejects_file}`] : []),
    ...(repeated ? [`repeated rows (the last row of each key counts): ${report.repeated_file}`] : []),
    ...wordLines(report),
    ...(report.words_file ? [`all unknown words: ${report.words_file}`] : []),
    ...(report.searchable_passed_over
      ? [
          `  ${count(report.searchable_passed_over)} listings were delivered with is_searchable 1, but the rule picked another listing of the vehicle`,
        ]
      : []),
    ...cellLines(report),
    ...idLines(report),
    ...Object.entries(report.unknown_columns).map(
      ([file, names]) => `  ${file}: unknown columns, ignored: ${names.join(', ')}`,
    ),
    `documents: ${Object.entries(report.documents)
      .map(([role, documents]) => `${role} ${count(documents)}`)
      .join(', ')}`,
    `times: ${Object.entries(seconds)
      .map(
        ([stage, time]) =>
          `${stage} ${time.toFixed(1)} s (${count(Math.round(read / Math.max(time, 0.001)))} rows/s)`,
      )
      .join(', ')}`,
    ...(report.peak_memory ? [`memory: at most ${count(report.peak_memory)} MB`] : []),
    `next: \`forecourt status\` shows what is live; \`forecourt rollback ${dataset}${ofMarket}\` restores the previous delivery.`,
  ];
  return lines.join('\n');
}
