import { nowSeconds } from '../accounts/digest.ts';
import type { Target } from '../accounts/target.ts';
import type { Call } from '../outgoing/call.ts';
import { signature } from './signature.ts';

/** Longest attempt: a receiver has so long to answer (supplement section 5, "Account webhook"). */
const TIMEOUT_MS = 30_000;

/** An event as it is sent. */
export interface Message {
  /** X-Delivery-ID: the same for every attempt, so that receivers know what they have seen */
  readonly deliveryId: string;
  readonly event: {
    readonly id: string;
    readonly type: string;
    /** JSON */
    readonly data: string;
  };
}

const bodyOf = ({ event: { id, type, data } }: Message): string =>
  JSON.stringify({ id, event_type: type, event_data: JSON.parse(data) });

/**
 * Sends an event; gives the status of the answer, whose body is not read. The URL may be nobody's: where it leads is
 * checked with each attempt. Throws OutgoingFault when there is no answer.
 */
export async function post(
  call: Call,
  target: Target,
  message: Message,
  signal?: AbortSignal,
): Promise<number> {
  const [body, timestamp] = [bodyOf(message), nowSeconds()];
  const { status } = await call({
    url: new URL(target.url),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Forecourt-Webhooks/1',
      'x-timestamp': `${timestamp}`,
      'x-delivery-id': message.deliveryId,
      'x-event-type': message.event.type,
      ...(target.secret && { 'x-signature': signature(target.secret, timestamp, body) }),
      ...(target.authorization && { authorization: target.authorization }),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    maxBytes: 0,
    signal,
  });
  return status;
}
