import { isReadable, LAYOUT } from '../../src/catalog/layout.ts';
import type { SoldManifest } from '../../src/catalog/sold-vehicles.ts';
import { type GenerationFolder, readManifest } from '../ground/generations.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';

/** Where the files of a ledger's sold months are. */
export const soldGenerations = ({
  sold,
  work,
}: Pick<Ledger['folders'], 'sold' | 'work'>): GenerationFolder => ({
  folder: sold,
  work,
});

/** What is published of the sold months; undefined: nothing yet. */
export const readSold = (folder: string): SoldManifest | undefined => readManifest<SoldManifest>(folder);

/** Throws CommandRefusal where a newer version has published sold months, which this one would not understand. */
export function refuseNewer(shown: SoldManifest | undefined): void {
  if (isReadable(shown?.layout)) return;
  throw new CommandRefusal(
    `a newer version of the program has published the sold months (layout ${shown?.layout}; this one reads up to ${LAYOUT}): load with that version, ` +
      'or publish them again with this one: forecourt rebuild sold',
  );
}

/** What a delivery remembers of the generation that was written for it. */
export const shownBy = ({ generation }: SoldManifest): Delivery['indices'] => ({
  sold: `generation-${generation}`,
});

/** Is the generation shown that a delivery remembers? */
export function isShown({ sold }: Pick<Ledger['folders'], 'sold'>, indices: Delivery['indices']): boolean {
  const shown = readSold(sold);
  return shown !== undefined && shownBy(shown).sold === indices.sold;
}
