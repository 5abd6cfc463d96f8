import { useEffect, useState } from 'preact/hooks';

/** The width of a box in whole pixels, as it is now; 0: it is not laid out yet. */
export function useWidth(box: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    // the observer tells widths when the layout is done: to read one would force a layout of the page for each box
    const sizes = new ResizeObserver(([size]) => setWidth(Math.floor(size?.contentRect.width ?? 0)));
    if (box.current) sizes.observe(box.current);
    return () => sizes.disconnect();
  }, []);
  return width;
}
