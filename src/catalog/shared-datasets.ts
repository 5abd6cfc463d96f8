import { exportsOf } from './modules.ts';
import type { SharedDataset } from './shared-dataset.ts';

/** Every dataset without a market: the files of `datasets/`, in the order of their names. */
export const SHARED_DATASETS: readonly SharedDataset[] = await exportsOf<SharedDataset>(
  new URL('./datasets/', import.meta.url),
  'dataset',
);

/** Their names. */
export const SHARED_NAMES: readonly string[] = SHARED_DATASETS.map(({ name }) => name);

/** Names of those whose newest delivery answers alone. */
export const REPLACED_NAMES: readonly string[] = SHARED_DATASETS.filter(
  ({ answer }) => answer === 'newest',
).map(({ name }) => name);

/** The dataset of that name; throws where there is none. */
export function sharedDataset(name: string): SharedDataset {
  const found = SHARED_DATASETS.find((one) => one.name === name);
  if (!found) throw new Error(`no file of catalog/datasets/ declares ${name}`);
  return found;
}
