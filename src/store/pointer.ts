import { z } from 'zod';
import { StoreFault } from './fault.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * What of a folder is published in the object store: one object that is replaced at once, beside immutable ones. Who reads it sees
 * one generation, whichever moment a loader died in.
 */

/** A name that can stand in a folder of ours. */
const FILE = /^\w[\w.-]*$/;

const content = z.object({
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const pointer = z.object({
  /** of the ledger that published */
  ledger: z.string(),
  /** its number there; 0: nothing is published yet */
  generation: z.number(),
  /** SHA-256 of the manifest in the folder of the loader */
  of: z.string(),
  /** the same for readers, with the names of the objects; null: nothing is published yet */
  manifest: z.record(z.string(), z.unknown()).nullable(),
  /** every object that it names, and what stands beside them */
  files: z.record(z.string().regex(FILE), content),
  /** objects that it does not name, and since when: Unix seconds */
  retired: z.record(z.string().regex(FILE), z.number()),
});

/** What is published of a folder. */
export type Pointer = z.infer<typeof pointer>;

/** Objects of a folder of the state directory: `sold`, or that of a market in `trends`. */
export interface StoredFolder {
  readonly store: ObjectStore;
  /** start of their keys, without a slash at its end */
  readonly key: string;
}

/** Where the pointer of a folder is. */
export const pointerKey = ({ key }: StoredFolder): string => `${key}/published.json`;

/** Where an object of a folder is. */
export const objectKey = ({ key }: StoredFolder, name: string): string => `${key}/${name}`;

/** Reads a pointer. Throws StoreFault where it is none. */
export function pointerOf(text: string): Pointer {
  try {
    return pointer.parse(JSON.parse(text));
  } catch (error) {
    throw new StoreFault('what is published in the object store cannot be understood', { cause: error });
  }
}
