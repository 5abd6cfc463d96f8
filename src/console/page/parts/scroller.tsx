import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A part that scrolls sideways where it is wider than the page; while it does the keyboard reaches it, to scroll it. */
export function Scroller({ label, children }: { label: string; children: ComponentChildren }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const look = (): void => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    // both may change: the page's width, and what is in it
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    return () => sizes.disconnect();
  }, []);
  return (
    <section class="scroll" aria-label={label} ref={frame}>
      {children}
    </section>
  );
}
