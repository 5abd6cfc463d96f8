import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { TextField } from '../../parts/text-field.tsx';
import { addressOf, type ViewState } from '../../selection.ts';
import { count, title } from '../../words.ts';
import type { SearchAnswer, Terms } from '../explore/answer.ts';
import { choosable, daysOf, nameOfSide, paramsOfSide, queryOfSide, type Side, sideChanges } from './sides.ts';

interface Props {
  readonly state: ViewState;
  readonly search: SearchDescription;
  readonly side: Side;
  readonly label: string;
  readonly color: string;
  readonly found: number | undefined;
  /** what can be chosen */
  readonly values: SearchAnswer | undefined;
}

/** Values that can be chosen, as the browser offers them. */
function Offered({ id, terms = [] }: { id: string; terms: Terms | undefined }) {
  return (
    <datalist id={id}>
      {terms.map((term) => ('item' in term ? <option key={term.item} value={term.item} /> : null))}
    </datalist>
  );
}

function Values({
  state,
  side,
  label,
  field,
  values,
}: Omit<Props, 'search' | 'color' | 'found'> & { field: FieldDescription }) {
  const { name, include } = field;
  if (!include) return null;
  const id = `${side}-${name}`;
  const parameter = `${side}.${include.name}`;
  return (
    <label title={field.about}>
      {title(name)}
      <TextField
        list={id}
        label={`${label}, ${title(name)}`}
        placeholder="any"
        value={state.param(parameter) ?? ''}
        onValue={(value) => state.ask({ [parameter]: value })}
      />
      <Offered id={id} terms={values?.facets?.[name]} />
    </label>
  );
}

/** YYYYMM01-YYYYMM31 → YYYY-MM; undefined: it is no whole month */
const monthOf = (days: string | undefined): string | undefined =>
  days?.replace(/^(\d{4})(\d\d)01-\1\2(28|29|30|31)$/, '$1-$2');

function daysOfMonth(month: string): string | undefined {
  const [year = 0, number = 0] = month.split('-').map(Number);
  if (!year || !number) return undefined;
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month.replace('-', '')}01-${month.replace('-', '')}${last}`;
}

function Month({
  state,
  side,
  label,
  parameter,
}: Pick<Props, 'state' | 'side' | 'label'> & { parameter: string }) {
  const name = `${side}.${parameter}`;
  return (
    <label title={`A whole month; sets ${parameter}`}>
      Month first seen
      <TextField
        type="month"
        label={`${label}, month`}
        value={monthOf(state.param(name)) ?? ''}
        onValue={(value) => state.ask({ [name]: daysOfMonth(value) })}
      />
    </label>
  );
}

/** What a side is: values and a month to choose, every other parameter as text, and how many it has. */
export function SideForm(shown: Props) {
  const { state, search, side, label, color, found } = shown;
  const days = daysOf(search);
  const explored = formatAddress(
    addressOf({ path: search.path, params: paramsOfSide(state, side), shown: new Map() }),
  );
  return (
    <fieldset style={{ '--key': color }}>
      <legend>{nameOfSide(state, side)}</legend>
      <div class="fields">
        {choosable(search, state).map((field) => (
          <Values key={field.name} {...shown} field={field} />
        ))}
        {days ? <Month state={state} side={side} label={label} parameter={days} /> : null}
      </div>
      <label>
        All parameters
        <TextField
          label={`${label} parameters`}
          value={queryOfSide(state, side)}
          placeholder="make=Ford&state=TX"
          onValue={(value) => state.ask(sideChanges(state, side, value))}
        />
      </label>
      <p class="total" role="status">
        <strong>{found === undefined ? '–' : count(found)}</strong> found <a href={explored}>Explore them</a>
      </p>
    </fieldset>
  );
}
