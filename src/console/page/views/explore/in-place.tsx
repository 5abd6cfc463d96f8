import type { Refused } from '../../api.ts';

/** Why a part of the page is not known, and how it is asked for again. */
export interface Trouble {
  readonly refused: Refused;
  readonly again: () => void;
}

/** Says in the place of a part why it is not known; the rest of the page stands. */
export function InPlace({ trouble }: { trouble: Trouble | undefined }) {
  if (!trouble) return null;
  const { refused, again } = trouble;
  return (
    <p role="status" class="trouble">
      Not counted: {refused.message}{' '}
      {refused.mayPass ? (
        <button type="button" class="plain" onClick={again}>
          Try again
        </button>
      ) : null}
    </p>
  );
}
