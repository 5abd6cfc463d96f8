import type { Role } from '../catalog/roles.ts';
import type { Live, LiveIndices } from './live.ts';

/** Where the live indices are read. */
export type LiveReader = Pick<LiveIndices, 'get' | 'refresh'>;

/** The live indices throughout a request: all that it asks reads one generation. */
export interface OneGeneration extends LiveReader {
  /** the first part has been answered: what follows is read from the same generation, and is waited for */
  hold(): void;
  isHeld(): boolean;
}

/** The live indices as they were when they were first asked for; `hold` ends looking for newer ones. */
export function pinned(live: LiveReader): OneGeneration {
  let read: Promise<Live> | undefined;
  let held = false;
  return {
    get() {
      read ??= live.get();
      return read;
    },
    refresh() {
      if (!held || !read) read = live.refresh();
      return read;
    },
    hold() {
      held = true;
    },
    isHeld: () => held,
  };
}

/**
 * The indices of one generation, throughout a request. Where one of the roles that answer now has none in it any more,
 * `gone` is thrown: a page of it is never mixed with one of another.
 */
export function versioned(
  market: LiveIndices,
  version: string,
  roles: readonly Role[],
  gone: () => Error,
): OneGeneration {
  const find = async (): Promise<Live> => {
    const [{ indices, ids, lost }, found] = [await market.get(), await market.generation(version)];
    const asked = roles.filter((role) => indices[role] !== undefined);
    if (asked.length === 0 || asked.some((role) => found.indices[role] === undefined)) throw gone();
    const ofVersion = asked.flatMap((role) => {
      const index = found.indices[role];
      return index === undefined ? [] : [[role, index] as const];
    });
    // other roles, as directories, have generations of their own
    return {
      indices: { ...indices, ...Object.fromEntries(ofVersion) },
      ids: { ...ids, ...found.ids },
      lost,
    };
  };
  let read: Promise<Live> | undefined;
  let held = false;
  return {
    get() {
      read ??= find();
      return read;
    },
    refresh: () => Promise.reject(gone()),
    hold() {
      held = true;
    },
    isHeld: () => held,
  };
}
