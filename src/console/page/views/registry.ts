import type { ComponentType } from 'preact';
import { loadLater } from '../parts/load-later.tsx';
import { operationFilters, searchFilters, type ViewFilters } from '../view-filters.ts';
import { isComparable } from './compare/sides.ts';
import { Explore } from './explore/view.tsx';
import { isPivotable } from './pivot/pivot.ts';
import { trendFilters } from './trends/trend-filters.ts';

/** Loaded when it is first looked at. */
const Trends = loadLater(() => import('./trends/view.tsx').then((part) => part.TrendsView));

/** A view of the console: one folder beside this file. It reads its whole state from the address (address.ts). */
interface View {
  /** first word of the address */
  readonly id: string;
  readonly title: string;
  readonly show: ComponentType;
  /** how it is filtered, where it is: what is chosen elsewhere is chosen here, too */
  readonly filtering?: ViewFilters;
}

/** Each is loaded when it is first shown: Explore is where one begins. */
const Compare = loadLater(() => import('./compare/view.tsx').then((part) => part.Compare));
const PivotView = loadLater(() => import('./pivot/view.tsx').then((part) => part.PivotView));
const Sold = loadLater(() => import('./sold/view.tsx').then((part) => part.Sold));
const OneVehicle = loadLater(() => import('./vehicle/view.tsx').then((part) => part.OneVehicle));
const DealerView = loadLater(() => import('./dealer/view.tsx').then((part) => part.DealerView));
const Health = loadLater(() => import('./health/view.tsx').then((part) => part.Health));

/** The views, in the order of the menu; the first is where one begins. */
export const VIEWS: readonly [View, ...View[]] = [
  { id: 'explore', title: 'Explore', show: Explore, filtering: searchFilters(() => true) },
  { id: 'compare', title: 'Compare', show: Compare, filtering: searchFilters(isComparable, 'a.') },
  { id: 'pivot', title: 'Pivot', show: PivotView, filtering: searchFilters(isPivotable) },
  { id: 'trends', title: 'Trends', show: Trends, filtering: trendFilters },
  { id: 'sold', title: 'Sold', show: Sold, filtering: operationFilters('/sold-vehicles/summary') },
  { id: 'vehicle', title: 'Vehicle', show: OneVehicle },
  { id: 'dealer', title: 'Dealer', show: DealerView },
  { id: 'health', title: 'Health', show: Health },
];
