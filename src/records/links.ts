import { type LinkTarget, type ListingView, ownUrl } from './listing-view.ts';

/** Links of one listing (feeds.md section 5, include_relevant_links); undefined when none can be made. */
export function listingLinks(
  record: Readonly<Record<string, unknown>>,
  targets: readonly LinkTarget[],
  view: ListingView,
): Record<string, string> | undefined {
  const links = targets.flatMap(({ name, address }) => {
    const path = address(record);
    return path === undefined ? [] : [[name, ownUrl(path, view)] as const];
  });
  return links.length > 0 ? Object.fromEntries(links) : undefined;
}
