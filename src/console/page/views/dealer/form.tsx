import type { SearchDescription } from '../../../metadata.ts';
import { go } from '../../current-address.ts';
import { TextField } from '../../parts/text-field.tsx';
import type { ViewState } from '../../selection.ts';
import { countryName, searchName, title } from '../../words.ts';
import { countriesOf } from './country.ts';
import { type Dealer, kindsOf } from './dealer.ts';
import { NAMES_OF_DEALERS } from './dealer-address.ts';

interface Props {
  readonly state: ViewState;
  readonly searches: readonly SearchDescription[];
  readonly search: SearchDescription;
  readonly dealer: Dealer | undefined;
}

/** Which dealer, in which search, and which of the inventory. */
export function DealerForm({ state, searches, search, dealer }: Props) {
  const kinds = kindsOf(search);
  const countries = countriesOf(search);
  const name = dealer?.name ?? NAMES_OF_DEALERS[0];
  return (
    <form class="toolbar" onSubmit={(event) => event.preventDefault()}>
      <label>
        Market
        <select
          value={search.path}
          onChange={({ currentTarget: { value } }) => go({ view: 'dealer', path: value, params: new Map() })}
        >
          {searches.map((one) => (
            <option key={one.path} value={one.path}>
              {searchName(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {title(name)}
        <TextField value={dealer?.value ?? ''} onValue={(value) => state.ask({ [name]: value })} />
      </label>
      {dealer && countries ? (
        <label>
          Country
          <select
            value={dealer.country ?? countries.initial}
            onChange={({ currentTarget: { value } }) => state.ask({ country: value })}
          >
            {countries.values.map((country) => (
              <option key={country} value={country}>
                {countryName(country)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {dealer && kinds ? (
        <label>
          Inventory
          <select
            value={dealer.kind?.value ?? ''}
            onChange={({ currentTarget: { value } }) => state.ask({ [kinds.name]: value })}
          >
            <option value="">all</option>
            {kinds.values.map((type) => (
              <option key={type} value={type}>
                {type}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </form>
  );
}
