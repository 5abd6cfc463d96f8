/** Where the time of a request went: name → milliseconds, in the order of first use. */
export class Phases {
  readonly #spent = new Map<string, number>();
  readonly #began = performance.now();

  /** times one phase, also when it fails */
  async time<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.add(name, performance.now() - began);
    }
  }

  /** counts milliseconds that were timed elsewhere */
  add(name: string, ms: number): void {
    this.#spent.set(name, (this.#spent.get(name) ?? 0) + ms);
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
