import { readNumber } from '../grammar/number.ts';
import { fault, quote, type Reading, read } from '../grammar/reading.ts';

/** What a measure is compared with (part-2.md S1, "Measure filters"). */
export interface Comparison {
  readonly operator: '>' | '<' | '>=' | '<=' | '=';
  /** the number as it was written */
  readonly number: string;
}

const PARTS = /^(>=|<=|>|<|=)?\s*(.*)$/s;

/** An operator and a number; a number alone means =. */
export function readComparison(text: string): Reading<Comparison> {
  const [, operator = '=', number = ''] = PARTS.exec(text.trim()) ?? [];
  const value = readNumber(number);
  if (!value.ok)
    return fault(`${quote(text)} is not a comparison: send an operator (> < >= <= =) and a number`);
  return read({ operator: operator as Comparison['operator'], number: number.trim() });
}

/** The number in hundredths, as measures are counted: moved by two places as text, so that 12345.67 stays exact. */
export const inHundredths = ({ number }: Comparison): number => Number(`${number}e2`);
