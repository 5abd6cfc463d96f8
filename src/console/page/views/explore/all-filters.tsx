import { useState } from 'preact/hooks';
import type { ParameterDescription, SearchDescription } from '../../../metadata.ts';
import { asking, type Selection } from '../../selection.ts';
import { title } from '../../words.ts';
import { Control } from './control.tsx';
import { showSelection } from './show-selection.ts';

interface Props {
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
        onText={(text) => showSelection(asking(selection, { [name]: text }))}
      />
    </li>
  );
}

/** The parameters of which a search needs one, or those of its path, which it needs all. */
export function RequiredFilters({ search: { needs, inPath, parameters }, selection }: Props) {
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

/** Kinds of filters, each a group that opens: what is closed costs the keyboard nothing. */
const KINDS = {
  'Values to include': ({ form, name }) => VALUES.has(form) && !isExcluding(name),
  'Values to exclude': ({ form, name }) => form === 'noneOf' || form === 'noDomains' || isExcluding(name),
  Ranges: ({ form }) => ['range', 'singleOrRange', 'days', 'atLeast'].includes(form),
  'Days of the calendar': ({ form }) => form === 'dates',
  'Yes or no': ({ form }) => ['flag', 'present', 'some', 'boolean'].includes(form),
} as const satisfies Record<string, (parameter: ParameterDescription) => boolean>;
const VALUES = new Set(['anyOf', 'allOf', 'years', 'measured', 'names', 'domains', 'whole', 'oneOf']);
const isExcluding = (name: string): boolean => name.startsWith('exclude_');

/** The filters by their kind; what is of none stands last. */
function grouped(
  all: readonly ParameterDescription[],
): (readonly [name: string, of: readonly ParameterDescription[]])[] {
  const left = new Set(all);
  const groups = Object.entries(KINDS).map(([name, isOf]) => {
    const own = [...left].filter(isOf);
    for (const parameter of own) left.delete(parameter);
    return [name, own] as const;
  });
  return [...groups, ['Place, sellers and text', [...left]] as const].filter(([, own]) => own.length > 0);
}

function Rows({ of, selection }: { of: readonly ParameterDescription[]; selection: Selection }) {
  return (
    <ul>
      {of.map((parameter) => (
        <Row key={parameter.name} parameter={parameter} selection={selection} />
      ))}
    </ul>
  );
}

/** Every filter of the search: searched by name and text, or looked through by kind. */
export function AllFilters({ search, selection }: Props) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const words = wanted.trim().toLowerCase();
  const all = search.parameters.filter(({ filters }) => filters);
  const found = all.filter(({ name, about }) =>
    `${name} ${title(name)} ${about}`.toLowerCase().includes(words),
  );
  return (
    <details class="narrow all-filters" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>All {all.length} filters</summary>
      {open ? (
        <>
          <input
            type="search"
            class="find"
            aria-label="Search filters"
            placeholder="Search: colour, seats, days on market …"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
          {words === '' ? (
            grouped(all).map(([name, own]) => (
              <details key={name} class="group">
                <summary>
                  {name} <small>{own.length}</small>
                </summary>
                <Rows of={own} selection={selection} />
              </details>
            ))
          ) : (
            <>
              <p role="status" class="sr">
                {found.length} filters
              </p>
              <Rows of={found} selection={selection} />
              {found.length === 0 ? <p>No such filter.</p> : null}
            </>
          )}
        </>
      ) : null}
    </details>
  );
}
