import type { KeyedDataset, KeysOf } from '../../catalog/shared-dataset.ts';
import { sharedAlias } from '../../engine/names.ts';
import type { AliasQuestion } from '../../engine/question.ts';

/** More than any key has. */
const MOST = 10_000;

/** The question for every record of these keys; of several values of a key any one does. */
export const keyedQuestion = <Key extends string>(
  prefix: string,
  { name }: KeyedDataset<Key>,
  keys: KeysOf<Key>,
): AliasQuestion => ({
  aliases: [sharedAlias(prefix, name)],
  body: {
    query: {
      bool: {
        filter: Object.entries<string | readonly string[]>(keys).map(([key, values]) => ({
          terms: { [key]: [values].flat() },
        })),
      },
    },
    size: MOST,
    track_total_hits: false,
    _source: ['record'],
  },
});
