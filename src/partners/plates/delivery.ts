import { dataset as plates } from '../../catalog/datasets/plates.ts';
import type { LookUp } from '../look-up.ts';
import type { PlateSource } from './source.ts';

interface Stored {
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * The plates of the `plates` delivery (feeds.md 2.2). Where no state is asked for, a plate that several states of the
 * country have is no answer.
 */
export const deliveredPlates =
  (lookUp: LookUp): PlateSource =>
  async ({ plate, country, state }, signal) => {
    const stored = (await lookUp(plates, { registered: `${country} ${plate}` }, signal)) as Stored[];
    const records = stored.map(({ record }) => record);
    const found = state === undefined ? records : records.filter((record) => record.state === state);
    return found.length === 1 ? found[0] : undefined;
  };
