import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keys that go on, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Buttons side by side that are one stop of the keyboard: Tab comes to the one that had it last, arrow keys go from one to the
 * next (ARIA Authoring Practices, "roving tabindex").
 */
export function useRoving<Frame extends HTMLElement>(): RefObject<Frame | null> {
  const frame = useRef<Frame>(null);
  const at = useRef(0);
  const buttons = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const mark = (): void => {
    const all = buttons();
    const here = Math.min(at.current, all.length - 1);
    for (const [number, button] of all.entries()) button.tabIndex = number === here ? 0 : -1;
  };
  // whatever was drawn anew
  useEffect(mark);
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const done = new AbortController();
    const listen = <Name extends 'focusin' | 'keydown'>(
      name: Name,
      heed: (event: HTMLElementEventMap[Name]) => void,
    ): void => box.addEventListener(name, heed, { signal: done.signal });
    listen('focusin', ({ target }) => {
      const found = buttons().indexOf(target as HTMLElement);
      if (found >= 0) at.current = found;
      mark();
    });
    listen('keydown', (event) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      const next = buttons()[at.current + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
    return () => done.abort();
  }, []);
  return frame;
}
