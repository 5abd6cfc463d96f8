import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { decodedSpecs } from '../../records/decoded-vin.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { withoutRequests } from '../explain/explanation.ts';
import { ref } from '../openapi/envelopes.ts';
import { decodedSchema } from '../openapi/partners.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { pathVin, wellFormedVin } from '../request/path-member.ts';
import { sentQuery } from '../request/sent-request.ts';

/** VIN decode (supplement section 4). */

/** Whose path and parameters a decode has. */
const FORMS = ['basic', 'neovin', 'epi'] as const;
type DecodeForm = (typeof FORMS)[number];

const COUNTRIES = ['us', 'ca', 'all'] as const;

const country: Parameter = {
  name: 'country',
  about: 'Accepted, without effect: the data is that of the US regulator.',
  schema: { type: 'string', enum: COUNTRIES },
};

/** Parameters of a richer decoder: what they ask for besides is not known here. */
const WITHOUT_EFFECT = ['include_generic', 'force_decode', 'include_avl_opts', 'include_available_options'];

/** Query parameters of each form but the key (supplement appendix B, /decode/car). */
const PARAMETERS: Readonly<Record<DecodeForm, readonly Parameter[]>> = {
  basic: [country],
  epi: [],
  neovin: WITHOUT_EFFECT.map((name) => ({
    name,
    about: "Accepted, without effect: the US regulator's data has no equipment.",
    schema: { type: 'boolean' },
  })),
};

/** Answers what a VIN tells of its vehicle. */
const decode = ({ decoder, now }: Service, as: DecodeForm) =>
  async function answerDecode(c: Context<ApiEnv>): Promise<Response> {
    const vin = pathVin(c);
    const asked = new SentParameters(sentQuery(c), now());
    if (as === 'basic') asked.word('country', COUNTRIES);
    if (as === 'neovin') for (const name of WITHOUT_EFFECT) asked.flag(name);
    const vehicle = await c.get('phases').time('decode', () => decoder.decode(vin));
    if (!vehicle) throw new Refusal('vin_unknown', { name: 'the maker', detail: vin });
    return c.json(decodedSpecs(vin, vehicle));
  };

/** Also under the paths of other decoders that clients know (feeds.md section 5, "decode"). */
export const operations: readonly Operation[] = FORMS.map((form, i) => ({
  kind: 'decode',
  order: 720 + i,
  path: `/decode/car/${form === 'basic' ? '' : `${form}/`}{vin}/specs`,
  summary: "Decodes a VIN with the US regulator's public data, using the values that listings use.",
  example: { vin: '1HGCM82633A004352' },
  tag: 'vehicles',
  parameters: PARAMETERS[form],
  errors: [400, 422, 500, 503],
  answers: () => ({ 200: { description: 'The vehicle.', content: json(ref('DecodedVehicle')) } }),
  schemas: () => ({ DecodedVehicle: decodedSchema }),
  sources: [],
  handle: (service) => decode(service, form),
  explain: ({ inPath }) =>
    withoutRequests(
      { vin: wellFormedVin(inPath('vin')) },
      "No query is sent: the regulator's public data is part of the server process.",
    ),
}));
