/**
 * Words of paths by which existing clients ask, where this service has its own (supplement section 0, "Neutral-word
 * map"): the one place where they stand. Both answer alike; the document shows ours.
 */
const VENDOR_WORDS: readonly (readonly [ours: string, theirs: string])[] = [
  ['/batch/match/rank/', '/batch/marketmatch/rank/'],
  ['/batch/vin/decode/', '/batch/neovin/decode/'],
  ['/car/recalls/', '/car/autorecalls/'],
  ['/thirdparty/plate-decoder/', '/carsxe/plate-decoder/'],
];

/** The path as existing clients write it; undefined: as we do. */
export function vendorPath(path: string): string | undefined {
  const found = VENDOR_WORDS.find(([ours]) => path.startsWith(ours));
  return found && path.replace(...found);
}
