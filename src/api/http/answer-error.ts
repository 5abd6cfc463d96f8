import type { Context } from 'hono';
import { AccountsDamaged, AccountsUnwritable } from '../../accounts/errors.ts';
import { Refusal } from '../../catalog/errors.ts';
import { EngineBusy, EngineDown, EngineGivenUp } from '../../engine/ask.ts';
import { withoutSecrets } from '../../grammar/secrets.ts';
import { OutgoingFault } from '../../outgoing/fault.ts';
import { PartnerFault } from '../../partners/fault.ts';
import { DecoderBusy } from '../../vin/decoded-vehicle.ts';
import { shownCredentials } from '../access/credential.ts';
import type { ApiEnv } from '../request/context.ts';

/** Seconds after which a caller may ask again what is away or busy. */
export const RETRY_AFTER = '5';

/** Our error for whatever was thrown: engine errors by their meaning, anything unknown is ours. */
export function refusalOf(error: unknown, caller?: AbortSignal): Refusal {
  if (error instanceof Refusal) return error;
  // nobody reads the answer any more; what is left of the request cannot be told from a fault
  if (caller?.aborted) return new Refusal('cut_off');
  if (error instanceof EngineBusy) return new Refusal('searches_busy');
  if (error instanceof EngineDown) return new Refusal('engine_down');
  if (error instanceof EngineGivenUp) return new Refusal('timed_out');
  if (error instanceof PartnerFault)
    return new Refusal(error.kind === 'down' ? 'partner_down' : 'partner_wrong');
  if (error instanceof OutgoingFault) return new Refusal('timed_out');
  if (error instanceof AccountsUnwritable) return new Refusal('accounts_unwritable');
  if (error instanceof AccountsDamaged) return new Refusal('accounts_down');
  if (error instanceof DecoderBusy) return new Refusal('decoder_busy');
  return new Refusal('internal');
}

/**
 * The one place where an error becomes an answer: `{code, message}` (part-1.md "Errors"), with the name of RFC 6749 where
 * it has one.
 */
export function answerError(error: unknown, c: Context<ApiEnv>): Response {
  const refusal = refusalOf(error, c.req.raw.signal);
  const event = c.get('event');
  if (event) {
    event.error = refusal.code;
    // the words of the engine or of a fault of ours are for the log alone
    const cause = refusal === error ? refusal.cause : error;
    if (cause !== undefined)
      event.cause = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  }
  if (refusal.status === 503) c.header('Retry-After', RETRY_AFTER);
  if (refusal.status === 401)
    c.header('WWW-Authenticate', `${refusal.oauth ? 'Basic' : 'Bearer'} realm="forecourt"`);
  // whatever the fault quotes: a credential may have been sent as anything
  const message = withoutSecrets(refusal.message, shownCredentials(c));
  const oauth = refusal.oauth && { error: refusal.oauth, error_description: message };
  return c.json({ code: refusal.status, message, ...oauth }, refusal.status as 400);
}
