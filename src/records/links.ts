import { type LinkTarget, type ListingView, ownUrl } from './view.ts';

/** The links that a listing may get (feeds.md section 5); only those whose operation exists are shown. */
export const LINK_TARGETS: readonly LinkTarget[] = [
  { name: 'listing', path: '/listing/car/{id}', seller: 'dealer' },
  { name: 'listing', path: '/listing/car/fsbo/{id}', seller: 'fsbo' },
  { name: 'listing', path: '/listing/car/auction/{id}', seller: 'auction' },
  { name: 'history', path: '/history/car/{vin}' },
  { name: 'dealer', path: '/dealer/car/{dealer.id}' },
  { name: 'inventory', path: '/dealerships/inventory?dealer_id={dealer.id}' },
];

const member = (record: Record<string, unknown>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], record);

/** Links of one listing; undefined when none can be made. */
export function listingLinks(
  record: Record<string, unknown>,
  targets: readonly LinkTarget[],
  view: ListingView,
): Record<string, string> | undefined {
  const links: Record<string, string> = {};
  for (const { name, path, seller } of targets) {
    let complete = seller === undefined || seller === (record.seller_type ?? 'dealer');
    const filled = path.replaceAll(/\{([\w.]+)\}/g, (_, key: string) => {
      const value = member(record, key);
      complete &&= value !== undefined;
      return encodeURIComponent(String(value));
    });
    if (complete) links[name] = ownUrl(filled, view);
  }
  return Object.keys(links).length > 0 ? links : undefined;
}
