import type { ComponentType } from 'preact';
import { later } from '../parts/later.tsx';
import { Compare } from './compare/view.tsx';
import { Explore } from './explore/view.tsx';
import { Health } from './health/view.tsx';
import { PivotView } from './pivot/view.tsx';
import { Sold } from './sold/view.tsx';
import { OneVehicle } from './vehicle/view.tsx';

/** A view of the console: one folder beside this file. It reads its whole state from the address (place.ts). */
interface View {
  /** first word of the address */
  readonly id: string;
  readonly title: string;
  readonly show: ComponentType;
}

const DealerView = later(() => import('./dealer/view.tsx').then((part) => part.DealerView));

/** The views, in the order of the menu; the first is where one begins. */
export const VIEWS: readonly [View, ...View[]] = [
  { id: 'explore', title: 'Explore', show: Explore },
  { id: 'compare', title: 'Compare', show: Compare },
  { id: 'pivot', title: 'Pivot', show: PivotView },
  { id: 'sold', title: 'Sold', show: Sold },
  { id: 'vehicle', title: 'Vehicle', show: OneVehicle },
  { id: 'dealer', title: 'Dealer', show: DealerView },
  { id: 'health', title: 'Health', show: Health },
];
