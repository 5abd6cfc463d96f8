import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import type { Selection } from '../../selection.ts';
import { marketName, searchName } from '../../words.ts';

/** Parameters of a selection of which another search knows the names and, where they are few, the values. */
export function shared(
  { params }: Pick<Selection, 'params'>,
  { parameters }: Pick<SearchDescription, 'parameters'>,
): ReadonlyMap<string, string> {
  const taken = ([name, value]: readonly [string, string]) =>
    parameters.some((one) => one.filters && one.name === name && (one.values?.includes(value) ?? true));
  return new Map([...params].filter(taken));
}

interface Props {
  readonly search: SearchDescription;
  /** searches that can be chosen; default: all */
  readonly among?: readonly SearchDescription[] | undefined;
  readonly onSearch: (search: SearchDescription) => void;
}

/** What is searched, by market, in plain words. */
export function Market({ search, among, onSearch }: Props) {
  const searches = among ?? (knowledge.value as Metadata).searches;
  const markets = [...new Set(searches.map(({ market }) => market))];
  return (
    <label class="market">
      Market
      <select
        value={search.path}
        title={search.summary}
        onChange={({ currentTarget: { value } }) => {
          const chosen = searches.find(({ path }) => path === value);
          if (chosen) onSearch(chosen);
        }}
      >
        {markets.map((market) => (
          <optgroup key={market} label={marketName(market)}>
            {searches
              .filter((one) => one.market === market)
              .map((one) => (
                <option key={one.path} value={one.path}>
                  {searchName(one)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
