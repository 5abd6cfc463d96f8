import { useState } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { TextField } from '../../parts/text-field.tsx';
import type { Changes, Selection } from '../../selection.ts';

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
  readonly onFilter: (changes: Changes) => void;
}

/** Miles around a postal code. Miles that are typed before it wait for it; of a circle on the map they are its own. */
export function Radius({ search: { postal }, selection: { params }, onFilter }: Props) {
  const [early, setEarly] = useState('');
  const hasCentre = params.has('zip') || params.has('latitude');
  return (
    <div class="slot">
      <span aria-hidden="true">Near {postal}, miles</span>
      <span class="ends">
        <TextField
          label={`Near ${postal}`}
          placeholder={params.has('latitude') ? 'circle on the map' : postal}
          value={params.get('zip') ?? ''}
          onValue={(zip) => {
            const radius = zip === '' ? undefined : (params.get('radius') ?? early);
            onFilter({ zip, radius, latitude: undefined, longitude: undefined });
          }}
        />
        <TextField
          type="number"
          label={`Miles around the ${postal}`}
          placeholder="miles"
          min="1"
          value={params.get('radius') ?? early}
          onValue={(radius) => {
            setEarly(radius);
            if (hasCentre) onFilter({ radius });
          }}
        />
      </span>
    </div>
  );
}
