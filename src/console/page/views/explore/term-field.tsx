import { useId, useState } from 'preact/hooks';
import type { HeadFilter, SearchDescription } from '../../../metadata.ts';
import { TextField } from '../../parts/text-field.tsx';
import { requestOf } from '../../request.ts';
import type { Changes, Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count } from '../../words.ts';
import type { SearchAnswer, Term } from './answer.ts';
import { MOST_TERMS } from './layout.ts';
import { groundOf, inOneForm } from './requests.ts';

interface Props {
  readonly filter: HeadFilter;
  readonly search: SearchDescription;
  readonly selection: Selection;
  readonly onFilter: (changes: Changes) => void;
}

/** A field for values that the market has: they are asked for when somebody goes to it, and offered with their numbers. */
export function TermField({ filter: { name, label }, search, selection, onFilter }: Props) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const field = search.fields.find(({ include, facet }) => facet && include?.name === name);
  const ground = field && [
    ...groundOf(search, selection, field),
    ['rows', '0'] as const,
    ['facets', `${field.name}|0|${MOST_TERMS}`] as const,
  ];
  const { answers } = useAnswers<SearchAnswer>(wanted && ground ? [requestOf(search.path, ground)] : []);
  const [answer] = answers;
  const terms = (answer && field && inOneForm(answer.data).facets?.[field.name]) ?? [];
  return (
    <>
      <label onFocusIn={() => setWanted(true)} onFocusOut={() => setWanted(false)}>
        {label}
        <TextField
          list={id}
          placeholder="any"
          value={selection.params.get(name) ?? ''}
          onValue={(value) => onFilter({ [name]: value })}
        />
      </label>
      <datalist id={id}>
        {(terms as readonly Term[]).map((term) =>
          'item' in term ? (
            <option key={term.item} value={term.item}>
              {`${term.item} (${count(term.count)})`}
            </option>
          ) : null,
        )}
      </datalist>
    </>
  );
}
