/** Answers of one generation of the sold months, by question; the oldest go when there are too many bytes. */
export class AnswerCache<T> {
  readonly #most: number;
  readonly #answers = new Map<string, { readonly answer: T; readonly bytes: number }>();
  #generation = 0;
  #bytes = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.#most = most;
  }

  get(generation: number, key: string): T | undefined {
    if (generation !== this.#generation) return undefined;
    const found = this.#answers.get(key);
    if (!found) return undefined;
    // what was asked last stands last
    this.#answers.delete(key);
    this.#answers.set(key, found);
    return found.answer;
  }

  set(generation: number, key: string, answer: T, bytes: number): void {
    // an answer that took longer than its generation lived is of no use any more
    if (generation < this.#generation || bytes > this.#most) return;
    if (generation > this.#generation) this.#begin(generation);
    this.#forget(key);
    this.#answers.set(key, { answer, bytes });
    this.#bytes += bytes;
    for (const [oldest] of this.#answers) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #begin(generation: number): void {
    this.#generation = generation;
    this.#answers.clear();
    this.#bytes = 0;
  }

  #forget(key: string): void {
    this.#bytes -= this.#answers.get(key)?.bytes ?? 0;
    this.#answers.delete(key);
  }
}
