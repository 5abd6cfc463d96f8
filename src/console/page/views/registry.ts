import type { ComponentType } from 'preact';
import { later } from '../parts/later.tsx';
import { Explore } from './explore/view.tsx';

/** Loaded when it is first looked at. */
const Trends = later(() => import('./trends/view.tsx').then((part) => part.TrendsView));

/** A view of the console: one folder beside this file. It reads its whole state from the address (place.ts). */
interface View {
  /** first word of the address */
  readonly id: string;
  readonly title: string;
  readonly show: ComponentType;
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
  { id: 'explore', title: 'Explore', show: Explore },
  { id: 'compare', title: 'Compare', show: Compare },
  { id: 'pivot', title: 'Pivot', show: PivotView },
  { id: 'trends', title: 'Trends', show: Trends },
  { id: 'sold', title: 'Sold', show: Sold },
  { id: 'vehicle', title: 'Vehicle', show: OneVehicle },
  { id: 'dealer', title: 'Dealer', show: DealerView },
  { id: 'health', title: 'Health', show: Health },
];
