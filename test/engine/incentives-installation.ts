import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InstalledDataset, loadShared, type SharedOptions } from '../../ingest/commands/load.ts';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import { sharedAlias } from '../../src/engine/names.ts';
import { type Installation, T } from './ingest-installation.ts';

/** The incentives of an installation. */
export const incentivesOf = ({
  installation: { market: _, dataset: __, ...shared },
}: Installation): InstalledDataset => ({
  ...shared,
  dataset: 'incentives',
});

/** Loads documents, or a file of that text. */
export function loadIncentives(
  here: Installation,
  documents: readonly object[] | string,
  asOf = T,
  more: Partial<SharedOptions> = {},
): Promise<LoadReport> {
  const text =
    typeof documents === 'string' ? documents : documents.map((one) => `${JSON.stringify(one)}\n`).join('');
  const file = join(here.folder, `incentives-${asOf}`);
  writeFileSync(file, text);
  return loadShared({ ...incentivesOf(here), asOf, files: [file], ...more });
}

/** What answers: documents as the engine has them, by id. */
export async function shownIncentives(here: Installation): Promise<Record<string, Record<string, unknown>>> {
  const index = sharedAlias(here.prefix, 'incentives');
  const found = await here.client.search({ index, size: 1000, ignore_unavailable: true });
  return Object.fromEntries(
    found.hits.hits.map(({ _id, _source }) => [_id ?? '', _source as Record<string, unknown>]),
  );
}
