import { readWord } from '../../grammar/flag.ts';
import { readRange } from '../../grammar/range.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { taken } from '../sent-parameters.ts';
import { canonical } from '../values.ts';

/** Words of a unit, as it is indexed (ingest/derive/incentives.ts). */
const UNITS = { month: 'months', months: 'months', year: 'years', years: 'years' } as const;
const WORDS = Object.keys(UNITS) as (keyof typeof UNITS)[];

/**
 * Length of a contract and its unit (part-2.md S2). A range counts in the unit that is asked for; where none or both
 * are, in months, and a year counts twelve (feeds.md section 5, "S2 term_range").
 */
export const term: Scope = {
  parameters: [
    {
      name: 'term_unit',
      about: 'Unit of the term: month or year, also in the plural. Comma-separated list.',
      schema: { type: 'string', listOf: WORDS },
    },
    {
      name: 'term_range',
      about:
        'Length of the contract, min-max, in term_unit; without it, in months (a year counts as twelve).',
      schema: { type: 'string' },
    },
  ],
  read: (asked) => {
    const words = asked.list('term_unit') ?? [];
    const units = canonical(words.map((word) => UNITS[taken('term_unit', readWord(word, WORDS))]));
    const range = asked.read('term_range', readRange);
    const filters: Filter[] = units.length > 0 ? [{ is: 'anyOf', field: 'term_unit', values: units }] : [];
    if (range) filters.push({ is: 'between', field: units.length === 1 ? 'term' : 'term_months', ...range });
    return { filters };
  },
};
