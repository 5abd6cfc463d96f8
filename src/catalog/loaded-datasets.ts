import { DIRECTORIES } from './directory.ts';
import { SHARED_NAMES } from './shared-datasets.ts';

/** Datasets that can be loaded (feeds.md section 2); those from sold on have no market. */
export const LOADED_DATASETS: readonly string[] = ['listings', ...DIRECTORIES, 'sold', ...SHARED_NAMES];
