import type { SeenColumn } from './look.ts';

/** The year of a first registration's date: 03/2017, 2017-01-01T00:00:00. */
const YEAR = '\\b((?:19|20)\\d{2})\\b';

/** A pattern for the year in dates; undefined: the values are years. */
const yearMatch = ({ examples }: SeenColumn): string | undefined =>
  examples.some((one) => !/^\d{4}(?:\.0)?$/.test(one)) &&
  examples.some((one) => /\D(?:19|20)\d{2}\b|^\d{4}\D/.test(one))
    ? YEAR
    : undefined;

/** Sizes of engines in cubic centimetres whose thousands stand apart. */
const APART = /^\d{1,2}[ \u00a0]\d{3}(?!\d)/;

/** A size between two, or up to one: 1401 - 1600 cm3, 1200 cm3'e kadar, do 1400. Which it is, such a text does not tell. */
const isSpan = (text: string): boolean =>
  /^\d[\d.,]*\s*(?:\p{L}+\d?)?\s*[-–—]\s*\d/u.test(text) ||
  /kadar|üzeri|up to|over|^(?:do|до|bis|od|от|ab)\s\d|\d\s*[-+<>]$/iu.test(text);

/** A pattern for the number in sizes of engines such as 2.0L or 6 592 cm3; undefined: the values are numbers. */
const litresMatch = ({ examples }: SeenColumn): string | undefined => {
  if (examples.every((one) => /^\d+(?:\.\d+)?$/.test(one))) return undefined;
  const number = '\\d+(?:[.,]\\d+)?';
  // its unit alone may stand behind the size then
  if (examples.some(isSpan)) return `^(${number}) ?(?:\\p{L}{1,4}[3³]?)?$`;
  return examples.some((one) => APART.test(one)) ? `^(\\d{1,2}[ \\x{a0}]\\d{3}|${number})` : `^(${number})`;
};

/** A pattern for the number in counts that say of what: 4 Pasajeros, 5 Doors; undefined: the values are numbers. */
const countMatch = ({ examples }: SeenColumn): string | undefined =>
  examples.some((one) => /^\d{1,2} ?\p{L}/u.test(one)) ? '^(\\d{1,2})\\b' : undefined;

/** A reading in one unit, and in brackets or behind a stroke the same in another: 56,000 km (Approx. 34,804 miles). */
const TWICE = /\d ?(?:km|kms|mi|miles?)\b\.?\s*[(/|][^()/|\d]*\d[\d.,  ]* ?(?:km|kms|mi|miles?)\b\.?\)?$/i;

/** A pattern for the first of two readings; undefined: none is told twice. */
const readingMatch = ({ examples }: SeenColumn): string | undefined =>
  examples.some((one) => TWICE.test(one)) ? '^([^(/|]+?) *(?:[(/|].*)?$' : undefined;

/** What a price may say behind it of how far it was reduced; what it says of taxes stays, and is read. */
const REDUCED = ' *\\(\\p{L}[\\p{L} ]* -?\\d+ ?%\\)';
const isReduced = (text: string): boolean =>
  new RegExp(`${REDUCED}$`, 'u').test(text) && !/\b(?:vat|iva|tva|btw|mwst|moms|tax)\b/i.test(text);

/** A pattern for prices without what they were reduced by: $16,900 (Rebajado 11%); undefined: none says it. */
const priceMatch = ({ examples }: SeenColumn): string | undefined =>
  examples.some(isReduced) ? `^(.*?)(?:${REDUCED})?$` : undefined;

/** By our column: the pattern of what its values are, where they hold more than that. */
const MATCHES: Readonly<Record<string, (column: SeenColumn) => string | undefined>> = {
  year: yearMatch,
  engine_size: litresMatch,
  doors: countMatch,
  seating_capacity: countMatch,
  price: priceMatch,
  miles: readingMatch,
};

/** A label that a page puts before each value of a column: Mileage: 1 Km, Car ID: 12. */
const LABEL = /^(\p{L}[\p{L} ]{1,29}):(?!\/\/)\s*(?=\S)/u;

/** The label that three values in four begin with, as a row may be shifted; undefined: they begin with none. */
function labelOf({ examples }: SeenColumn): string | undefined {
  const labels = examples.map((one) => LABEL.exec(one)?.[1]);
  return labels.find((one) => one && labels.filter((other) => other === one).length * 4 >= labels.length * 3);
}

/** The pattern of what the values of a column are, as one of ours; undefined: they are no more than that. */
export function matchOf(to: string, column: SeenColumn): string | undefined {
  const label = labelOf(column);
  if (label === undefined) return MATCHES[to]?.(column);
  const examples = column.examples.map((one) => one.replace(LABEL, ''));
  // a pattern of what stands behind the label has it before it
  const inner = MATCHES[to]?.({ ...column, examples }) ?? '^(.+)$';
  return inner.startsWith('^') ? `^(?:${label}: *)?${inner.slice(1)}` : inner;
}

/** A postal code that stands beside its town: 13561, 123 45, 00-950, 1234 AB, D-80331. Four digits alone may be a ZIP without its zero. */
const CODE = '(?:\\d{5}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} [A-Z]{2})';
const ANY_CODE = `(?:${CODE}|\\d{4})`;
const COUNTRY = '(?:[A-Z]{1,2}-)?';

/** Patterns of a postal code and its town in one cell: which stands first, and how each is taken out. */
const TOWNS = [
  {
    is: new RegExp(`^${COUNTRY}${ANY_CODE},? +\\p{L}[^\\d,]*$`, 'u'),
    hasCode: new RegExp(`^${COUNTRY}${CODE}(?!\\d)`),
    zip: `^${COUNTRY}(${CODE}),? `,
    city: `^${COUNTRY}${ANY_CODE},? +(.+)$`,
  },
  {
    is: new RegExp(`^\\p{L}[^\\d,]*,? +${COUNTRY}${ANY_CODE}$`, 'u'),
    hasCode: new RegExp(`(?:^|\\D)${CODE}$`),
    zip: ` ${COUNTRY}(${CODE})$`,
    city: `^(.+?),? +${COUNTRY}${ANY_CODE}$`,
  },
] as const;

/** What a column of towns holds with their postal codes; undefined: the pattern is not that of three values in four. */
export function townMatches({
  examples,
}: SeenColumn): { readonly zip?: string; readonly city: string } | undefined {
  const found = TOWNS.find(
    ({ is }) => examples.filter((one) => is.test(one)).length * 4 >= examples.length * 3,
  );
  if (!found || !examples.length) return undefined;
  return examples.some((one) => found.hasCode.test(one))
    ? { zip: found.zip, city: found.city }
    : { city: found.city };
}

/** What stands between texts that one cell holds, the surer one first; `|` needs no word, as it is what is read. */
const SEPARATORS = [';', ','] as const;

/** The sign between the texts of a column's cells, told by those that hold three texts or more; undefined: they hold one each, or are joined as we do. */
export function separatorOf({ examples }: SeenColumn): string | undefined {
  const isJoined = (text: string, by: string): boolean => text.split(by).length > 2;
  if (examples.some((one) => one.startsWith('[') || one.includes('|'))) return undefined;
  return SEPARATORS.find((by) => examples.filter((one) => isJoined(one, by)).length * 2 > examples.length);
}
