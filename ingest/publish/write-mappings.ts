import { writeFileSync } from 'node:fs';
import { dataset as incentives } from '../../src/catalog/datasets/incentives.ts';
import type { SearchDataset } from '../../src/catalog/field.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { listingsOf, MARKETS } from '../../src/catalog/markets.ts';
import { directoriesOf } from '../../src/catalog/roles.ts';
import { directoryDataset } from '../ledger/directories.ts';

/** Datasets whose index body is committed under mappings/, so that a change of a field shows in a review. */
export const MAPPED: readonly SearchDataset[] = [
  ...new Set(
    MARKETS.flatMap((market) => [
      listingsOf(market),
      ...directoriesOf(market).map((one) => directoryDataset(market, one)),
    ]),
  ),
  incentives,
];

/** The text of a committed index body. */
export const mappingText = (dataset: SearchDataset): string =>
  `${JSON.stringify(indexBody(dataset), undefined, 2)}\n`;

/** Where it is committed. */
export const mappingFile = (dataset: SearchDataset): URL =>
  new URL(`../../mappings/${dataset.name}.json`, import.meta.url);

if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href) {
  for (const dataset of MAPPED) writeFileSync(mappingFile(dataset), mappingText(dataset));
}
