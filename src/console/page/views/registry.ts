import type { ComponentType } from 'preact';
import { byOperation, bySearch, type Filtering } from '../carry.ts';
import { later } from '../parts/later.tsx';
import { isComparable } from './compare/sides.ts';
import { Explore } from './explore/view.tsx';
import { isPivotable } from './pivot/pivot.ts';
import { ofTrends } from './trends/carry.ts';

/** Loaded when it is first looked at. */
const Trends = later(() => import('./trends/view.tsx').then((part) => part.TrendsView));

/** A view of the console: one folder beside this file. It reads its whole state from the address (place.ts). */
interface View {
  /** first word of the address */
  readonly id: string;
  readonly title: string;
  readonly show: ComponentType;
  /** how it is filtered, where it is: what is chosen elsewhere is chosen here, too */
  readonly filtering?: Filtering;
}

/** Each is loaded when it is first shown: Explore is where one begins. */
const Compare = later(() => import('./compare/view.tsx').then((part) => part.Compare));
const PivotView = later(() => import('./pivot/view.tsx').then((part) => part.PivotView));
const Sold = later(() => import('./sold/view.tsx').then((part) => part.Sold));
const OneVehicle = later(() => import('./vehicle/view.tsx').then((part) => part.OneVehicle));
const DealerView = later(() => import('./dealer/view.tsx').then((part) => part.DealerView));
const Health = later(() => import('./health/view.tsx').then((part) => part.Health));

/** The views, in the order of the menu; the first is where one begins. */
export const VIEWS: readonly [View, ...View[]] = [
  { id: 'explore', title: 'Explore', show: Explore, filtering: bySearch(() => true) },
  { id: 'compare', title: 'Compare', show: Compare, filtering: bySearch(isComparable, 'a.') },
  { id: 'pivot', title: 'Pivot', show: PivotView, filtering: bySearch(isPivotable) },
  { id: 'trends', title: 'Trends', show: Trends, filtering: ofTrends },
  { id: 'sold', title: 'Sold', show: Sold, filtering: byOperation('/sold-vehicles/summary') },
  { id: 'vehicle', title: 'Vehicle', show: OneVehicle },
  { id: 'dealer', title: 'Dealer', show: DealerView },
  { id: 'health', title: 'Health', show: Health },
];
