import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Props {
  /** what it is the menu of */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Closes an open menu with Escape, with a choice, and when the keyboard or the pointer goes elsewhere. */
function closing(frame: HTMLElement, shut: () => void): () => void {
  const given = new AbortController();
  const { signal } = given;
  // at once, though the page is drawn anew a moment later: the next Escape is meant for what is behind it
  const close = (): void => {
    given.abort();
    shut();
  };
  const closeHere = (): void => {
    // what is chosen in a menu that closes would be gone together with the keyboard's place
    frame.querySelector('button')?.focus();
    close();
  };
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // a dialog that the menu stands in stays open
      event.preventDefault();
      event.stopPropagation();
      closeHere();
    },
    { signal },
  );
  frame.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!frame.contains(relatedTarget as Node | null)) close();
    },
    { signal },
  );
  frame.querySelector('.menu-items')?.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('button')) closeHere();
    },
    { signal },
  );
  // some browsers give the keyboard to no button that is pressed
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!frame.contains(target as Node)) close();
    },
    { signal },
  );
  return () => given.abort();
}

/** What can be done with a block of the page, behind one sign that opens it. */
export function Menu({ label, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(
    () => (open && frame.current ? closing(frame.current, () => setOpen(false)) : undefined),
    [open],
  );
  return (
    <span class="menu" ref={frame}>
      <button
        type="button"
        class="plain"
        aria-label={`Menu of ${label}`}
        aria-expanded={open}
        title="Save, and more"
        onClick={() => setOpen(!open)}
      >
        ⋯
      </button>
      {open ? <span class="menu-items">{children}</span> : null}
    </span>
  );
}
