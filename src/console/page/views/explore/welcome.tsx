import { useState } from 'preact/hooks';
import { keep, kept } from '../../storage.ts';

const READ = 'forecourt-console-welcome';

/** What the page is, to whoever sees it for the first time in this browser. */
export function Welcome() {
  const [read, setRead] = useState(kept(READ) !== undefined);
  if (read) return null;
  return (
    <aside class="welcome" aria-label="About this page">
      <p>
        Choose values on the left, drag over a histogram or draw a circle on the map: everything on the page
        then counts what is left. Click any number to see the listings behind it and how it was checked. The
        address holds all of it, so a link shows somebody else the same page.
      </p>
      <button
        type="button"
        class="plain"
        onClick={() => {
          keep(READ, 'read');
          setRead(true);
        }}
      >
        Got it
      </button>
    </aside>
  );
}
