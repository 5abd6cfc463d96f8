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
    return [this.#together, ...this.#alone];
  }
}
