import { useEffect, useRef } from 'preact/hooks';

/** A drawing of the chart library at a width; its size follows the page. */
export type Draw = (width: number) => SVGSVGElement | HTMLElement;

/**
 * The library writes its few rules into the drawing, which the page's policy forbids: they are in styles.css. The names
 * that it gives to parts are no words for anybody: the chart has a label of its own.
 */
function tidied(drawing: Element): Element {
  for (const rules of drawing.querySelectorAll('style')) rules.remove();
  for (const part of drawing.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return drawing;
}

/** A chart, drawn anew when `draw` or the width changes. What it tells has to be said in words beside it. */
export function Chart({ draw, label }: { draw: Draw; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useRef(0);
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const paint = (): void => box.replaceChildren(tidied(draw(width.current)));
    // the observer tells widths when the layout is done: to read one would force a layout of the page for each chart
    const sizes = new ResizeObserver(([size]) => {
      const now = Math.floor(size?.contentRect.width ?? 0);
      if (now === 0 || now === width.current) return;
      width.current = now;
      paint();
    });
    if (width.current > 0) paint();
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [draw]);
  return <div class="chart" role="img" aria-label={label} ref={frame} />;
}
