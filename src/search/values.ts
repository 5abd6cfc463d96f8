import type { Field } from '../catalog/field.ts';
import { postalText } from '../geo/postal.ts';
import { fold } from '../grammar/fold.ts';
import { markText } from '../grammar/mark.ts';
import { readCount, readInteger, readNumber } from '../grammar/number.ts';
import { type Reading, read } from '../grammar/reading.ts';
import type { Value } from './plan.ts';

/** Reads one value as its field is indexed: folded text, a number, the digits of an id. */
export function readValue(field: Field, text: string): Reading<Value> {
  switch (field.type) {
    case 'integer':
    case 'instant':
      return readInteger(text);
    case 'number':
    case 'measure':
      return readNumber(text);
    case 'code': {
      const number = readCount(text);
      return number.ok ? read(String(number.value)) : number;
    }
    case 'upper':
      return read(text.normalize('NFC').trim().toUpperCase());
    case 'exact':
      return read(text);
    case 'mark':
      return read(markText(text));
    case 'postal':
      return read(postalText(text));
    default:
      return read(fold(text));
  }
}

/** Values without repetition, in one order, so that equal questions are one question. */
export function canonical<V extends Value>(values: readonly V[]): V[] {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
