import type { ApiRefusal } from '../../api.ts';

/** Why a part of the page is not known, and how it is asked for again. */
export interface Failure {
  readonly refused: ApiRefusal;
  readonly again: () => void;
}

/** Says in the place of a part why it is not known; the rest of the page stands. */
export function FailureMessage({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  const { refused, again } = failure;
  return (
    <p role="status" class="failure">
      Not counted: {refused.message}{' '}
      {refused.mayPass ? (
        <button type="button" class="plain" onClick={again}>
          Try again
        </button>
      ) : null}
    </p>
  );
}
