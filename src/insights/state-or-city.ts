import type { Parameter } from '../catalog/parameter.ts';
import { splitPipes } from '../grammar/list.ts';
import { fault } from '../grammar/reading.ts';
import { type SentParameters, taken } from '../search/sent-parameters.ts';

/** Where a country is looked at: as a whole, a state, or a city of a state (supplement appendix B). */
export interface StateOrCity {
  readonly state?: string;
  readonly city?: string;
}

/** Parameters that say where in a country. */
export const PLACE_PARAMETERS: readonly Parameter[] = [
  { name: 'state', about: 'Two-letter code of a state.', schema: { type: 'string' } },
  { name: 'city_state', about: 'A city and its state: city|state.', schema: { type: 'string' } },
];

/** Reads where in a country. Throws Refusal (422) where a parameter cannot be read or two contradict each other. */
export function readStateOrCity(asked: SentParameters): StateOrCity {
  const state = asked.text('state')?.trim();
  const pair = asked.text('city_state');
  if (pair === undefined) return state === undefined ? {} : { state };
  if (state !== undefined) taken('city_state', fault('send either it or state'));
  const [city, of, ...more] = splitPipes(pair);
  if (city === undefined || of === undefined || more.length > 0)
    return taken('city_state', fault('it must be city|state'));
  return { city, state: of };
}
