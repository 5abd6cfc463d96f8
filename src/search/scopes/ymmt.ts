import { type Dataset, fieldOf } from '../../catalog/field.ts';
import { splitPipes } from '../../grammar/list.ts';
import { fault } from '../../grammar/reading.ts';
import { atMost, MOST_COMBINATIONS } from '../bounds.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { type SentParameters, taken } from '../sent-parameters.ts';
import { canonical, readValue } from '../values.ts';
import { modelsMeant, withMeanings } from '../word-meanings.ts';

const POSITIONS = ['year', 'make', 'model', 'trim'] as const;

/**
 * year|make|model|trim combinations: empty positions hold for everything, and a position is passed over when
 * its own filter is sent as well (supplement decisions 21 and 22).
 */
export const ymmt = (dataset: Dataset): Scope => {
  const combination = (text: string, asked: SentParameters): Filter[] => {
    const parts = splitPipes(text);
    if (parts.slice(POSITIONS.length).some(Boolean)) {
      taken('ymmt', fault('a combination is year|make|model|trim'));
    }
    return POSITIONS.flatMap((name, i): Filter[] => {
      const part = parts[i];
      if (part === undefined) return [];
      const value = taken('ymmt', readValue(fieldOf(dataset, name), part));
      if (asked.list(name)) return [];
      const models = name === 'model' ? modelsMeant(dataset, [parts[1] ?? ''], [part]) : [];
      return [
        withMeanings({ is: 'anyOf', field: name, values: canonical([value, ...models]) }, [part], dataset),
      ];
    });
  };
  return {
    parameters: [
      {
        name: 'ymmt',
        about: `Comma-separated list of year|make|model|trim combinations; positions may be empty. ${atMost(MOST_COMBINATIONS)}`,
        schema: { type: 'string' },
      },
    ],
    read: (asked) => {
      const groups = (asked.list('ymmt', MOST_COMBINATIONS) ?? []).map((text) => combination(text, asked));
      const open = groups.length === 0 || groups.some((group) => group.length === 0);
      return open ? {} : { filters: [{ is: 'either', groups }] };
    },
  };
};
