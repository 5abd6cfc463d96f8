/**
 * Why a partner gave nothing. `down`: it does not answer, answers that it cannot, or has failed so often that it is left
 * in peace for a while; `wrong`: what it answers is of no use, or it refuses us, which only a person can mend.
 */
export type PartnerFaultKind = 'down' | 'wrong';

/** A partner that gave nothing. Its message holds neither keys nor what was answered. */
export class PartnerFault extends Error {
  readonly kind: PartnerFaultKind;

  constructor(kind: PartnerFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
