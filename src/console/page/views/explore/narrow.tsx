import { useState } from 'preact/hooks';
import type { ParameterDescription, SearchDescription } from '../../../metadata.ts';
import { asking, type Selection } from '../../selection.ts';
import { change } from './change.ts';
import { Control } from './control.tsx';

interface Shown {
  readonly search: SearchDescription;
  readonly selection: Selection;
}

function Row({ parameter, selection }: { parameter: ParameterDescription; selection: Selection }) {
  const { name, about } = parameter;
  return (
    <li>
      <div>
        <code>{name}</code>
        <small>{about}</small>
      </div>
      <Control
        parameter={parameter}
        text={selection.params.get(name)}
        onText={(text) => change(asking(selection, { [name]: text }))}
      />
    </li>
  );
}

/** The parameters of which a search needs one, or those of its path, which it needs all. */
export function Required({ search: { needs, inPath, parameters }, selection }: Shown) {
  return (
    <ul class="required">
      {parameters
        .filter(({ name }) => needs.includes(name) || inPath.includes(name))
        .map((parameter) => (
          <Row key={parameter.name} parameter={parameter} selection={selection} />
        ))}
    </ul>
  );
}

/** Days on which listings were seen: every parameter that takes days of the calendar. */
export function Dates({ search, selection }: Shown) {
  const dates = search.parameters.filter(({ form, filters }) => filters && form === 'dates');
  if (dates.length === 0) return null;
  return (
    <details class="narrow" open={dates.some(({ name }) => selection.params.has(name))}>
      <summary>Dates</summary>
      <ul>
        {dates.map((parameter) => (
          <Row key={parameter.name} parameter={parameter} selection={selection} />
        ))}
      </ul>
    </details>
  );
}

/** Every parameter that narrows the search, by its name. */
export function Parameters({ search, selection }: Shown) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase();
  const all = search.parameters.filter(({ filters }) => filters);
  const found = all.filter(({ name, about }) => name.includes(words) || about.toLowerCase().includes(words));
  return (
    <details class="narrow" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All {all.length} filter parameters</summary>
      {open ? (
        <>
          <input
            type="search"
            class="find"
            aria-label="Search parameters"
            placeholder="Search"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          <ul>
            {found.map((parameter) => (
              <Row key={parameter.name} parameter={parameter} selection={selection} />
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
