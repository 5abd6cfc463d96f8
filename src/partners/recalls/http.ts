import { z } from 'zod';
import { PartnerFault } from '../fault.ts';
import type { AskPartner } from '../partner.ts';
import type { RecallSource } from './source.ts';

const object = z.record(z.string(), z.unknown());
const list = z
  .array(object)
  .nullish()
  .transform((all) => all ?? []);

/** What of the partner's answer is used: the recall response of part-1.md. */
const answerSchema = z.object({
  data: z
    .object({
      items: z
        .array(z.object({ vehicle: object, recalls: list, filteredRecalls: list }))
        .nullish()
        .transform((items) => items ?? []),
    })
    .nullish(),
});

/** The recalls that a partner tells. */
export const partnerRecalls =
  (ask: AskPartner): RecallSource =>
  async (vin, signal) => {
    const answer = await ask({ vin }, signal);
    if (answer === undefined) return undefined;
    const read = answerSchema.safeParse(answer);
    if (!read.success) throw new PartnerFault('wrong', "the partner's answer is not a recall record");
    const [item] = read.data.data?.items ?? [];
    return item && { vehicle: item.vehicle, recalls: item.recalls, filtered: item.filteredRecalls };
  };
