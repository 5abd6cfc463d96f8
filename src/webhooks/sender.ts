import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { tellKeptEvents } from '../accounts/kept-events.ts';
import { claimDue, forgetOld, type Sending } from '../accounts/sendings.ts';
import { deliver, type Sends } from './deliver.ts';
import type { WebhookCounts } from './metrics.ts';

/** What the sender of webhook events works with. */
export interface SenderOptions extends Sends {
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

/** Starts sending, in the background. */
export function startSender({ log, counts, dataDir, ...sends }: SenderOptions): Sender {
  const { database } = sends;
  const closing = new AbortController();
  const interrupt = new AbortController();
  const { wait, ring } = alarm();
  /** receiver → the attempt under way */
  const running = new Map<string, Promise<void>>();
  let tidied = 0;

  async function send(sending: Sending): Promise<void> {
    const { id, event, webhookId, attempts } = sending;
    const logged = { delivery: id, event: event.id, type: event.type, webhook: webhookId, attempts };
    const began = performance.now();
    try {
      const made = await deliver(sends, sending, interrupt.signal);
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

  function begin(sending: Sending): void {
    const under = send(sending).finally(() => {
      running.delete(sending.receiver);
      ring();
    });
    running.set(sending.receiver, under);
  }

  async function tidy(): Promise<void> {
    if (performance.now() - tidied < TIDY_MS) return;
    tidied = performance.now();
    await forgetOld(database);
  }

  async function look(): Promise<void> {
    try {
      await tellKeptEvents(database, dataDir);
    } catch (error) {
      log.error({ cause: String(error) }, 'webhooks: kept events cannot be put into the outbox');
    }
    try {
      const claimed = await claimDue(database, [...running.keys()], MOST - running.size);
      for (const sending of claimed) begin(sending);
      await tidy();
    } catch (error) {
      log.error({ cause: String(error) }, 'webhooks: the outbox cannot be read');
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await look();
      if (!closing.signal.aborted) await wait(LOOK_MS);
    }
  }

  const ended = run();
  return {
    async close() {
      closing.abort();
      ring();
      await ended;
      const late = setTimeout(() => interrupt.abort(), CLOSING_MS);
      await Promise.all(running.values());
      clearTimeout(late);
    },
  };
}
