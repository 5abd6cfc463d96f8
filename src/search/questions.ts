/** Aggregations of the engine by name. */
export type Aggregations = Readonly<Record<string, object>>;

/**
 * Collects what a search asks besides its page, as few engine questions as possible. An unfiltered search is
 * `canonical`: each field is a question of its own, always in the same words, so that the engine answers it
 * from its cache whatever else is asked (docs/decisions, decision 1). Otherwise all go together, in one pass over
 * the matching listings.
 */
export class Questions {
  readonly canonical: boolean;
  readonly #together: Record<string, object> = {};
  readonly #alone: Aggregations[] = [];

  constructor(canonical: boolean) {
    this.canonical = canonical;
  }

  add(aggregations: Aggregations): void {
    if (this.canonical) this.alone(aggregations);
    else Object.assign(this.#together, aggregations);
  }

  /** asked in a question of its own (large answers would exceed the engine's limit of buckets together) */
  alone(aggregations: Aggregations): void {
    this.#alone.push(aggregations);
  }

  /** one member a question; the first is counted with the total of listings */
  all(): readonly Aggregations[] {
    return [...inParts(this.#together), ...this.#alone];
  }
}

/** From so many aggregations on they are counted in two passes, side by side. */
const WIDE = 8;

/** Aggregations that are many times dearer than the others, by listing. */
const isDear = (aggregation: object): boolean => 'percentiles' in aggregation;

/**
 * In the order of their names, so that the same counts are one question whatever their order was; many in two parts of
 * about the same work, which two cores count at once.
 */
function inParts(together: Aggregations): readonly Aggregations[] {
  const named = Object.entries(together).sort(([one], [other]) => (one < other ? -1 : 1));
  if (named.length < WIDE) return [Object.fromEntries(named)];
  const dealt = [...named.filter(([, one]) => isDear(one)), ...named.filter(([, one]) => !isDear(one))];
  return [0, 1].map((part) => Object.fromEntries(dealt.filter((_, i) => i % 2 === part)));
}
