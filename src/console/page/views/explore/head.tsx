import './head.css';
import type { ComponentChildren } from 'preact';
import type { HeadFilter, SearchDescription } from '../../../metadata.ts';
import { TextField } from '../../parts/text-field.tsx';
import type { Changes, Selection } from '../../selection.ts';
import { countryName } from '../../words.ts';
import { SpanFields } from './control.tsx';
import { Market } from './market.tsx';
import { Radius } from './radius.tsx';
import { TermField } from './term-field.tsx';

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** searches that can be chosen; default: all */
  readonly among?: readonly SearchDescription[];
  readonly onSearch: (search: SearchDescription) => void;
  readonly onFilter: (changes: Changes) => void;
  /** how many are found, and what else is told of all of it */
  readonly children?: ComponentChildren;
}

type Slot = Pick<Props, 'search' | 'selection' | 'onFilter'> & { readonly filter: HeadFilter };

function Choice({ filter: { name, label, values = [], initial }, selection, onFilter }: Slot) {
  const value = selection.params.get(name) ?? initial ?? '';
  // what somebody wrote into the address stands there too
  const all = value === '' || values.includes(value) ? values : [...values, value];
  const choose = (one: string): void => onFilter({ [name]: one === initial ? '' : one });
  return (
    <label class={name}>
      {label}
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {initial === undefined ? <option value="">any</option> : null}
        {all.map((one) => (
          <option key={one} value={one}>
            {name === 'country' ? countryName(one) : one}
          </option>
        ))}
      </select>
    </label>
  );
}

function Span({ filter: { name, label }, search, selection, onFilter }: Slot) {
  const unit = search.fields.find(({ range, include }) => [range?.name, include?.name].includes(name))?.unit;
  return (
    <div class="slot">
      <span aria-hidden="true">
        {label}
        {unit ? ` ${unit}` : ''}
      </span>
      <SpanFields
        name={label}
        text={selection.params.get(name)}
        onText={(text) => onFilter({ [name]: text })}
      />
    </div>
  );
}

function Text({ filter: { name, label }, selection, onFilter }: Slot) {
  return (
    <label>
      {label}
      <TextField value={selection.params.get(name) ?? ''} onValue={(value) => onFilter({ [name]: value })} />
    </label>
  );
}

const SLOTS = { choice: Choice, offered: TermField, span: Span, text: Text } as const;
const PLACE = ['zip', 'radius'];

/** What is asked most: market, condition, make, model, years, price, mileage and place; it stays while one scrolls. */
export function Head({ search, selection, among, onSearch, onFilter, children }: Props) {
  const isPlaced = PLACE.every((name) => search.head.some((one) => one.name === name));
  const slots = search.head.filter(({ name }) => !isPlaced || !PLACE.includes(name));
  return (
    <search class="search-head" aria-label="Search">
      <div class="slots">
        <Market search={search} among={among} onSearch={onSearch} />
        {slots.map((filter) => {
          const Slot = SLOTS[filter.as];
          return (
            <Slot
              key={filter.name}
              filter={filter}
              search={search}
              selection={selection}
              onFilter={onFilter}
            />
          );
        })}
        {isPlaced ? <Radius search={search} selection={selection} onFilter={onFilter} /> : null}
      </div>
      {children}
    </search>
  );
}
