import { headerKey } from '../feeds/columns.ts';
import type { ChoiceWord } from './choice-words.ts';
import type { LikelyKilometres } from './distance-by-money.ts';
import type { KnownWords } from './known-words.ts';
import type { SeenColumn } from './look.ts';
import type { Suggestion } from './suggestion.ts';

/** What a map is written of. */
export interface MapDraft {
  /** the file, as the user named it */
  readonly file: string;
  /** form of the file: `CSV with semicolons` */
  readonly readAs: string;
  readonly rows: number;
  readonly suggestions: readonly Suggestion[];
  readonly source?: string | undefined;
  /** columns of ours that a row needs and nothing fills */
  readonly missing: readonly string[];
  /** headers of columns that only number the rows, and look like ids */
  readonly rowNumbers: readonly string[];
  readonly words: readonly ChoiceWord[];
  /** the known export that the file is */
  readonly known?: string | undefined;
  /** header → how far its words are understood */
  readonly shares: ReadonlyMap<string, KnownWords>;
  /** readings that say no unit, in a file whose money is one of kilometres */
  readonly kilometres?: LikelyKilometres | undefined;
  /** rows that cannot be read, with the line and the reason of the first */
  readonly malformed?: { readonly rows: number; readonly line: string; readonly reason: string } | undefined;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const seenText = ({ filled, examples }: SeenColumn): string =>
  filled === 0
    ? 'empty'
    : `${percent(filled)} filled: ${examples.map((one) => one.replace(/\s+/g, ' ')).join(' · ')}`;

/** `97 % understood, not: custom`; rounded down, so that one word that is not understood shows. */
const shareText = ({ share, unknown }: KnownWords): string =>
  `${Math.floor(share * 100)} % understood${unknown.length ? `, not: ${unknown.map((one) => one.replace(/\s+/g, ' ')).join(' · ')}` : ''}`;

const matchText = (to: string | undefined, match: string, unit?: string): string =>
  `{ to: ${to},${unit === undefined ? '' : ` unit: ${unit},`} match: '${match.replaceAll("'", "''")}' }`;

function targetText({ to, unit, match, split, also }: Suggestion): string | undefined {
  if (split !== undefined) return `{ to: ${to}, split: ${JSON.stringify(split)} }`;
  if (match !== undefined && also) return `[ ${matchText(also.to, also.match)}, ${matchText(to, match)} ]`;
  if (match !== undefined) return matchText(to, match, unit);
  return unit === undefined ? to : `{ to: ${to}, unit: ${unit} }`;
}

const entry = (suggestion: Suggestion, told: KnownWords | undefined): string => {
  const { column } = suggestion;
  const target = targetText(suggestion);
  const share = told ? `${shareText(told)}; ` : '';
  return `  ${JSON.stringify(column.header)}: ${target}  # ${share}${seenText(column)}`;
};

const leftOver = ({ column }: Suggestion): string =>
  `  # ${JSON.stringify(column.header)}:  # ${seenText(column)}`;

/** Words for our choices; what they mean is left open where we cannot tell. */
function valueLines(words: readonly ChoiceWord[]): string[] {
  if (!words.length) return [];
  const columns = [...new Set(words.map(({ column }) => column))];
  const lines = columns.flatMap((column) => {
    const own = words.filter((one) => one.column === column);
    const entries = own.map(({ word, means }) =>
      means === undefined ? `    # ${JSON.stringify(word)}:` : `    ${JSON.stringify(word)}: ${means}`,
    );
    const isOpen = own.every(({ means }) => means === undefined);
    return [isOpen ? `  # ${column}:` : `  ${column}:`, ...entries];
  });
  const isOpen = words.every(({ means }) => means === undefined);
  return [isOpen ? '# values:' : 'values:', ...lines, ''];
}

const HEAD = `
# columns: their header, then the column of ours ("forecourt fields" lists them). Besides a name it may be
#   { to: photo_links, split: "," }              several values, with what stands between them
#   { to: trim, match: "^\\\\S+ \\\\S+ (.*)$" }      a regular expression; its first group is the text
#   { to: miles, unit: km }                      readings in kilometres; amounts of money: { to: price, unit: EUR }
#   [ heading, { to: trim, match: "…" } ]        one header for several columns
# join: heading: { of: [Year, Make, Model], with: " " }   one column made of several
# constants: source: dealer.example   the same in every row
# forms: { price: "1.234,56", status_date: day/month/year }   how a column is written, where it cannot be told
# values: our column: { "Their word": "our word" }
# header: false   for files without a header; columns are called 1, 2, 3 …
# item: vehicle   for XML: the element of a vehicle
`;

const NO_VINS = 'no value of theirs is a whole VIN: each row would be rejected';
const NO_CODES =
  'ours is a number of the directory, theirs is none: a code or a name of a dealer may be the seller_name';
const NO_NUMBERS = 'ours is a number, theirs is none';

const whyEmpty = (column: string): string => {
  if (column === 'vin') return NO_VINS;
  return column.endsWith('_id') ? NO_CODES : NO_NUMBERS;
};

/** What is the same in every row: the source, and nothing for a column of ours that the file's column of that name is not. */
function constantLines(source: string | undefined, suggestions: readonly Suggestion[]): string[] {
  const given = new Set(suggestions.map(({ to }) => to));
  const empty = suggestions.flatMap(({ to, contradicts }) =>
    to === undefined && contradicts !== undefined && !given.has(contradicts) ? [contradicts] : [],
  );
  const lines = [
    ...(source === undefined
      ? []
      : [`  source: ${source}  # the website that the vehicles are from; each row needs one`]),
    ...empty.map((column) => `  ${column}: ""  # ${whyEmpty(column)}`),
  ];
  return lines.length ? ['constants:', ...lines, ''] : [];
}

/** Rows whose VIN is empty, where some have one: what names them then. */
function vinLines(suggestions: readonly Suggestion[]): string[] {
  const vin = suggestions.find(
    ({ column, to, isOwn }) => to === 'vin' || (isOwn && headerKey(column.header) === 'vin'),
  )?.column;
  if (!vin || vin.filled === 0 || vin.filled === 1) return [];
  return [
    `# ${Math.floor(vin.filled * 100)} % of the rows have a VIN. The others are named by stock_no or vdp_url, and are rejected where both are empty;`,
    '# searches of us-cars leave them out, but where include_non_vin_listings asks for them.',
    '',
  ];
}

/** What a person is to look at, where readings are taken for kilometres because of the money beside them. */
const kilometreLines = (likely: LikelyKilometres | undefined): string[] =>
  likely
    ? [
        `# The money is ${likely.currency}, so that readings are likely in kilometres; nothing else says it. If they are miles, take the unit away:`,
        `# ${JSON.stringify(likely.header)}: miles`,
        '',
      ]
    : [];

/** A map in YAML, with a comment on every header; it can be loaded with as it is, or be changed first. */
export function mapText({
  file,
  readAs,
  rows,
  suggestions,
  source,
  missing,
  rowNumbers,
  words,
  known,
  shares,
  kilometres,
  malformed,
}: MapDraft): string {
  const own = suggestions.filter(({ isOwn }) => isOwn);
  const mapped = suggestions.filter(({ to, isOwn }) => to !== undefined && !isOwn);
  const rest = suggestions.filter(({ to, isOwn }) => to === undefined && !isOwn);
  return [
    `# Map of ${file} (${readAs}, ${rows} rows). Try it: forecourt map check MAP ${file}`,
    ...(known === undefined
      ? []
      : [
          `# It is an export of ${known}, which is loaded without a map; this one counts instead where --map names it.`,
        ]),
    HEAD.trim(),
    '',
    ...(own.length
      ? [
          `# understood without a map: ${own.map(({ column }) => column.header).join(', ')}`,
          ...own.flatMap(({ column: { header } }) => {
            const told = shares.get(header);
            return told && told.share < 1 ? [`#   ${header}: ${shareText(told)}`] : [];
          }),
          '',
        ]
      : []),
    mapped.length ? 'columns:' : 'columns: {}',
    ...mapped.map((one) => entry(one, shares.get(one.column.header))),
    ...(rest.length
      ? ['  # left over; give a name in front of the comment, or leave them:', ...rest.map(leftOver)]
      : []),
    '',
    ...constantLines(source, suggestions),
    ...valueLines(words),
    ...kilometreLines(kilometres),
    ...vinLines(suggestions),
    ...(missing.length ? rowNumbers : []).map(
      (header) =>
        `# ${JSON.stringify(header)} only numbers the rows, and in the next delivery gives each number to another vehicle: do not map it to stock_no`,
    ),
    ...(missing.length
      ? [
          `# A row needs these, and nothing fills them yet: ${missing.join(', ')}`,
          '# Where no column does, several that stay the same may together name a vehicle; rows that are equal in them count as one:',
          '# join: { stock_no: { of: [Make, Model, Year], with: "-" } }',
          '',
        ]
      : []),
    ...(malformed
      ? [
          `# ${malformed.rows} lines of the file are no rows, first line ${malformed.line}: ${malformed.reason}`,
          '',
        ]
      : []),
  ].join('\n');
}
