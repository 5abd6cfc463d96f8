import { isAway } from './last-known-value.ts';

/**
 * Which roles were published, as the reports of deliveries told last. They lie in an index of their own: while it cannot be read,
 * what else the engine holds is well, and is answered.
 */
export class LastReports {
  #last: ReadonlySet<string> | undefined;

  /**
   * The roles that the reports tell, or `seen` where there are none; while they cannot be read, those that they told before,
   * and `seen`. Throws what `read` throws where they were never read.
   */
  async roles(
    read: () => Promise<ReadonlySet<string> | undefined>,
    seen: () => readonly string[],
  ): Promise<ReadonlySet<string>> {
    try {
      const told = await read();
      this.#last = told ?? this.#last;
      return told ?? new Set(seen());
    } catch (error) {
      if (!this.#last || !isAway(error)) throw error;
      return new Set([...this.#last, ...seen()]);
    }
  }
}
