import type { Parameter } from '../../catalog/parameter.ts';
import { readWord } from '../../grammar/flag.ts';
import type { Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { type SentParameters, taken } from '../sent-parameters.ts';
import { canonical } from '../values.ts';

const TYPES = ['new', 'used', 'certified'] as const;

const typeIs = (type: string): Filter => ({ is: 'anyOf', field: 'inventory_type', values: [type] });
const certified: Filter = { is: 'anyOf', field: 'is_certified', values: [true] };

/** New, used or certified: certified vehicles are used ones (part-1.md rule E1.11, supplement decision 19). */
function readCondition(asked: SentParameters): { filters: Filter[] } {
  const filters: Filter[] = readCarType(asked);
  if (asked.flag('exclude_certified')) filters.push({ is: 'noneOf', field: 'is_certified', values: [true] });
  return { filters };
}

function readCarType(asked: SentParameters): Filter[] {
  const filters: Filter[] = [];
  const texts = asked.list('car_type') ?? [];
  const types = canonical(texts.map((text) => taken('car_type', readWord(text, TYPES))));
  const groups = types.map((type) => (type === 'certified' ? [typeIs('used'), certified] : [typeIs(type)]));
  const [only] = groups;
  if (groups.length === 1 && only) filters.push(...only);
  else if (groups.length > 1) filters.push({ is: 'either', groups });
  return filters;
}

const carTypeParameter: Parameter = {
  name: 'car_type',
  about: 'Comma-separated list of new, used, certified; used includes certified.',
  schema: { type: 'string', listOf: TYPES },
};

/** car_type alone: the search of the UK has no exclude_certified. */
export const carType: Scope = {
  parameters: [carTypeParameter],
  read: (asked) => ({ filters: readCarType(asked) }),
};

/** New, used and certified vehicles. */
export const condition: Scope = {
  parameters: [
    carTypeParameter,
    {
      name: 'exclude_certified',
      about: 'true: excludes certified pre-owned vehicles.',
      schema: { type: 'boolean', default: false },
    },
  ],
  read: readCondition,
};
