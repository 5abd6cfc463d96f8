/** What can be told of a VIN without knowing who built the vehicle (ISO 3779, 49 CFR 565). */

/** Characters of a VIN. */
export const VIN_LENGTH = 17;

/** Seventeen letters and digits, without I, O and Q, in any case. */
export const hasVinForm = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(text);

const LETTER_VALUES = 'ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Place of the check digit. */
const CHECK = 8;

/** A to H count 1 to 8, J to R 1 to 9, S to Z 2 to 9; digits count themselves. */
function figureOf(character: string): number {
  const digit = Number(character);
  if (Number.isInteger(digit)) return digit;
  const at = LETTER_VALUES.indexOf(character);
  // S stands one place further: its row begins with two
  return (at % 10) + 1;
}

/** The check digit that a VIN (upper case) should have: 0 to 9, or X. */
export function checkDigitOf(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * figureOf(vin[at] ?? '0'), 0);
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** Built in North America, where every VIN has a check digit. */
const isNorthAmerican = (vin: string): boolean => /^[1-57]/.test(vin);

/**
 * Is the VIN (upper case) in itself right? Its check digit is; elsewhere than in North America that place may hold
 * anything, and where it holds no digit and no X nothing can be checked.
 */
export const isCoherent = (vin: string): boolean =>
  vin[CHECK] === checkDigitOf(vin) || (!isNorthAmerican(vin) && !isOfUsForm(vin));

/** The squish VIN of a VIN (upper case): its first eight characters, the tenth and the eleventh (taxonomy_vin). */
export const squishOf = (vin: string): string => vin.slice(0, CHECK) + vin.slice(CHECK + 1, CHECK + 3);

/** Is the VIN (upper case) formed as US law asks? Elsewhere the ninth place need not hold a check digit. */
export const isOfUsForm = (vin: string): boolean => /[0-9X]/.test(vin[CHECK] ?? '');

/**
 * What of a VIN (upper case) tells its build: the squish VIN, and of makers of few vehicles, whose third character is
 * a 9, the twelfth to fourteenth as well, for only these name the maker. A VIN of another form than the US one is marked.
 */
export const buildKeyOf = (vin: string): string =>
  `${squishOf(vin)}${vin[2] === '9' ? vin.slice(11, 14) : ''}${isOfUsForm(vin) ? '' : '-'}`;
