import { z } from 'zod';
import { PartnerFault } from '../fault.ts';
import type { AskPartner } from '../partner.ts';
import type { PlateSource } from './source.ts';

const object = z.record(z.string(), z.unknown());
/** The plate decode response of part-1.md, in its envelope or bare. */
const answer = z.union([z.object({ response: object }), object]);

/** What a partner tells of a plate. */
export const partnerPlates =
  (ask: AskPartner): PlateSource =>
  async ({ plate, country, state = '' }, signal) => {
    const told = await ask({ plate, country, state }, signal);
    if (told === undefined) return undefined;
    const read = answer.safeParse(told);
    if (!read.success) throw new PartnerFault('wrong', "the partner's answer is not a plate record");
    const response = 'response' in read.data ? object.parse(read.data.response) : read.data;
    return response.success === false ? undefined : response;
  };
