import type { Acceptance } from '../accept/acceptance.ts';
import { count } from './count.ts';

/** What a report counts of the cells of its rows. */
interface CellReport {
  readonly marks: Acceptance['marks'];
  readonly null_words?: Acceptance['nullWords'] | undefined;
  readonly foreign_money?: Acceptance['foreignMoney'] | undefined;
}

/** Words for MARKS that are not about a vocabulary. */
const MARK_WORDS: Readonly<Record<string, string>> = {
  zip_repaired: 'ZIPs had lost their leading zero and were repaired',
  zip_unknown: 'ZIPs are not in the postal table and count as unknown',
  country_unknown: 'countries are unknown and were derived from state or ZIP',
  country_foreign: 'rows are in a country that the market does not cover',
  wrong_check_digit: 'VINs have a wrong check digit (warning only; their rows are loaded)',
  kilometres_converted: 'mileages were converted from kilometres',
  no_place: 'rows have the position 0/0, which counts as unknown',
  odd_miles: 'odometer readings are beyond belief and count as unknown',
  odd_money: 'rows have amounts beyond belief (over 10,000,000), which count as unknown',
  vin_of_another_year:
    'VINs are of another model year than their row (their rows are loaded; those with a right check digit count in no figure of sold vehicles)',
  trim_split:
    'models had a trim glued to them; it was split off, by the VIN or by models that the market knows',
  model_spelled: "models were spelled otherwise than their VIN's model is known (RAV-4: RAV4)",
  model_unclear: 'models may have a trim glued to them, and nothing tells where; they stay as they are',
  vin_contradicts:
    'VINs are of another make, model or year than their row says (nothing was filled from them)',
  vin_not_decoded:
    'VINs were not decoded, because the time for it was over; the next delivery goes on with them',
  build_filled: 'rows had empty fields of their build that the VIN tells; they were filled',
  sold_abroad: 'rows are of Canada and count in no figure of the US',
};

/** Amounts in other currencies; nothing where there are none. */
const moneyLines = ({ foreign_money: foreign = {} }: CellReport): string[] =>
  Object.entries(foreign).map(([currency, { rows, converted }]) =>
    converted
      ? `  ${count(rows)} rows have amounts in ${currency}; they were converted`
      : `  ${count(rows)} rows have amounts in ${currency}, which are left out; give a rate to convert them (--exchange ${currency}=RATE)`,
  );

/** Words for no value by column; nothing where there are none. */
function nullLines({ marks, null_words: words = {} }: CellReport): string[] {
  const columns = Object.entries(words).map(([column, rows]) => `${column} ${count(rows)}`);
  if (!marks.says_null) return [];
  const where = columns.length ? `: ${columns.join(', ')}` : '';
  return [
    `  ${count(marks.says_null)} rows have cells that hold a word for no value (nan, None, NULL, N/A, -), which count as empty${where}`,
  ];
}

/** What was done to rows besides spelling their words; nothing where nothing was. */
const markLines = ({ marks }: CellReport): string[] =>
  Object.entries(MARK_WORDS).flatMap(([mark, words]) =>
    marks[mark] ? [`  ${count(marks[mark])} ${words}`] : [],
  );

/** What was done to the cells of rows, in plain words: repaired, left out, counted. */
export const cellLines = (report: CellReport): string[] => [
  ...markLines(report),
  ...nullLines(report),
  ...moneyLines(report),
];
