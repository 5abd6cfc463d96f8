/** How the page says that it waits, and that something is wrong. */

/** Says that the page waits for an answer. */
export function Waiting() {
  return (
    <p class="waiting" aria-busy="true">
      Loading…
    </p>
  );
}

interface Told {
  readonly message: string;
  /** asked again, it may be answered; a request or a key that is wrong stays wrong */
  readonly mayPass?: boolean;
}

/** A fault in the words of whoever found it, and where it can help a way to try again. */
export function Fault({ fault: { message, mayPass = true }, again }: { fault: Told; again: () => void }) {
  return (
    <div role="alert" class="fault">
      <p>{message}</p>
      {mayPass ? (
        <button type="button" class="plain" onClick={again}>
          Try again
        </button>
      ) : null}
    </div>
  );
}
