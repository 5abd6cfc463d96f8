import type { KeyedDataset, KeysOf } from '../catalog/lookup-datasets.ts';

/** Looks up the records of a delivery by their keys; gives each as it was stored. Rejects as the engine's questions do. */
export type LookUp = <Dataset extends KeyedDataset>(
  dataset: Dataset,
  keys: KeysOf<Dataset>,
  signal: AbortSignal,
) => Promise<readonly unknown[]>;
