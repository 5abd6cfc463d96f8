/**
 * Seeded chance: the same seeds give the same draws, without clock or Math.random. Every vehicle and every
 * dealer has a Chance of its own, so that one more draw in one place moves nothing elsewhere.
 */
export class Chance {
  #state: number;

  constructor(...seeds: readonly number[]) {
    // murmur3's finaliser, over the seeds in turn
    let state = 0x9e3779b9;
    for (const seed of seeds) {
      state = Math.imul(state ^ seed, 0x85ebca6b);
      state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
      state ^= state >>> 16;
    }
    this.#state = state | 0;
  }

  /** 0 ≤ x < 1 (mulberry32) */
  unit(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** true in that share of cases */
  happens(share: number): boolean {
    return this.unit() < share;
  }

  /** low ≤ x < high */
  between(low: number, high: number): number {
    return low + this.unit() * (high - low);
  }

  /** a whole number, both ends included */
  whole(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.unit() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** the value in that share of cases, else unknown */
  maybe<Value>(share: number, value: Value): Value | undefined {
    return this.unit() < share ? value : undefined;
  }

  /** around 0, most of it within -1 and 1: the sum of three even draws */
  bell(): number {
    return this.unit() + this.unit() + this.unit() - 1.5;
  }

  /** waiting time with that mean */
  wait(mean: number): number {
    return -mean * Math.log(1 - this.unit());
  }

  /** some of the items, about `count`; those at the head twice as often as those at the end */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const { length } = items;
    return items.filter((_, at) => this.unit() * length < count * (1.33 - (0.66 * at) / length));
  }
}
