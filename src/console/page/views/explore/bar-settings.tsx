import type { FieldDescription } from '../../../metadata.ts';
import { TextField } from '../../parts/text-field.tsx';
import { type Selection, showing } from '../../selection.ts';
import { title } from '../../words.ts';
import type { Bars } from './answer.ts';
import { type Ends, endsSet, withEnds } from './ends.ts';
import { replaceSelection } from './show-selection.ts';

const NAMES = { start: 'from', end: 'to', step: 'step' } as const;

/** Whether the heights of a field's bars stand on a logarithmic scale. */
export const isLog = ({ shown }: Selection, { name }: FieldDescription): boolean => shown.has(`log.${name}`);

const endsIn = ({ start, end, counts: [first] }: Bars): Ends => ({
  start,
  end,
  step: first ? first.upper_bound - first.lower_bound : end - start,
});

interface Props {
  readonly field: FieldDescription;
  readonly selection: Selection;
  readonly bars: Bars;
}

/** Where the bars begin and end, how wide they are, and the scale of their heights. */
export function BarSettings({ field, selection, bars }: Props) {
  const set = endsSet(selection, field);
  const ends = set ?? endsIn(bars);
  const log = isLog(selection, field);
  const name = title(field.name);
  return (
    <details class="bar-table">
      <summary>
        Set bars<span class="sr"> of {name}</span>
      </summary>
      <div class="ends">
        {(['start', 'end', 'step'] as const).map((end) => (
          <label key={end}>
            {NAMES[end]}
            <TextField
              type="number"
              label={`${name}, bars ${NAMES[end]}`}
              value={String(ends[end])}
              onValue={(value) =>
                replaceSelection(withEnds(selection, field, { ...ends, [end]: Number(value) }))
              }
            />
          </label>
        ))}
      </div>
      <div class="line">
        <label>
          <input
            type="checkbox"
            checked={log}
            onChange={() =>
              replaceSelection(showing(selection, { [`log.${field.name}`]: log ? undefined : 'on' }))
            }
          />
          Logarithmic heights
        </label>
        {set ? (
          <button
            type="button"
            class="plain"
            onClick={() => replaceSelection(withEnds(selection, field, undefined))}
          >
            Bars of the data
          </button>
        ) : null}
      </div>
    </details>
  );
}
