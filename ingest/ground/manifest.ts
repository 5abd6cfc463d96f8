/** What every manifest of generations says (generations.ts). */
export interface Generation {
  /** counts up with every publication */
  readonly generation: number;
  readonly months: readonly { readonly file: string }[];
  readonly recent?: { readonly file: string };
}

/** What is published in a folder. */
export const MANIFEST = 'manifest.json';

/** The files that a manifest names. */
export const filesOf = ({ months, recent }: Generation): string[] => [
  ...months.map(({ file }) => file),
  ...(recent ? [recent.file] : []),
];
