import type { SearchDescription } from '../../../metadata.ts';
import { loadLater } from '../../parts/load-later.tsx';
import { type Selection, showing } from '../../selection.ts';
import { replaceSelection } from '../explore/show-selection.ts';
import { axesIn } from './dots.ts';

const Scatter = loadLater(() => import('./scatter.tsx').then((part) => part.Scatter));

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** the selection that so many are found of: the one before while another one is waited for */
  readonly asked: Selection;
  readonly found: number;
}

/** Two quantities against each other, in a block that opens. */
export function ScatterBlock({ search, selection, asked, found }: Props) {
  if (search.shows !== 'listing' || !axesIn(search, selection)) return null;
  const isOpen = selection.shown.has('scatter');
  return (
    <details
      class="where block"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) replaceSelection(showing(selection, { scatter: open ? 'open' : undefined }));
      }}
    >
      <summary>Scatter of two fields</summary>
      {isOpen ? (
        <section class="scatter" aria-label="Scatter">
          <Scatter search={search} selection={selection} asked={asked} found={found} />
        </section>
      ) : null}
    </details>
  );
}
