import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { tellKeptEvents } from '../accounts/kept-events.ts';
import { type ClaimedEvent, claimDue, forgetOld } from '../accounts/sendings.ts';
import { inSpan } from '../tracing/span.ts';
import { type Attempt, deliver, type SendParts } from './deliver.ts';
import type { WebhookCounts } from './metrics.ts';

/** What the sender of webhook events works with. */
export interface SenderOptions extends SendParts {
  /** the state directory: what could not be put into the outbox is kept there */
  readonly dataDir: string;
  readonly log: Logger;
  readonly counts: WebhookCounts;
}

/** Sends what is in the outbox until it is closed. */
export interface Sender {
  /** Begins nothing more; attempts under way have a moment to end, then they are interrupted and left for another process. */
  close(): Promise<void>;
}

/** How often the outbox is looked at. */
const LOOK_MS = 1000;
/** Most receivers that are waited for at a time: each has one attempt, so that a slow one holds up nobody else. */
const MOST = 200;
const CLOSING_MS = 3000;
const TIDY_MS = 3_600_000;

/** Waits for a time, or until it is woken. */
function alarm() {
  let wake = new AbortController();
  return {
    async wait(ms: number): Promise<void> {
      await pause(ms, undefined, { signal: wake.signal }).catch(() => {});
      wake = new AbortController();
    },
    ring: () => wake.abort(),
  };
}

class OutboxSender implements Sender {
  readonly #options: SenderOptions;
  readonly #closing = new AbortController();
  readonly #interrupt = new AbortController();
  readonly #alarm = alarm();
  /** receiver → the attempt under way */
  readonly #running = new Map<string, Promise<void>>();
  readonly #ended: Promise<void>;
  #tidied = 0;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#alarm.ring();
    await this.#ended;
    const late = setTimeout(() => this.#interrupt.abort(), CLOSING_MS);
    await Promise.all(this.#running.values());
    clearTimeout(late);
  }

  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.#tellKept();
      await this.#begin();
      if (!this.#closing.signal.aborted) await this.#alarm.wait(LOOK_MS);
    }
  }

  /** Puts into the outbox what could not be put there before. */
  async #tellKept(): Promise<void> {
    const { database, dataDir, log } = this.#options;
    try {
      await tellKeptEvents(database, dataDir);
    } catch (error) {
      log.error({ cause: String(error) }, 'webhooks: kept events cannot be put into the outbox');
    }
  }

  /** Begins an attempt for each receiver that something is due for. */
  async #begin(): Promise<void> {
    const { database, log } = this.#options;
    try {
      const running = [...this.#running.keys()];
      for (const sending of await claimDue(database, running, MOST - running.length)) this.#attempt(sending);
      await this.#tidy();
    } catch (error) {
      log.error({ cause: String(error) }, 'webhooks: the outbox cannot be read');
    }
  }

  #attempt(sending: ClaimedEvent): void {
    const attempt = this.#send(sending).finally(() => {
      this.#running.delete(sending.receiver);
      this.#alarm.ring();
    });
    this.#running.set(sending.receiver, attempt);
  }

  async #send(sending: ClaimedEvent): Promise<void> {
    const { log, counts } = this.#options;
    const { id, event, webhookId, attempts } = sending;
    const logged = { delivery: id, event: event.id, type: event.type, webhook: webhookId, attempts };
    const began = performance.now();
    try {
      const made = await this.#deliver(sending);
      if (made.outcome !== 'interrupted') counts.attempts.inc({ outcome: made.outcome });
      const ms = Math.round(performance.now() - began);
      log[made.outcome === 'sent' ? 'info' : 'warn']({ ...logged, ...made, ms }, 'webhook');
    } catch (error) {
      log.error(
        { ...logged, cause: String(error) },
        'webhook: the attempt could not be recorded and will be repeated',
      );
    }
  }

  /** An attempt, which is a span of its own. */
  async #deliver(sending: ClaimedEvent): Promise<Attempt> {
    const { id, event, attempts } = sending;
    const attributes = {
      'forecourt.delivery': id,
      'forecourt.event': event.type,
      'forecourt.attempt': attempts,
    };
    return await inSpan({ name: 'webhook', kind: 'client', attributes }, async (span) => {
      const made = await deliver(this.#options, sending, this.#interrupt.signal);
      span.set({ 'forecourt.outcome': made.outcome, 'http.response.status_code': made.status });
      if (made.fault !== undefined) span.fail(made.fault);
      return made;
    });
  }

  async #tidy(): Promise<void> {
    if (performance.now() - this.#tidied < TIDY_MS) return;
    this.#tidied = performance.now();
    await forgetOld(this.#options.database);
  }
}

/** Starts sending, in the background. */
export const startSender = (options: SenderOptions): Sender => new OutboxSender(options);
