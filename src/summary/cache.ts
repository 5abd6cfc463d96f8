import { LRUCache } from 'lru-cache';

/** Answers of one publication, by question; the oldest go when there are too many bytes (docs/decisions, decision 9). */
export class AnswerCache<T extends object | string> {
  readonly #answers: LRUCache<string, T>;
  #publication: object | undefined;

  /** @param most bytes */
  constructor(most: number) {
    this.#answers = new LRUCache({ maxSize: most });
  }

  /** Forgets what is of another publication than the newest. */
  keepOnly(publication: object): void {
    if (publication === this.#publication) return;
    this.#publication = publication;
    this.#answers.clear();
  }

  get(publication: object, key: string): T | undefined {
    return publication === this.#publication ? this.#answers.get(key) : undefined;
  }

  /** Keeps an answer, unless it took longer than its publication lasted. */
  set(publication: object, key: string, answer: T, bytes: number): void {
    if (publication !== this.#publication) return;
    // the smallest size that there is
    this.#answers.set(key, answer, { size: Math.max(1, bytes) });
  }
}
