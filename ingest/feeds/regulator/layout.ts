import { CommandRefusal } from '../../ground/outcome.ts';

/** Columns of the regulator's flat file of recalls, in their order; further ones of later layouts are not read. */
const LAYOUT = [
  ...['RECORD_ID', 'CAMPNO', 'MAKETXT', 'MODELTXT', 'YEARTXT', 'MFGCAMPNO', 'COMPNAME', 'MFGNAME', 'BGMAN'],
  ...[
    'ENDMAN',
    'RCLTYPECD',
    'POTAFF',
    'ODATE',
    'INFLUENCED_BY',
    'MFGTXT',
    'RCDATE',
    'DATEA',
    'RPNO',
    'FMVSS',
  ],
  ...['DESC_DEFECT', 'CONEQUENCE_DEFECT', 'CORRECTIVE_ACTION', 'NOTES'],
] as const;

/** A column of the layout. */
export type Column = (typeof LAYOUT)[number];

/** The column that tells a header: no campaign is called so. */
const TELLS_HEADER: Column = 'CAMPNO';
/** Without these a row is no recall. */
const NEEDED: Column = 'CORRECTIVE_ACTION';

/** How the rows of one file are cut. */
export interface Form {
  /** cells of every row */
  readonly width: number;
  /** the first row names the columns */
  readonly hasHeader: boolean;
  at(column: Column): number;
}

/**
 * The form of a file, from its first row: the file as it is published has no header; one that was made of it may have
 * one, and may lack the record's number. Columns stand in the layout's order either way. Throws CommandRefusal when the row
 * is none of such a file.
 */
export function formOf(file: string, first: readonly string[]): Form {
  const names = first.map((cell) => cell.trim().toUpperCase());
  const headerAt = names.indexOf(TELLS_HEADER);
  const shift = headerAt === -1 ? 0 : LAYOUT.indexOf(TELLS_HEADER) - headerAt;
  const at = (column: Column): number => LAYOUT.indexOf(column) - shift;
  const misplaced = LAYOUT.find((column) => names.includes(column) && names.indexOf(column) !== at(column));
  if (misplaced)
    throw new CommandRefusal(`${file}: the column ${misplaced} is not where the regulator's layout has it`);
  if (first.length <= at(NEEDED))
    throw new CommandRefusal(
      `${file}: line 1 has ${first.length} columns; the regulator's file has ${at(NEEDED) + 1} at least, tab-delimited`,
    );
  return { width: first.length, hasHeader: headerAt !== -1, at };
}
