import { isRefused, type SearchPlan } from '../../../src/search/plan.ts';
import type { Peer } from './peer.ts';
import { statementsOf } from './sql.ts';

/** What was counted, in a form that can be compared: by the name of what is counted, its counts, the highest first. */
export type Counted = Readonly<Record<string, readonly number[]>>;

const falling = (counts: readonly number[]): number[] => counts.toSorted((a, b) => b - a);

/** Figures are equal that differ by rounding alone. */
const rounded = (value: unknown): number => Number(Number(value ?? 0).toPrecision(9));

interface Envelope {
  readonly num_found: number;
  readonly facets?: Readonly<Record<string, readonly { readonly count: number }[]>>;
  readonly range_facets?: Readonly<
    Record<string, { readonly counts: readonly { readonly count: number }[] }>
  >;
  readonly stats?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const STATISTICS = ['count', 'min', 'max', 'sum'];

/** What an answer of ours tells. */
export function ofEnvelope({
  num_found,
  facets = {},
  range_facets: ranges = {},
  stats = {},
}: Envelope): Counted {
  const counted: Record<string, readonly number[]> = { total: [num_found] };
  for (const [name, terms] of Object.entries(facets))
    counted[name] = falling(terms.map(({ count }) => count));
  for (const [name, { counts }] of Object.entries(ranges))
    counted[`range:${name}`] = falling(counts.map(({ count }) => count).filter((count) => count > 0));
  for (const [name, figures] of Object.entries(stats))
    counted[`stats:${name}`] = STATISTICS.map((figure) => rounded(figures[figure]));
  return counted;
}

/** Figures of a field in a row of statistics: the four, two more, the percentiles. */
const FIGURES = STATISTICS.length + 3;

/** Asks a database all that a plan asks, and gives what it tells. */
export async function answerOf(peer: Peer, plan: SearchPlan): Promise<Counted> {
  const { counts, stats, page } = statementsOf(plan, peer.dialect);
  const measured = (plan.stats ?? []).filter((one) => !isRefused(one)).map(({ name }) => name);
  const found = new Map<string, number[]>();
  for (const [kind, , n] of await peer.ask(counts))
    found.set(String(kind), [...(found.get(String(kind)) ?? []), Number(n)]);
  const [row = []] = stats ? await peer.ask(stats) : [];
  if (page) await peer.ask(page);
  const figures = measured.map((name, at) => {
    const own = row.slice(at * FIGURES, at * FIGURES + STATISTICS.length);
    return [`stats:${name}`, own.map(rounded)] as const;
  });
  return {
    ...Object.fromEntries([...found].map(([kind, all]) => [kind, falling(all)])),
    ...Object.fromEntries(figures),
  };
}

/** Names of what two answers do not agree on. What is empty may be left out. */
export function differences(one: Counted, other: Counted): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => JSON.stringify(one[name] ?? []) !== JSON.stringify(other[name] ?? []));
}
