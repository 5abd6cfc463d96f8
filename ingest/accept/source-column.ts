/** What delivered files of all formats have in common as relations. */

/** One column of a delivered file, as SQL on the relation of its Source. */
export interface SourceColumn {
  /** as the file spells it */
  readonly header: string;
  /** the cell's text */
  readonly text: string;
  /** the cell's texts, where the column joins several */
  readonly texts: string;
  /** the cell's text where a number is asked for: one that the file's format defines says which mark is its decimal point */
  readonly number?: string;
  /** the same, where numbers of the format end in `e0`, so that they are told from texts that people wrote; left out: the format has no texts beside them */
  readonly marked?: string;
}

/** A delivered file as a relation: `line`, and the SQL of each column. */
export interface Source {
  readonly from: string;
  readonly columns: readonly SourceColumn[];
  /** SQL that is true for a row that is no row at all (a JSON line that is no object) */
  readonly broken: string;
}

/** Options of read_csv that leave nothing to guessing: the spooled file has no quoting, and each line is a whole row. */
export const CSV = `auto_detect = false, header = false, new_line = '\\n', quote = '', escape = '', nullstr = '', max_line_size = 4300000, buffer_size = 8600000, strict_mode = true`;

/** SQL of a number's text of which the format says that the point is a decimal point: 25.998 cannot be taken for thousands. */
export const asNumber = (text: string): string =>
  `CASE WHEN regexp_full_match(${text}, '-?[0-9]+[.][0-9]{3}') THEN ${text} || '0' ELSE ${text} END`;

/** SQL of the texts that a cell joins; it may hold a JSON array, or a list as Python writes it, too. */
export const split = (text: string): string =>
  `CASE
    WHEN starts_with(${text}, '[') AND json_valid(${text}) THEN from_json(${text}, '["VARCHAR"]')
    WHEN starts_with(${text}, '[''') AND regexp_full_match(${text}, '\\[''[^'']*''(?:, ?''[^'']*'')*\\]')
    THEN string_split_regex(substr(${text}, 3, length(${text}) - 4), ''', ?''')
    ELSE string_split(${text}, '|')
  END`;

/** How a column's cells are asked for: as a text, as the texts that it joins, or as a number. */
export type CellForm = 'text' | 'texts' | 'number';
