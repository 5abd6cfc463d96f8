import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { recallResponse } from '../../records/recall.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { wellFormedVin } from '../request/path-member.ts';

/** Answers the recalls of a VIN (part-1.md E9). */
export const recalls = ({ recalls: source, now }: Service) =>
  async function answerRecalls(c: Context<ApiEnv>): Promise<Response> {
    const vin = wellFormedVin(c);
    const asked = now();
    const found = await c.get('phases').time('source', () => source(vin, deadline(c.req.raw.signal)));
    if (!found) throw new Refusal('vin_unknown', { name: 'recalls', detail: vin });
    return c.json(recallResponse(vin, found, asked, now()));
  };
