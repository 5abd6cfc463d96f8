/**
 * Where an entry of the browser's history was scrolled to: the browser forgets it, as what is shown comes after the
 * address. It is kept with the entry, and taken up again when the page is long enough.
 */

/** So long the page may take to become as long as it was: as long as an answer may take. */
const PATIENCE = 120_000;

interface Entry {
  readonly scroll?: number;
}

function keep(): void {
  history.replaceState({ ...(history.state as Entry | null), scroll: scrollY }, '');
}

/** Scrolls there once there is so much; whoever scrolls meanwhile is left alone. */
function takeUp(scroll: number): void {
  const done = new AbortController();
  const reach = (): void => {
    if (document.documentElement.scrollHeight < scroll + innerHeight) return;
    done.abort();
    scrollTo(0, scroll);
  };
  const sizes = new ResizeObserver(reach);
  done.signal.addEventListener('abort', () => sizes.disconnect());
  for (const event of ['wheel', 'keydown', 'pointerdown', 'popstate'])
    addEventListener(event, () => done.abort(), { once: true, signal: done.signal });
  setTimeout(() => done.abort(), PATIENCE);
  sizes.observe(document.body);
}

/** Keeps where each entry was scrolled to, and goes back there. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('scrollend', keep);
  // a link is followed without an end of scrolling
  addEventListener('click', keep, { capture: true });
  addEventListener('popstate', ({ state }) => {
    const { scroll } = (state ?? {}) as Entry;
    if (scroll !== undefined) takeUp(scroll);
  });
}
