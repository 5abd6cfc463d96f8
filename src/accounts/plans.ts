/** What an account may do (part-1.md "Limits", supplement section 7). Changing a plan is changing this table. */
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
}

export const PLANS = {
  free: { callsAMonth: 500, requestsASecond: 5, depth: 500, radius: 100, inventoryRows: 10 },
  basic: { callsAMonth: 5000, requestsASecond: 5, depth: 1500, radius: 100, inventoryRows: 1500 },
  standard: { requestsASecond: 40, depth: 1500, radius: 500, inventoryRows: 1500 },
  enterprise: { requestsASecond: 1000, depth: 10_000, radius: 7000, inventoryRows: 1500 },
  /** the sample market's own: as enterprise, from loopback only (design.md decision 6) */
  demo: { requestsASecond: 1000, depth: 10_000, radius: 7000, inventoryRows: 1500 },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;

/** Plans that a key can be made on. */
export const SOLD_PLANS = ['free', 'basic', 'standard', 'enterprise'] as const;

/** Rights besides the plan's: `explain` shows plans and engine requests over HTTP. */
export const RIGHTS = ['explain'] as const;
export type Right = (typeof RIGHTS)[number];
