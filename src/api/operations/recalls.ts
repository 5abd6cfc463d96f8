import type { Context } from 'hono';
import { dataset as recallsByVin } from '../../catalog/datasets/recalls.ts';
import { Refusal } from '../../catalog/errors.ts';
import { recallResponse } from '../../records/recall.ts';
import { keyedQuestion } from '../../search/lookups/keyed-records.ts';
import { PARTNER_NOTE } from '../explain/explanation.ts';
import { recallsSchema } from '../openapi/partners.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { pathVin, wellFormedVin } from '../request/path-member.ts';
import { records } from '../request/sources.ts';

/** Answers the recalls of a VIN (part-1.md E9). */
const recalls = ({ recalls: source, now }: Service) =>
  async function answerRecalls(c: Context<ApiEnv>): Promise<Response> {
    const vin = pathVin(c);
    const asked = now();
    const found = await c.get('phases').time('source', () => source(vin, deadline(c)));
    if (!found) throw new Refusal('vin_unknown', { name: 'recalls', detail: vin });
    return c.json(recallResponse(vin, found, asked, now()));
  };

export const operations: readonly Operation[] = [
  {
    kind: 'recalls',
    order: 700,
    path: '/car/recalls/{vin}',
    summary:
      "Recalls of a vehicle by VIN: from the partner, from deliveries, or from the regulator's campaigns.",
    example: { vin: '1FTAACC88PA100000' },
    tag: 'vehicles',
    terms: 'recalls',
    parameters: [],
    errors: [400, 422, 500, 502, 503],
    answers: () => ({ 200: { description: 'The recalls.', content: json(recallsSchema) } }),
    sources: [records('recalls'), records('recall-campaigns')],
    handle: recalls,
    explain: ({ inPath }) => {
      const vin = wellFormedVin(inPath('vin'));
      return {
        plan: { vin },
        request: [keyedQuestion('', recallsByVin, { vin })],
        notes: [
          PARTNER_NOTE,
          "If no delivery has the VIN, the regulator's campaigns for its decoded make and model are used.",
        ],
      };
    },
  },
];
