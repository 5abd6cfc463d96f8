import type { ParameterDescription } from '../../../metadata.ts';
import { TextField } from '../../parts/text-field.tsx';
import { spanOf, spanText } from './ranges.ts';

interface Props {
  readonly parameter: ParameterDescription;
  readonly text: string | undefined;
  readonly onText: (text: string | undefined) => void;
}

const FLAGS = new Set(['flag', 'present', 'some', 'boolean']);
const SPANS = new Set(['range', 'singleOrRange', 'days']);

function Flag({ parameter: { name }, text, onText }: Props) {
  return (
    <input
      type="checkbox"
      aria-label={name}
      checked={text === 'true'}
      onChange={({ currentTarget: { checked } }) => onText(checked ? 'true' : undefined)}
    />
  );
}

function Choice({ parameter: { name, values = [] }, text, onText }: Props) {
  return (
    <select aria-label={name} value={text ?? ''} onChange={(event) => onText(event.currentTarget.value)}>
      <option value="">any</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  );
}

/** Two numbers; either may be left open. */
export function SpanFields({ name, text, onText }: { name: string } & Pick<Props, 'text' | 'onText'>) {
  const span = spanOf(text ?? '') ?? {};
  const set = (end: 'min' | 'max', typed: string): void => {
    const { [end]: _, ...rest } = span;
    onText(spanText(typed === '' ? rest : { ...rest, [end]: Number(typed) }));
  };
  return (
    <span class="ends">
      {(['min', 'max'] as const).map((end) => (
        <TextField
          key={end}
          type="number"
          label={`${name}, ${end === 'min' ? 'at least' : 'at most'}`}
          placeholder={end}
          value={String(span[end] ?? '')}
          onValue={(value) => set(end, value)}
        />
      ))}
    </span>
  );
}

const asDay = (digits: string | undefined): string =>
  digits ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}` : '';

/** Two days, both whole. The interface takes both or none: one alone is both. */
function Days({ parameter: { name }, text, onText }: Props) {
  const [, first, last] = /^(\d{8})-(\d{8})$/.exec(text ?? '') ?? [];
  const set = (end: 'first' | 'last', day: string): void => {
    const typed = day.replaceAll('-', '');
    const [from, to] = end === 'first' ? [typed, last ?? typed] : [first ?? typed, typed];
    onText(from && to ? `${from}-${to}` : undefined);
  };
  return (
    <span class="ends">
      <TextField
        type="date"
        label={`${name}, first day`}
        value={asDay(first)}
        onValue={(day) => set('first', day)}
      />
      <TextField
        type="date"
        label={`${name}, last day`}
        value={asDay(last)}
        onValue={(day) => set('last', day)}
      />
    </span>
  );
}

/** What a parameter's value is given by, as its form wants it. */
export function Control(shown: Props) {
  const { parameter, text, onText } = shown;
  if (FLAGS.has(parameter.form)) return <Flag {...shown} />;
  if (parameter.values) return <Choice {...shown} />;
  if (SPANS.has(parameter.form)) return <SpanFields name={parameter.name} text={text} onText={onText} />;
  if (parameter.form === 'dates') return <Days {...shown} />;
  return <TextField label={parameter.name} value={text ?? ''} onValue={onText} />;
}
