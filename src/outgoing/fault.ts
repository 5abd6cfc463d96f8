/**
 * Why a call got no answer. `forbidden`: it may not be made (scheme, address, credentials in the URL); `late`: no whole
 * answer in time; `unreachable`: no connection, or it broke; `large`: the answer is longer than the caller reads;
 * `ended`: the caller gave up.
 */
export type OutgoingFaultKind = 'forbidden' | 'late' | 'unreachable' | 'large' | 'ended';

/** A call without an answer. Its message holds the host at most, never the path, a key or what was answered. */
export class OutgoingFault extends Error {
  readonly kind: OutgoingFaultKind;

  constructor(kind: OutgoingFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
