import { effect, signal } from '@preact/signals';
import { type Address, formatAddress, parseAddress } from './address.ts';

/** Where the page is: the one state that is shown, kept in the browser's address. */
export const currentAddress = signal<Address>(parseAddress(location.hash));

const follow = (): void => {
  currentAddress.value = parseAddress(location.hash);
};
addEventListener('popstate', follow);
addEventListener('hashchange', follow);

const last = new Map<string, Address>();
effect(() => {
  last.set(currentAddress.value.view, currentAddress.value);
});

/** Where a view was left, with everything that was chosen there; at first its beginning. */
export const leftAt = (view: string): Address => last.get(view) ?? { view, path: '', params: new Map() };

/** Goes to an address; back leads to where one was. `replace`: it takes the place of what is shown. */
export function go(address: Address, how: 'push' | 'replace' = 'push'): void {
  const hash = formatAddress(address);
  if (hash === location.hash) return;
  if (how === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  currentAddress.value = parseAddress(hash);
}
