import { writeFileSync } from 'node:fs';
import { dealers, ukDealers } from '../../src/catalog/dealers.ts';
import { dealerships, ukDealerships } from '../../src/catalog/dealerships.ts';
import { incentives } from '../../src/catalog/incentives.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { LISTINGS } from '../../src/catalog/markets.ts';

/** Datasets whose index body is committed under mappings/, so that a change of a field shows in a review. */
export const MAPPED = [
  ...Object.values(LISTINGS),
  dealers,
  ukDealers,
  dealerships,
  ukDealerships,
  incentives,
];

/** The text of a committed index body. */
export const mappingText = (dataset: (typeof MAPPED)[number]): string =>
  `${JSON.stringify(indexBody(dataset), undefined, 2)}\n`;

/** Where it is committed. */
export const mappingFile = (dataset: (typeof MAPPED)[number]): URL =>
  new URL(`../../mappings/${dataset.name}.json`, import.meta.url);

if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  for (const dataset of MAPPED) writeFileSync(mappingFile(dataset), mappingText(dataset));
}
