import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { rejectOnAbort } from '../outgoing/abort.ts';
import type { Call, OutgoingAnswer } from '../outgoing/call.ts';
import { OutgoingFault } from '../outgoing/fault.ts';
import { PartnerFault } from './fault.ts';

/** Where a partner answers. */
export interface PartnerAddress {
  /** with members in braces: https://partner.example/recalls/{vin} */
  readonly url: string;
  /** our key there; put in place of {key}, else sent as X-API-Key */
  readonly key: string | undefined;
}

/** How patient we are with a partner; milliseconds. */
export interface PartnerPatience {
  /** for one attempt */
  readonly attempt: number;
  /** before the second attempt, about; longer before the third */
  readonly pause: number;
  /** a partner that fails is left in peace for so long */
  readonly rest: number;
}

/** Asks a partner; gives its JSON, undefined when it knows nothing of what was asked. Throws PartnerFault and OutgoingFault `ended`. */
export type AskPartner = (values: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<unknown>;

/** Attempts besides the first one. */
const MORE_ATTEMPTS = 2;
/** Attempts that fail, one after the other, before the partner is left in peace. */
const FAILURES = 5;
const MOST_BYTES = 2 * 2 ** 20;
/** Answers that the partner knows nothing of what was asked. */
const UNKNOWN = [204, 400, 404, 410, 422];

/** Attempts that failed so are worth another one. */
const transient = handleWhen((error) => error instanceof PartnerFault && error.kind === 'down');

function urlOf({ url, key }: PartnerAddress, values: Readonly<Record<string, string>>): URL {
  const all: Readonly<Record<string, string>> = { ...values, ...(key !== undefined && { key }) };
  return new URL(url.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(all[name] ?? '')));
}

/** What kept a call from an answer, as what it says of the partner. */
function faultOf(error: unknown): unknown {
  if (!(error instanceof OutgoingFault) || error.kind === 'ended') return error;
  const kind = error.kind === 'late' || error.kind === 'unreachable' ? 'down' : 'wrong';
  return new PartnerFault(kind, error.message, { cause: error });
}

const givenUp = (caller: AbortSignal): Promise<never> =>
  rejectOnAbort(caller).catch((cause: unknown) => {
    throw new OutgoingFault('ended', 'the call to the partner was cancelled', { cause });
  });

function readAnswer({ status, body }: OutgoingAnswer): unknown {
  if (UNKNOWN.includes(status)) return undefined;
  if (status === 429 || status >= 500) throw new PartnerFault('down', `the partner answers ${status}`);
  // a redirect is not followed: where it leads nobody has checked
  if (status !== 200) throw new PartnerFault('wrong', `the partner answers ${status}`);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new PartnerFault('wrong', "the partner's answer is not JSON");
  }
}

/**
 * A partner that is asked over HTTP: tried three times with growing, random pauses where that may help, and not at all
 * for a while once it has failed five times in a row.
 */
export function partner(call: Call, address: PartnerAddress, patience: PartnerPatience): AskPartner {
  const headers = {
    accept: 'application/json',
    ...(address.key !== undefined && !address.url.includes('{key}') && { 'x-api-key': address.key }),
  };
  const policy = wrap(
    retry(transient, {
      maxAttempts: MORE_ATTEMPTS,
      backoff: new ExponentialBackoff({ initialDelay: patience.pause, maxDelay: patience.pause * 8 }),
    }),
    circuitBreaker(transient, {
      halfOpenAfter: patience.rest,
      breaker: new ConsecutiveBreaker(FAILURES),
    }),
  );
  async function attempt(url: URL, signal: AbortSignal): Promise<unknown> {
    const asked = { url, method: 'GET', headers, maxBytes: MOST_BYTES, signal } as const;
    try {
      return readAnswer(await call({ ...asked, timeoutMs: patience.attempt }));
    } catch (error) {
      throw faultOf(error);
    }
  }

  return async (values, caller) => {
    const url = urlOf(address, values);
    try {
      // the circuit breaker hands no signal to those who wait for its trial of a partner that has rested
      return await Promise.race([policy.execute(() => attempt(url, caller), caller), givenUp(caller)]);
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new PartnerFault(
          'down',
          'the partner has failed too often; calls to it are suspended for a while',
        );
      throw error;
    }
  };
}
