import { z } from 'zod';
import { PartnerFault } from '../fault.ts';
import type { AskPartner } from '../partner.ts';
import type { PlateSource } from './source.ts';

const object = z.record(z.string(), z.unknown());
/** The plate decode response of part-1.md, in its envelope or bare. */
const answerSchema = z.union([z.object({ response: object }), object]);

/** What a partner tells of a plate. */
export const partnerPlates =
  (ask: AskPartner): PlateSource =>
  async ({ plate, country, state = '' }, signal) => {
    const answer = await ask({ plate, country, state }, signal);
    if (answer === undefined) return undefined;
    const read = answerSchema.safeParse(answer);
    if (!read.success) throw new PartnerFault('wrong', "the partner's answer is not a plate record");
    const response = 'response' in read.data ? object.parse(read.data.response) : read.data;
    return response.success === false ? undefined : response;
  };
