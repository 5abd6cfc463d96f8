import { readFileSync } from 'node:fs';
import { currencyCodes } from '../../src/catalog/vocabulary/currency.ts';
import { WrongUsage } from '../ground/outcome.ts';

/** Code of a currency → what one unit of it is worth in the market's currency (US dollars in us-cars). */
export type Rates = ReadonlyMap<string, number>;

const PAIR = /^\s*["']?([A-Za-z]{3})["']?\s*[=:,;\t]\s*([0-9]+(?:\.[0-9]+)?)\s*,?\s*$/;

function rateOf(text: string, where: string): [code: string, rate: number] {
  const [, word = '', number = ''] = PAIR.exec(text) ?? [];
  const [code, rate] = [word.toUpperCase(), Number(number)];
  if (!currencyCodes.includes(code) || !(rate > 0))
    throw new WrongUsage(
      `${where}: "${text.trim()}" is not a rate; write a currency and what one of it is worth: EUR=1.08`,
    );
  return [code, rate];
}

/** The lines of a file of rates: EUR=1.08 each, or as CSV or JSON has it; blank lines, braces and comments (#) say nothing. */
function linesOf(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUsage(
      `--exchange ${path}: is neither a rate, for example EUR=1.08, nor a file that can be read (${error instanceof Error ? error.message : error})`,
    );
  }
  return text
    .replaceAll(/[{}]/g, '\n')
    .replaceAll(/,(?=\s*["'])/g, '\n')
    .split('\n')
    .filter((line) => /^[^#]*[^#\s]/.test(line) && !/^\s*currency/i.test(line));
}

/** Reads rates, each as EUR=1.08 or as a file of them; the last one of a currency counts. Throws WrongUsage. */
export const readRates = (given: readonly string[]): Rates =>
  new Map(
    given.flatMap((one) =>
      one.includes('=') ? [rateOf(one, '--exchange')] : linesOf(one).map((line) => rateOf(line, one)),
    ),
  );
