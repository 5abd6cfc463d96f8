import { FAMILIES, type FamilyName } from '../jobs/families.ts';
import type { Operation } from './operation.ts';

const FIRST: Readonly<Record<FamilyName, number>> = { decode: 760, rank: 800 };

/** The four operations of a family; their paths may have /jobs twice (supplement decision 1). */
export function jobOperations(family: FamilyName): Operation[] {
  const { path, summary } = FAMILIES[family];
  const order = FIRST[family];
  const at = (rest: string) => ({ path: `${path}/jobs${rest}`, also: `${path}/jobs/jobs${rest}` });
  const errors = [400, 422, 500, 503];
  return [
    {
      kind: 'jobs',
      family,
      does: 'list',
      order: order,
      ...at(''),
      summary: `The account's batch jobs of ${summary}, newest first.`,
      errors,
    },
    {
      kind: 'jobs',
      family,
      does: 'submit',
      order: order + 1,
      method: 'POST',
      ...at(''),
      summary: `Submits a file for ${summary}; answers the job at once.`,
      errors: [...errors, 413],
    },
    {
      kind: 'jobs',
      family,
      does: 'status',
      order: order + 2,
      ...at('/{job_id}'),
      summary: `A batch job of ${summary}: its state and how far it is.`,
      errors: [...errors, 404],
    },
    {
      kind: 'jobs',
      family,
      does: 'download',
      order: order + 3,
      method: 'POST',
      ...at('/{job_id}/download'),
      summary: `The results of a completed job of ${summary}.`,
      errors: [...errors, 404, 413],
    },
  ];
}
