/** How the page says that it waits, and that something is wrong. */

/** Says that the page waits for an answer. */
export function Waiting() {
  return (
    <p class="waiting" aria-busy="true">
      Loading…
    </p>
  );
}

/** A fault in the words of whoever found it, and a way to try again. */
export function Fault({ message, again }: { message: string; again: () => void }) {
  return (
    <div role="alert" class="fault">
      <p>{message}</p>
      <button type="button" class="plain" onClick={again}>
        Try again
      </button>
    </div>
  );
}
