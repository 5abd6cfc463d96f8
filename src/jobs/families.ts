import type { Parameter } from '../catalog/parameter.ts';

/** The families of batch jobs (part-1.md E11, supplement section 5). */
export interface Family {
  /** path below /v2, without its last /jobs */
  readonly path: string;
  readonly summary: string;
  /** what is uploaded: never the other form */
  readonly gzipped: boolean;
  /** columns that the header must have; of a list one */
  readonly columns: readonly (string | readonly string[])[];
  /** query parameters, the same on all four operations */
  readonly parameters: readonly Parameter[];
  /** form of the results, gzipped */
  readonly results: { readonly extension: 'jsonl' | 'csv'; readonly about: string };
}

/** Every kind of batch job, with its path, columns and words. */
export const FAMILIES = {
  decode: {
    path: '/batch/vin/decode',
    summary: 'VIN decoding',
    gzipped: false,
    columns: ['vin'],
    parameters: [
      {
        name: 'include_generic',
        about:
          'true: also options that this particular vehicle may not have, as in the decoding of a single VIN.',
        schema: { type: 'boolean', default: false },
      },
      {
        name: 'include_available_options',
        about: 'true: also options that the vehicle could have had.',
        schema: { type: 'boolean', default: false },
      },
    ],
    results: {
      extension: 'jsonl',
      about: 'JSON Lines, gzipped: one line per row of the file, in the same order.',
    },
  },
  rank: {
    path: '/batch/match/rank',
    summary: 'ranking',
    gzipped: true,
    columns: ['vin', 'price', 'miles', ['zip', 'dealer_id']],
    parameters: [
      {
        name: 'country',
        about: 'Country whose listings the vehicles are compared with.',
        schema: { type: 'string', enum: ['us', 'ca'], default: 'us' },
      },
    ],
    results: {
      extension: 'csv',
      about: 'CSV, gzipped: the columns of the file plus the results, in the same order.',
    },
  },
} as const satisfies Record<string, Family>;

/** Name of a kind of batch job. */
export type FamilyName = keyof typeof FAMILIES;
