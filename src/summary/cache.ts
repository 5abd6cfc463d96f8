/** Answers of one publication, by question; the oldest go when there are too many bytes (design.md decision 9). */
export class AnswerCache<T> {
  readonly #most: number;
  readonly #answers = new Map<string, { readonly answer: T; readonly bytes: number }>();
  #publication: object | undefined;
  #bytes = 0;

  /** @param most bytes */
  constructor(most: number) {
    this.#most = most;
  }

  /** Forgets what is of another publication than the newest. */
  hold(publication: object): void {
    if (publication === this.#publication) return;
    this.#publication = publication;
    this.#answers.clear();
    this.#bytes = 0;
  }

  get(publication: object, key: string): T | undefined {
    const found = publication === this.#publication ? this.#answers.get(key) : undefined;
    if (!found) return undefined;
    // what was asked last stands last
    this.#answers.delete(key);
    this.#answers.set(key, found);
    return found.answer;
  }

  /** Keeps an answer, unless it took longer than its publication lasted. */
  set(publication: object, key: string, answer: T, bytes: number): void {
    if (publication !== this.#publication || bytes > this.#most) return;
    this.#forget(key);
    this.#answers.set(key, { answer, bytes });
    this.#bytes += bytes;
    for (const [oldest] of this.#answers) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#answers.get(key)?.bytes ?? 0;
    this.#answers.delete(key);
  }
}
