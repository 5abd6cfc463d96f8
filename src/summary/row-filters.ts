import { fold } from '../grammar/fold.ts';
import { splitList } from '../grammar/list.ts';
import { hint } from '../grammar/nearest.ts';
import { type Range, readRange } from '../grammar/range.ts';
import { fault, quote, type Reading, read, readAll } from '../grammar/reading.ts';
import { MOST_YEARS, readYears } from '../grammar/years.ts';
import { readGroupNames } from './group-names.ts';

/** The filters that choose vehicles before anything is counted, in one table (part-2.md S1, "Row filters"). */
export type RowFilter =
  | {
      readonly name: string;
      readonly is: 'words';
      readonly column: string;
      readonly values: readonly string[];
    }
  | {
      readonly name: string;
      readonly is: 'spans';
      readonly column: string;
      readonly spans: readonly Range[];
    }
  | { readonly name: string; readonly is: 'range'; readonly column: string; readonly range: Range };

/** A parameter that filters sold vehicles before they are grouped. */
export interface RowParameter {
  readonly name: string;
  readonly about: string;
  /** the values of its list, where only these are taken */
  readonly listOf?: readonly string[];
  read(text: string, groups: readonly string[]): Reading<RowFilter>;
}

function readWords(text: string): Reading<readonly string[]> {
  const values = splitList(text);
  return values.length > 0 ? read(values) : fault('it names no value');
}

/** A comma list of free text, compared in any case and whole. */
export const words = (name: string, about: string): RowParameter => ({
  name,
  about: `${about} Comma-separated list, case-insensitive.`,
  read: (text) => {
    const values = readWords(text);
    return values.ok ? read({ name, is: 'words', column: name, values: values.value }) : values;
  },
});

/** One word of a fixed list, lower case. */
export function readFixed<W extends string>(text: string, choices: readonly W[]): Reading<W> {
  const found = choices.find((choice) => choice === text.trim());
  if (found !== undefined) return read(found);
  return fault(`${quote(text)} is not one of ${choices.join(', ')}${hint(text, choices)}`);
}

/** A comma list of words of a fixed list, lower case. */
export const oneOf = (name: string, choices: readonly string[], about: string): RowParameter => ({
  name,
  about: `${about} Comma-separated list of ${choices.join(', ')}.`.trim(),
  listOf: choices,
  read: (text) => {
    const values = readWords(text);
    const fixed = values.ok ? readAll(values.value, (one) => readFixed(one, choices)) : values;
    return fixed.ok ? read({ name, is: 'words', column: name, values: fixed.value }) : fixed;
  },
});

const FUELS = ['ice', 'ev', 'hybrid', 'unknown', 'other'];

const groups: RowParameter = {
  name: 'dealership_group_name',
  about: 'Comma-separated list of names of dealership groups, in any case; /dealership-groups lists them.',
  read: (text, names) => {
    const values = readGroupNames(text, names);
    return values.ok
      ? read({ name: groups.name, is: 'words', column: groups.name, values: values.value })
      : values;
  },
};

const years: RowParameter = {
  name: 'year',
  about: `Comma-separated list of model years and ranges of them, for example 2018,2020-2024 or 2022-, at most ${MOST_YEARS}; not with year_range.`,
  read: (text) => {
    const texts = readWords(text);
    const spans = texts.ok ? readYears(texts.value) : texts;
    return spans.ok ? read({ name: 'year', is: 'spans', column: 'year', spans: spans.value }) : spans;
  },
};

/** Both ends belong to it, and one is given at least. */
const range = (name: string, column: string, about: string): RowParameter => ({
  name,
  about: `${about} min-max; min- and min-* have no upper end, -max and *-max no lower one.`,
  read: (text) => {
    const span = readRange(text);
    if (!span.ok) return span;
    if (span.value.min === undefined && span.value.max === undefined)
      return fault(`${quote(text)} has no end`);
    return read({ name, is: 'range', column, range: span.value });
  },
});

/** Every parameter that filters sold vehicles before they are grouped. */
export const ROW_PARAMETERS: readonly RowParameter[] = [
  words('base_exterior_color', 'Base exterior colours.'),
  words('base_interior_color', 'Base interior colours.'),
  words('body_subtype', 'Cab configurations of pickups.'),
  words('body_type', 'Bodies.'),
  words('drivetrain', 'Drivetrains: 4WD, FWD, RWD.'),
  words('make', 'Makes.'),
  words('model', 'Models.'),
  words('trim', 'Trims.'),
  words('powertrain_type', 'Powertrains, for example Combustion, BEV, HEV, PHEV.'),
  words('msrp_label', 'How the MSRP was determined, for example oem_msrp, build_specs_msrp.'),
  words('source', 'Domains of websites; of a URL, its domain counts.'),
  words('transmission', 'Transmissions: Automatic, CVT, Manual.'),
  words('city', 'Cities; send state too.'),
  words('state', 'Codes of US states, DC and territories.'),
  groups,
  oneOf('fuel_type_category', FUELS, ''),
  range('miles_range', 'miles', 'Odometer readings as delivered.'),
  years,
  range('year_range', 'year', 'Model years; not with year.'),
];

/** The same filter for whoever asks: values in one case and one order. */
export function canonicalFilter(filter: RowFilter): RowFilter {
  if (filter.is !== 'words') return filter;
  return { ...filter, values: [...new Set(filter.values.map(fold))].sort() };
}
