import { headerKey } from '../feeds/columns.ts';
import { acceptedChoice } from './choice-meaning.ts';
import { isNumber } from './contradictions.ts';
import { headerName } from './header-name.ts';
import type { SeenColumn } from './look.ts';
import { separatorOf, townMatches } from './matches.ts';
import { type FileColumns, ownOf } from './own-header.ts';
import type { Suggestion } from './suggestion.ts';
import { isWord, TOLD_BY_WORDS } from './value-meaning.ts';

/** What columns are because of the columns beside them, and of all that their cells hold. */

/** A column of models whose cells are makes, or begin with them, where no column holds makes: a load takes them apart in the make's. */
export function withMakes(
  suggestions: readonly Suggestion[],
  { market }: FileColumns,
): readonly Suggestion[] {
  const targetOf = ({ column, to, isOwn }: Suggestion): string | undefined =>
    isOwn ? headerKey(column.header) : to;
  if (suggestions.some((one) => targetOf(one) === 'make' && one.column.filled > 0)) return suggestions;
  const holdsMakes = ({ examples }: SeenColumn): boolean =>
    examples.length > 0 && examples.every((one) => market.meaning('make', one)?.word);
  return suggestions.map((one) =>
    targetOf(one) === 'model' && holdsMakes(one.column) ? { column: one.column, to: 'make' } : one,
  );
}

/** Marketplaces of Turkey call the model a series, and the trim a model: Marka, Seri, Model. */
export function withSeries(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const called = (word: string): Suggestion | undefined =>
    suggestions.find(({ column }) => headerName(column.header).word === word);
  const [series, model] = [called('seri'), called('model')];
  if (!called('marka') || !series || !model || suggestions.some(({ to }) => to === 'trim'))
    return suggestions;
  return suggestions.map((one) => {
    if (one === series) return { column: one.column, to: 'model' };
    return one === model ? { column: one.column, to: 'trim' } : one;
  });
}

/** Headers that name a model where another column names the make; elsewhere a body, or a kind of vehicle. */
const TYPES: ReadonlySet<string> = new Set(['type', 'typ', 'typecar', 'cartype', 'vehicletype']);

/** What a column of types may hold beside models. */
const KINDS = ['new', 'used', 'dealer', 'fsbo', 'auction'] as const;

/** A column of types beside one of makes, whose values are as various and no bodies or kinds, is of models, where no other is: Merk, Type. */
export function withModels(
  suggestions: readonly Suggestion[],
  { market }: FileColumns,
): readonly Suggestion[] {
  const named = (name: string): SeenColumn | undefined =>
    suggestions.find(({ column, to, isOwn }) => (isOwn ? headerKey(column.header) : to) === name)?.column;
  const makes = named('make');
  if (!makes || named('model')) return suggestions;
  const isKind = (text: string): boolean =>
    acceptedChoice(KINDS, text) !== undefined || TOLD_BY_WORDS.some((field) => isWord(market, field, text));
  const types = suggestions.find(
    ({ column: { header, examples, different }, to, isOwn }) =>
      to === undefined &&
      !isOwn &&
      TYPES.has(headerName(header).word) &&
      different >= makes.different &&
      examples.length > 1 &&
      !examples.some(isKind) &&
      !examples.every(isNumber),
  );
  return suggestions.map((one) => (one === types ? { column: one.column, to: 'model' } : one));
}

/** A column of regions of which none is a state that the market knows is where the vehicle stands, if no other column is. */
export function withRegions(
  suggestions: readonly Suggestion[],
  { market }: FileColumns,
  own: ReadonlySet<string>,
): readonly Suggestion[] {
  if (own.has('city') || suggestions.some(({ to }) => to === 'city' || to === 'zip')) return suggestions;
  const isOther = ({ examples }: SeenColumn): boolean =>
    examples.length > 0 && !examples.some((one) => market.meaning('state', one));
  const knowsStates = market.fields.includes('state');
  return suggestions.map((one) =>
    knowsStates && one.to === 'state' && isOther(one.column) ? { column: one.column, to: 'city' } : one,
  );
}

/** Columns whose cells hold a postal code and its town: both are taken out of them, where no other column has them. */
export function withTowns(
  suggestions: readonly Suggestion[],
  { fields }: FileColumns,
  own: ReadonlySet<string>,
): readonly Suggestion[] {
  const taken = new Set([...own, ...suggestions.flatMap(({ to }) => to ?? [])]);
  return suggestions.map((one) => {
    const other = one.to === 'city' ? 'zip' : 'city';
    if (one.to !== 'city' && one.to !== 'zip') return one;
    const matches = townMatches(one.column);
    if (!matches || !fields.has(other) || taken.has(other)) return one;
    const also = matches.zip === undefined ? undefined : { to: 'zip', match: matches.zip };
    return { column: one.column, to: 'city', match: matches.city, also };
  });
}

/** Columns of ours that hold several texts, whose cells join them by another sign than the one that is read: it is told. */
export function withSplits(suggestions: readonly Suggestion[], file: FileColumns): readonly Suggestion[] {
  return suggestions.map((one) => {
    const to = one.isOwn ? ownOf(one.column, file) : one.to;
    if (to === undefined || one.match !== undefined || file.fields.get(to)?.column.type !== 'texts')
      return one;
    const split = separatorOf(one.column);
    return split === undefined ? one : { column: one.column, to, split };
  });
}
