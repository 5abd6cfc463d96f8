import type { Column, Dataset, Field } from '../../src/catalog/field.ts';
import { fold } from '../../src/grammar/fold.ts';

/** A field together with the column that carries it. */
export interface FedField extends Field {
  readonly column: Column;
}

const isFed = (field: Field): field is FedField => field.column !== undefined;

/** Fields of the dataset that a delivery may carry, in catalogue order. */
export const fedFields = (dataset: Dataset): FedField[] => dataset.fields.filter(isFed);

/** How header names are compared: in any case, without blanks around them; blanks and line ends within, however many, are one. */
export const headerKey = (name: string): string => fold(name).replaceAll(/\s+/g, ' ');

/** photo1, image_url_2, ImageLink3, Photo #4, images/0/url, photo_links[5]: a column of one photo among several */
const PHOTO =
  /^(?:photo|image|picture|pic|img|foto)s?[ _-]?(?:url|link|src)?s?[ _-]?[#/.[]?\d{1,3}\]?(?:[._/](?:url|link|src|href))?$/;

/** Does a header, as headerKey gives it, name one of several photos? */
export const isPhotoColumn = (key: string): boolean => PHOTO.test(key);

/** Every canonical column name and alias, as headerKey gives it → its field. */
export function knownColumns(dataset: Dataset): Map<string, FedField> {
  const known = new Map<string, FedField>();
  for (const field of fedFields(dataset)) {
    for (const name of [field.column.name, ...(field.column.aliases ?? [])])
      known.set(headerKey(name), field);
  }
  // a record as the API answers it names its members by their paths: `build.make`, `last_seen_at`
  for (const field of fedFields(dataset)) {
    const { at } = field;
    if (at && !at.includes('[') && !known.has(headerKey(at))) known.set(headerKey(at), field);
  }
  return known;
}

/** What stands before a dot: `a` and `a.b` of `a.b.c`. */
const parentsOf = (key: string): string[] => [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index));

/** The objects that hold columns (`offer` of `offer.msrp`), as headerKey gives them. */
export const columnParents = (keys: Iterable<string>): ReadonlySet<string> =>
  new Set([...keys].flatMap(parentsOf));
