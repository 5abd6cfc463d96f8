import { readFileSync } from 'node:fs';
import { currencyCodes } from '../../src/catalog/vocabulary/currency.ts';
import { WrongUsage } from '../ground/outcome.ts';

/** Code of a currency → what one unit of it is worth in the market's currency (US dollars in us-cars). */
export type Rates = ReadonlyMap<string, number>;

const PAIR = /^\s*["']?([A-Za-z]{3})["']?\s*[=:,;\t]\s*([0-9]+(?:\.[0-9]+)?)\s*,?\s*$/;

/** Names of columns, of which none is the code of a currency. */
const HEADER = /^\s*["']?[a-z_ ]{4,}["']?\s*[,;\t][^\d]*$/i;

function rateOf(text: string, where: string): [code: string, rate: number] {
  const [, word = '', number = ''] = PAIR.exec(text) ?? [];
  const [code, rate] = [word.toUpperCase(), Number(number)];
  if (!currencyCodes.includes(code) || !(rate > 0))
    throw new WrongUsage(
      `${where}: "${text.trim()}" is not a rate; write a currency and what one of it is worth: EUR=1.08`,
    );
  return [code, rate];
}

/** The lines of a file of rates: EUR=1.08 each, or as CSV or JSON has it; blank lines, braces, comments (#) and a header say nothing. */
function linesOf(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUsage(
      `--exchange ${path}: is neither a rate, for example EUR=1.08, nor a file that can be read (${error instanceof Error ? error.message : error})`,
    );
  }
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll(/[{}]/g, '\n')
    .replaceAll(/,(?=\s*["'])/g, '\n')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/#.*/, ''))
    .filter((line) => line.trim() !== '');
  return lines.filter((line, at) => at > 0 || !HEADER.test(line));
}

/** Reads rates, each as EUR=1.08 (several with commas between) or as a file of them; the last one of a currency counts. Throws WrongUsage. */
export const readRates = (given: readonly string[]): Rates =>
  new Map(
    given.flatMap((one) =>
      one.includes('=')
        ? one.split(/[,;]/).map((each) => rateOf(each, '--exchange'))
        : linesOf(one).map((line) => rateOf(line, one)),
    ),
  );
