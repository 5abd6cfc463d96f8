import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { decodedSpecs } from '../../records/decoded.ts';
import { Asked } from '../../search/asked.ts';
import type { ApiEnv, Service } from '../context.ts';
import { queryText } from '../middleware/credential.ts';
import { wellFormedVin } from './path-member.ts';
import { queryOf } from './search.ts';

/** VIN decode (supplement section 4). */

const COUNTRIES = ['us', 'ca', 'all'] as const;

/** Its query parameters but the key. */
export const DECODE_PARAMETERS: readonly Parameter[] = [
  {
    name: 'country',
    about: 'Accepted, without effect: the data is that of the US regulator.',
    schema: { type: 'string', enum: COUNTRIES },
  },
];

/** Answers what a VIN tells of its vehicle. */
export const decode = ({ decoder, now }: Service) =>
  async function answerDecode(c: Context<ApiEnv>): Promise<Response> {
    const vin = wellFormedVin(c);
    new Asked(queryOf(queryText(c)), now()).word('country', COUNTRIES);
    const vehicle = await c.get('phases').time('decode', () => decoder.decode(vin));
    if (!vehicle) throw new Refusal('vin_unknown', { name: 'the maker', detail: vin });
    return c.json(decodedSpecs(vin, vehicle));
  };
