import type { ViewState } from '../selection.ts';
import { DROPPED_FILTERS } from '../view-filters.ts';

/** Names the filters that the view one came from had, and this one has not; `what`: "Trends have". */
export function DroppedFilters({ state, what }: { state: ViewState; what: string }) {
  const left = state.setting(DROPPED_FILTERS);
  return left ? (
    <p class="hint" role="note">
      {what} no filter for {left.split(',').join(', ')}: what Explore had of them is left behind.
    </p>
  ) : null;
}
