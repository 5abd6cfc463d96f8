import { nowSeconds } from '../accounts/digest.ts';
import type { AccountsDatabase } from '../accounts/schema.ts';
import { type Seal, UnreadableSecret } from '../accounts/seal.ts';
import {
  type AttemptEnd,
  type ClaimedEvent,
  endAttempt,
  stopWebhook,
  targetOf,
} from '../accounts/sendings.ts';
import type { Call } from '../outgoing/call.ts';
import { OutgoingFault } from '../outgoing/fault.ts';
import { nextAttempt } from './attempts.ts';
import { post } from './post.ts';

/** What sending an event works with. */
export interface SendParts {
  readonly database: AccountsDatabase;
  readonly seal: Seal;
  readonly call: Call;
}

/** What an attempt came to; `fault` tells of the host at most. */
export interface Attempt {
  readonly outcome: 'sent' | 'failed' | 'given_up' | 'interrupted';
  readonly status?: number;
  readonly fault?: string;
}

/** The receiver says that it is not there any more, and will not be. */
const GONE = 410;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Asks the receiver. Throws what is no fault of the way to it. */
async function attempt(
  { seal, call }: SendParts,
  sending: ClaimedEvent,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const message = { deliveryId: sending.id, event: sending.event };
    const status = await post(call, targetOf(seal, sending), message, signal);
    if (isSuccess(status)) return { outcome: 'sent', status };
    return { outcome: status === GONE ? 'given_up' : 'failed', status, fault: `it answered ${status}` };
  } catch (error) {
    if (error instanceof OutgoingFault && error.kind === 'ended') return { outcome: 'interrupted' };
    if (error instanceof OutgoingFault || error instanceof UnreadableSecret)
      return { outcome: 'failed', fault: error.message };
    throw error;
  }
}

function endOf({ attempts, firstAt }: ClaimedEvent, { outcome, fault = '' }: Attempt): AttemptEnd {
  if (outcome === 'sent') return { is: 'sent' };
  // the server stops: whoever serves next tries again at once
  if (outcome === 'interrupted') return { is: 'later', at: nowSeconds(), fault: null };
  const at = outcome === 'failed' ? nextAttempt(attempts, firstAt, nowSeconds()) : undefined;
  return at === undefined ? { is: 'given up', fault } : { is: 'later', at, fault };
}

/**
 * Makes one attempt to send an event and notes how it ended: 2xx is success, 410 stops the webhook, everything else
 * (redirects too: none is followed) is tried again for a day.
 */
export async function deliver(
  sends: SendParts,
  sending: ClaimedEvent,
  signal: AbortSignal,
): Promise<Attempt> {
  const made = await attempt(sends, sending, signal);
  const ended = endOf(sending, made);
  await endAttempt(sends.database, sending, ended);
  if (made.status === GONE && sending.webhookId)
    await stopWebhook(sends.database, sending.webhookId, made.fault ?? '');
  return ended.is === 'given up' ? { ...made, outcome: 'given_up' } : made;
}
