import { LEFT_BEHIND } from '../carry.ts';
import type { ViewState } from '../selection.ts';

/** Names the filters that the view one came from had, and this one has not; `what`: "Trends have". */
export function LeftBehind({ state, what }: { state: ViewState; what: string }) {
  const left = state.setting(LEFT_BEHIND);
  return left ? (
    <p class="hint" role="note">
      {what} no filter for {left.split(',').join(', ')}: what Explore had of them is left behind.
    </p>
  ) : null;
}
