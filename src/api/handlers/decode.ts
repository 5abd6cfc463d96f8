import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { decodedSpecs } from '../../records/decoded.ts';
import { Asked } from '../../search/asked.ts';
import { queryText } from '../access/credential.ts';
import type { DecodeForm } from '../operation.ts';
import { queryOf } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { wellFormedVin } from '../request/path-member.ts';

/** VIN decode (supplement section 4). */

const COUNTRIES = ['us', 'ca', 'all'] as const;

const country: Parameter = {
  name: 'country',
  about: 'Accepted, without effect: the data is that of the US regulator.',
  schema: { type: 'string', enum: COUNTRIES },
};

/** Parameters of a richer decoder: what they ask for besides is not known here. */
const WITHOUT_EFFECT = ['include_generic', 'force_decode', 'include_avl_opts', 'include_available_options'];

/** Query parameters of each form but the key (supplement appendix B, /decode/car). */
export const DECODE_PARAMETERS: Readonly<Record<DecodeForm, readonly Parameter[]>> = {
  basic: [country],
  epi: [],
  neovin: WITHOUT_EFFECT.map((name) => ({
    name,
    about: "Accepted, without effect: the data is the US regulator's, which knows no equipment.",
    schema: { type: 'boolean' },
  })),
};

/** Answers what a VIN tells of its vehicle. */
export const decode = ({ decoder, now }: Service, as: DecodeForm) =>
  async function answerDecode(c: Context<ApiEnv>): Promise<Response> {
    const vin = wellFormedVin(c);
    const asked = new Asked(queryOf(queryText(c)), now());
    if (as === 'basic') asked.word('country', COUNTRIES);
    if (as === 'neovin') for (const name of WITHOUT_EFFECT) asked.flag(name);
    const vehicle = await c.get('phases').time('decode', () => decoder.decode(vin));
    if (!vehicle) throw new Refusal('vin_unknown', { name: 'the maker', detail: vin });
    return c.json(decodedSpecs(vin, vehicle));
  };
