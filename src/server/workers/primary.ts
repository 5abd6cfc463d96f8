import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { JsonMetric } from '../../api/observability/exemplars.ts';
import type { EngineAddress } from '../../engine/client.ts';
import { Member } from './member.ts';
import { countsOf, sumMetrics, sumsOf } from './sum-metrics.ts';

/** How long after one that does not start, or ends at once, the next one is tried. */
const PAUSE_MS = 1000;

/** Counts of so many workers that have ended are kept one by one. */
const GONE = 8;

interface Options {
  readonly count: number;
  readonly engine: EngineAddress;
  readonly log: Logger;
}

/** Several processes that serve on one port, and share nothing but the stores. This process gives them their connections. */
export class Workers {
  readonly #options: Options;
  readonly #members = new Set<Member>();
  /** those that are told to end */
  readonly #leaving = new Set<Member>();
  /** what those counted that have ended */
  #gone: (readonly JsonMetric[])[] = [];
  #stopping = false;
  #reload: Promise<void> = Promise.resolve();

  private constructor(options: Options) {
    this.#options = options;
    // the requests of a second are counted here, where no Redis counts them
    new RateLimiterClusterMaster();
    // a worker ends with this process, unless it is stuck
    process.once('exit', () => {
      for (const member of this.#members) member.kill();
    });
  }

  /** Starts them; gives them and their address when all answer. Rejects where one of them cannot. */
  static async start(options: Options): Promise<{ workers: Workers; address: string }> {
    const workers = new Workers(options);
    const all = Array.from({ length: options.count }, (_, at) => workers.#add(at === 0));
    try {
      const [address = ''] = await Promise.all(all.map(({ ready }) => ready));
      for (const member of all) void workers.#keep(member);
      return { workers, address };
    } catch (error) {
      await workers.close(0);
      throw error;
    }
  }

  /** Replaces every worker by a new one, one after another: each answers before its predecessor stops to. */
  reload(drainMs: number): Promise<void> {
    this.#reload = this.#reload.then(() => this.#replaceAll(drainMs));
    return this.#reload;
  }

  /** Ends all of them; each answers for `drainMs` milliseconds, and finishes what is in flight. */
  async close(drainMs: number): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#members].map((member) => member.stop(drainMs)));
  }

  async #replaceAll(drainMs: number): Promise<void> {
    const { log } = this.#options;
    for (const old of [...this.#members].filter(({ answers }) => answers)) {
      if (this.#stopping) return;
      // one that has ended since is replaced already, by one that is new
      if (!old.answers) continue;
      // the new one is for its place, also when it ends meanwhile
      this.#leaving.add(old);
      try {
        await this.#addReady(old.leads);
      } catch (error) {
        log.error({ cause: String(error) }, 'reload: a new worker does not start, the old ones stay');
        if (!this.#leaving.delete(old)) await this.#replace(old.leads);
        return;
      }
      await old.stop(drainMs);
    }
    log.info({ workers: this.#members.size }, 'reload: every worker is new');
  }

  #add(leads: boolean): Member {
    const { engine, count } = this.#options;
    const member = new Member({ engine, workers: count, leads }, () => this.#metrics());
    this.#members.add(member);
    void member.ended.then(() => {
      this.#members.delete(member);
      this.#gone.push(countsOf(member.lastMetrics));
    });
    return member;
  }

  /** Starts one and waits until it answers; it is replaced from then on. Rejects where it cannot be started, or ends before. */
  async #addReady(leads: boolean): Promise<Member> {
    const next = this.#add(leads);
    await next.ready;
    void this.#keep(next);
    return next;
  }

  /** Replaces a worker that answers, should it end by itself. */
  async #keep(member: Member): Promise<void> {
    const began = performance.now();
    const how = await member.ended;
    if (this.#leaving.delete(member) || this.#stopping) return;
    this.#options.log.error({ pid: member.pid, ...how }, 'a worker ended: it is replaced');
    if (performance.now() - began < PAUSE_MS) await pause(PAUSE_MS);
    await this.#replace(member.leads);
  }

  /** Tries until a new worker answers. */
  async #replace(leads: boolean): Promise<void> {
    while (!this.#stopping) {
      try {
        const { pid } = await this.#addReady(leads);
        this.#options.log.info({ pid }, 'a new worker answers in its place');
        return;
      } catch (error) {
        this.#options.log.error({ cause: String(error) }, 'a new worker does not start: it is tried again');
        await pause(PAUSE_MS);
      }
    }
  }

  /** The metrics of all that answer, added up as each metric says, with the counts of those that have ended. */
  async #metrics(): Promise<readonly JsonMetric[]> {
    const answering = [...this.#members].filter(({ answers }) => answers);
    const told = await Promise.all(
      answering.map(async (member) => ({ member, metrics: await member.metrics() })),
    );
    // one that has ended meanwhile is among those
    const still = told.filter(({ member }) => this.#members.has(member)).map(({ metrics }) => metrics);
    if (this.#gone.length > GONE) void this.#addUpGone();
    return await sumMetrics(still, [...this.#gone]);
  }

  async #addUpGone(): Promise<void> {
    const before = [...this.#gone];
    const sums = await sumsOf(before);
    // of two that add up at once the first one does
    if (this.#gone[0] === before[0]) this.#gone = [sums, ...this.#gone.slice(before.length)];
  }
}
