import { inSpan } from '../../tracing/span.ts';

/** What a request asked for, by what it costs: the engine's kinds of questions, summaries of sold vehicles, neither. */
export type RequestCost = 'light' | 'heavy' | 'sold' | 'none';

/** Where the time of a request went: name → milliseconds, in the order of first use. */
export class Phases {
  readonly #spent = new Map<string, number>();
  #engine: 'light' | 'heavy' | undefined;
  readonly #began = performance.now();

  /** times one phase, also when it fails; it is a span of the request's trace */
  async time<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const began = performance.now();
    try {
      return await inSpan({ name }, work);
    } finally {
      this.add(name, performance.now() - began);
    }
  }

  /** counts milliseconds that were timed elsewhere */
  add(name: string, ms: number): void {
    this.#spent.set(name, (this.#spent.get(name) ?? 0) + ms);
  }

  /** notes what the engine is asked; what costs more counts */
  ask(cost: 'light' | 'heavy'): void {
    if (this.#engine !== 'heavy') this.#engine = cost;
  }

  get asked(): RequestCost {
    return this.#spent.has('summary') ? 'sold' : (this.#engine ?? 'none');
  }

  /** name and milliseconds of each, in the order of first use */
  all(): IterableIterator<[string, number]> {
    return this.#spent.entries();
  }

  get(name: string): number | undefined {
    return this.#spent.get(name);
  }

  total(): number {
    return performance.now() - this.#began;
  }

  /** value of the Server-Timing header */
  header(): string {
    const parts = [...this.#spent, ['total', this.total()] as const];
    return parts.map(([name, ms]) => `${name};dur=${ms.toFixed(2)}`).join(', ');
  }
}
