import type { Context } from 'hono';
import { dataset as plates } from '../../catalog/datasets/plates.ts';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { countryCodes, provinceCodes, states } from '../../catalog/vocabulary/place.ts';
import { plateText } from '../../grammar/plate.ts';
import { fault, quote, type Reading, read } from '../../grammar/reading.ts';
import type { AskedPlate } from '../../partners/plates/source.ts';
import { plateResponse } from '../../records/plate.ts';
import { keyedQuestion } from '../../search/lookups/keyed-records.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { PARTNER_NOTE } from '../explain/explanation.ts';
import { plateSchema } from '../openapi/partners.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { pathMember } from '../request/path-member.ts';
import { sentQuery } from '../request/sent-request.ts';
import { records } from '../request/sources.ts';

/** Plate decoder (part-1.md E10; supplement section 6). */

const HOME = 'US';

/** Countries whose plates are told apart by their state alone, and the states that there are, in lower case. */
const STATES: Readonly<Record<string, readonly string[]>> = { US: states, CA: provinceCodes };
const STATE_MISSING: Readonly<Record<string, string>> = {
  US: 'send the two-letter state: US plates are only unique within a state',
  CA: 'send the two-letter province: Canadian plates are only unique within a province',
};

/** Its query parameters but the key. */
const PARAMETERS: readonly Parameter[] = [
  {
    name: 'country_v2',
    about: 'Country of the plate, ISO 3166-1 alpha-2, case-insensitive.',
    schema: { type: 'string', default: HOME },
  },
  {
    name: 'country',
    about: 'Older name of country_v2, which wins if both are sent.',
    schema: { type: 'string', default: HOME },
  },
  {
    name: 'state',
    about: 'State, province or territory, two letters, case-insensitive; required for the US and Canada.',
    schema: { type: 'string' },
  },
];

const readCountry = (text: string): Reading<string> => {
  const code = text.trim().toUpperCase();
  return countryCodes.includes(code)
    ? read(code)
    : fault(`${quote(text)} is not an ISO 3166-1 alpha-2 country code`);
};

const readState =
  (country: string) =>
  (text: string): Reading<string> => {
    const state = text.trim().toUpperCase();
    const known = STATES[country];
    if (!known) return /^[A-Z]{2,3}$/.test(state) ? read(state) : fault(`${quote(text)} is not a state`);
    return known.includes(state.toLowerCase())
      ? read(state)
      : fault(`${quote(text)} is not a state of ${country}`);
  };

/** What is asked; throws bad_parameter. */
function askedPlate(asked: SentParameters, plate: string): AskedPlate {
  const country = asked.read('country_v2', readCountry) ?? asked.read('country', readCountry) ?? HOME;
  const state = asked.read('state', readState(country));
  const detail = STATE_MISSING[country];
  if (state === undefined && detail !== undefined)
    throw new Refusal('bad_parameter', { name: 'state', detail });
  return { plate, country, state };
}

/** Answers what a plate stands for. */
const plate = ({ plates: source, now }: Service) =>
  async function answerPlate(c: Context<ApiEnv>): Promise<Response> {
    const sent = pathMember(c, 'plate');
    const asked = askedPlate(new SentParameters(sentQuery(c), now()), plateText(sent));
    // nobody is asked for a plate that holds no letter or digit
    const decoded = asked.plate && (await c.get('phases').time('source', () => source(asked, deadline(c))));
    if (!decoded) throw new Refusal('not_found', { detail: `the plate ${quote(sent)} is not known` });
    return c.json(plateResponse(asked, decoded));
  };

export const operations: readonly Operation[] = [
  {
    kind: 'plate',
    order: 710,
    path: '/thirdparty/plate-decoder/{plate}',
    summary: 'The vehicle behind a plate.',
    example: { plate: '7FCT101', country_v2: 'US', state: 'CA' },
    tag: 'vehicles',
    terms: 'plates',
    parameters: PARAMETERS,
    errors: [400, 404, 422, 500, 502, 503],
    answers: () => ({ 200: { description: 'The vehicle.', content: json(plateSchema) } }),
    sources: [records('plates')],
    handle: plate,
    explain: ({ query, inPath }, { now }) => {
      const plan = askedPlate(new SentParameters(query, now), plateText(inPath('plate')));
      const registered = `${plan.country} ${plan.plate}`;
      return { plan, request: [keyedQuestion('', plates, { registered })], notes: [PARTNER_NOTE] };
    },
  },
];
