/** What an account may do (part-1.md "Limits", supplement section 7). The store may change a plan or add one. */
export interface Plan {
  /** calls a calendar month; undefined: no limit */
  readonly callsAMonth?: number;
  readonly requestsASecond: number;
  /** how far start + rows may reach */
  readonly depth: number;
  /** widest radius in miles */
  readonly radius: number;
  /** rows of a dealer inventory page */
  readonly inventoryRows: number;
  /** searches that the engine answers at once; further ones wait for their turn */
  readonly searchesAtOnce: number;
  /** of these, such that count a lot: many facets, statistics, suggestions never asked before */
  readonly heavyAtOnce: number;
  /** seconds of the engine a second, over some seconds; who uses more waits with the heavy ones, whatever it asks */
  readonly engineShare: number;
  /** operations that answer 403, as the table of operations names them; with * at the end all that begin so, with * before it all that end so */
  readonly excludes: readonly string[];
}

/** Batch jobs are of the enterprise plan alone (supplement section 5, "access"). */
const NO_JOBS = ['batch/*'];
/**
 * Files of all that a search finds, and alerts, which search after each delivery, are of plans without a limit of calls, and
 * of those that an operator makes.
 */
const NO_FILES = [...NO_JOBS, '*/export', '*/alert'];

const UNHURRIED = {
  requestsASecond: 1000,
  depth: 10_000,
  radius: 7000,
  inventoryRows: 1500,
  searchesAtOnce: 64,
  heavyAtOnce: 4,
  engineShare: 64,
  excludes: [],
} as const satisfies Plan;

/**
 * What each plan allows (part-1.md "Limits", supplement section 7); an installation can set other limits (plan-
 * settings.ts).
 */
export const PLANS = {
  free: {
    callsAMonth: 500,
    requestsASecond: 5,
    depth: 500,
    radius: 100,
    inventoryRows: 10,
    searchesAtOnce: 4,
    heavyAtOnce: 1,
    engineShare: 1,
    excludes: NO_FILES,
  },
  basic: {
    callsAMonth: 5000,
    requestsASecond: 5,
    depth: 1500,
    radius: 100,
    inventoryRows: 1500,
    searchesAtOnce: 8,
    heavyAtOnce: 1,
    engineShare: 1,
    excludes: NO_FILES,
  },
  standard: {
    requestsASecond: 40,
    depth: 1500,
    radius: 500,
    inventoryRows: 1500,
    searchesAtOnce: 16,
    heavyAtOnce: 2,
    engineShare: 4,
    excludes: NO_JOBS,
  },
  enterprise: UNHURRIED,
  /** the sample market's own: as enterprise, from loopback only (docs/decisions, decision 6) */
  demo: UNHURRIED,
} as const satisfies Record<string, Plan>;

/** Name of a plan that the program brings. */
export type PlanName = keyof typeof PLANS;

/** Plans that a key can be made on. */
export const SOLD_PLANS = ['free', 'basic', 'standard', 'enterprise'] as const;

/** Rights besides the plan's: `explain` shows plans and engine requests over HTTP. */
export const RIGHTS = ['explain'] as const;
/** A right that a key can have besides those of its plan. */
export type Right = (typeof RIGHTS)[number];
