import { isObject } from './value.ts';

/** Objects whose members are vehicles, each by its id: `{"1001": {…}, "1002": {…}}`. */

/** Names that are ids hold a digit, or are those that a database gives; those of what a vehicle has do not. */
const isId = (name: string): boolean => /\d/.test(name) || /^-[\w-]{19}$/.test(name);

/** What the members of an object have been, as far as they were seen. */
export class Members {
  #count = 0;
  #areVehicles = true;
  /** names that all of them have */
  #shared: readonly string[] | undefined;

  /** One more member. */
  add(name: string, value: unknown): void {
    this.#count += 1;
    this.#areVehicles &&= isId(name) && isObject(value);
    if (!this.#areVehicles || !isObject(value)) return;
    this.#shared = (this.#shared ?? Object.keys(value)).filter((one) => Object.hasOwn(value, one));
  }

  /** Are they alike, and called by ids? */
  get areKeyed(): boolean {
    return this.#count > 0 && this.#areVehicles && (this.#shared?.length ?? 0) > 1;
  }
}
