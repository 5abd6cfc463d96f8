import type { KeyedDataset, KeysOf } from '../catalog/shared-dataset.ts';

/** Looks up the records of a delivery by their keys; gives each as it was stored. Rejects as the engine's questions do. */
export type LookUp = <Key extends string>(
  dataset: KeyedDataset<Key>,
  keys: KeysOf<Key>,
  signal: AbortSignal,
) => Promise<readonly unknown[]>;
