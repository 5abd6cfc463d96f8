import { setTimeout as pause } from 'node:timers/promises';
import { MARKETS, type Market } from '../../catalog/markets.ts';
import { rolesOf } from '../../catalog/roles.ts';
import { diagnoseEngine } from '../../engine/diagnosis.ts';
import type { Live } from '../../engine/live.ts';
import type { SoldStanding } from '../../summary/sold-data.ts';
import type { Service } from '../request/context.ts';

/** Can the server answer, and what is wrong where it cannot: what a load balancer and whoever is on call read. */

/** A newer program has published: this one goes on with the delivery before, where it still can. */
const BEFORE = 'loaded; a newer version has published what this one cannot read';
const TOO_NEW = 'published by a newer version, which this one cannot read';

/** Searches go on: the engine shuts indices to writes alone. */
const FULL = "loaded; the search engine's disk is full: nothing can be loaded until there is room on it";

/** incomplete: some of the market's indices are there, and some are not; any other: why the engine cannot be asked */
type MarketState =
  | 'loaded'
  | typeof FULL
  | typeof BEFORE
  | typeof TOO_NEW
  | 'empty'
  | 'incomplete'
  | (string & {});

const isAnswering = (state: MarketState): boolean => state === 'loaded' || state === FULL || state === BEFORE;

function stateOf(market: Market, live: Live): MarketState {
  const roles = rolesOf(market);
  const held = roles.filter((role) => live.indices[role] !== undefined);
  if (live.isTooNew) return held.length === 0 ? TOO_NEW : BEFORE;
  if (held.length === 0) return 'empty';
  if (held.length < roles.length) return 'incomplete';
  return live.isFull ? FULL : 'loaded';
}

/** One after another, so that a probe holds one connection; an engine that does not answer for one is not asked for the rest. */
async function marketStates({ live }: Service): Promise<MarketState[]> {
  const states: MarketState[] = [];
  let away: string | undefined;
  for (const market of MARKETS) {
    if (away === undefined)
      try {
        states.push(stateOf(market, await live.of(market).get()));
        continue;
      } catch (error) {
        away = diagnoseEngine(error)?.cause ?? 'engine is not responding';
      }
    states.push(away);
  }
  return states;
}

const AWAY = 'not responding';
const NOT_KNOWN = 'not known at the moment';

/** A key that nobody has is looked up, as each request looks up its own. */
async function canRead({ accounts, patience }: Service): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience.accountsMs);
  });
  const read = (async () => {
    await accounts.callerOfKey('');
    return true;
  })();
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
    // one that is late is nobody's any more
    read.catch(() => undefined);
  }
}

/** Accounts that can only be read still answer: calls are counted in memory. Throws nothing; `tell` hears why they are away. */
async function accountsState(service: Service, tell: (cause: unknown) => void): Promise<string> {
  try {
    if (!(await canRead(service))) return AWAY;
  } catch (error) {
    tell(error);
    return AWAY;
  }
  const { unwritable, unwritten } = service.accounts.standing();
  return unwritable === undefined ? 'written' : `${unwritable}: ${unwritten} calls are counted in memory`;
}

/** How long it is told what was found of the files that servers share: probes come often, and it changes with settings. */
const SHARED_MS = 10_000;

/** A look at them. A folder that does not answer keeps one look under way, whoever asks. */
interface SharedLook {
  /** undefined: under way, and nobody has waited for it in vain */
  told: string | undefined;
  /** as of performance.now() */
  endsAt: number;
  readonly ended: Promise<void>;
}
const looks = new WeakMap<Service, SharedLook>();

function lookAtShared(service: Service, tell: (cause: unknown) => void): SharedLook {
  const look: SharedLook = {
    told: undefined,
    endsAt: Number.POSITIVE_INFINITY,
    ended: service.missingFiles().then(
      (told) => {
        look.told = told;
        look.endsAt = performance.now() + SHARED_MS;
      },
      (error: unknown) => {
        tell(error);
        look.told = NOT_KNOWN;
        look.endsAt = 0;
      },
    ),
  };
  looks.set(service, look);
  return look;
}

/** Throws nothing; `tell` hears why it is not known. */
async function sharedState(service: Service, tell: (cause: unknown) => void): Promise<string> {
  const known = looks.get(service);
  const look = known && known.endsAt > performance.now() ? known : lookAtShared(service, tell);
  if (look.told === undefined)
    await Promise.race([look.ended, pause(service.patience.accountsMs, undefined, { ref: false })]);
  look.told ??= NOT_KNOWN;
  return look.told;
}

/** What a server answers that is asked whether it is ready. */
export interface Readiness {
  readonly status: 'ready' | 'not ready';
  readonly markets: Readonly<Record<Market, MarketState>>;
  readonly sold: SoldStanding;
  /** written; not responding; or why they cannot be written */
  readonly accounts: string;
  /** here; or how many files of batch jobs, or secrets of webhooks, this server lacks, and what mends it: it is ready all the same */
  readonly shared: string;
  /** where the requests of a second are counted; they are counted here while Redis is away, and the server is ready */
  readonly rate: string;
}

/**
 * Is the server ready? It is where a market is loaded, nothing that was loaded is broken (what was never loaded says nothing), and the accounts can
 * be read. `tell` hears the cause where the accounts are away, or what servers share cannot be looked at.
 */
export async function readiness(service: Service, tell: (cause: unknown) => void): Promise<Readiness> {
  const [states, sold, accounts, shared] = await Promise.all([
    marketStates(service),
    service.sold.standing(),
    accountsState(service, tell),
    sharedState(service, tell),
  ]);
  const ready =
    states.some(isAnswering) &&
    states.every((state) => isAnswering(state) || state === 'empty') &&
    sold !== 'missing on this server' &&
    accounts !== AWAY;
  return {
    status: ready ? 'ready' : 'not ready',
    markets: Object.fromEntries(MARKETS.map((market, at) => [market, states[at] ?? 'empty'])),
    sold,
    accounts,
    shared,
    rate: service.rate.standing(),
  };
}
