/** The item that a number from 0 to below 1 falls on, when each takes room by its weight. */
export type Draw<Item> = (unit: number) => Item;

/** Prepares drawing from the items; drawing throws when there are none. */
export function weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Draw<Item> {
  let total = 0;
  const ends = items.map((item) => {
    total += weightOf(item);
    return total;
  });
  return (unit) => {
    const item = items[firstAbove(ends, unit * total)];
    if (item === undefined) throw new Error('nothing to draw from');
    return item;
  };
}

function firstAbove(ends: readonly number[], wanted: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
