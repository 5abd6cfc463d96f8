import type { SearchDataset } from '../../catalog/field.ts';
import type { Schema } from '../../catalog/schema.ts';
import type { CountsForm, SearchPolicy } from '../../search/policy.ts';
import { permissionsOf } from '../../search/read.ts';
import { sharedSchemas } from './envelopes.ts';
import { recordSchema } from './records.ts';

/** What the incentive search answers in a form of its own (part-2.md, "Incentive search response"). */

/** An incentive. Members are absent when unknown. */
export const incentiveSchema = (dataset: SearchDataset): Schema => ({
  ...recordSchema(dataset),
  required: ['id', 'base_sha'],
});

const { RangeFacets = {} } = sharedSchemas;

/** Facets whose terms are called `term`, and range facets that stand in arrays of one. */
export const incentiveCounts: Record<string, Schema> = {
  TermFacets: {
    type: 'object',
    description: 'Field → terms with their incentive counts; one Error object for a rejected field.',
    additionalProperties: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          term: { type: 'string' },
          count: { type: 'integer' },
          result: { type: 'string', enum: ['Error'] },
          message: { type: 'string' },
        },
      },
    },
  },
  RangeFacetArrays: {
    type: 'object',
    description: 'Like RangeFacets, each in an array of one element.',
    additionalProperties: {
      type: 'array',
      items: typeof RangeFacets.additionalProperties === 'object' ? RangeFacets.additionalProperties : {},
    },
  },
};

/** Names of the schemas of what an operation counts. */
const countsRefs = ({ facetTerm, rangeFacetsInArrays }: CountsForm = {}) => ({
  facets: facetTerm === 'term' ? 'TermFacets' : 'Facets',
  rangeFacets: rangeFacetsInArrays ? 'RangeFacetArrays' : 'RangeFacets',
});

/** What a search counts: the names of the schemas, and whether it measures anything. */
export const countsOf = (policy: SearchPolicy) => ({
  ...countsRefs(policy.counts),
  stats: permissionsOf(policy).stats.size > 0,
});
