import { useEffect, useRef } from 'preact/hooks';
import type { FieldTold, SearchTold } from '../../../metadata.ts';
import { urlOf } from '../../api.ts';
import { Copy } from '../../parts/copy.tsx';
import { SNIPPETS } from '../../parts/snippets.ts';
import { Fault, Waiting } from '../../parts/states.tsx';
import { useAnswers } from '../../use-answers.ts';
import { count, figure } from '../../words.ts';
import type { Check } from './check.ts';
import { Listings } from './listings.tsx';
import type { Found, Row } from './requests.ts';

/** Says whether the number shown is the number found; a difference is shouted. */
function Verdict({ shown, found }: { shown: number | undefined; found: number | undefined }) {
  if (shown === undefined || found === undefined) {
    return (
      <p role="status" class="verdict">
        {found === undefined
          ? 'Nothing is found to compare with.'
          : `Found: ${figure(found)}. The number is not on the page.`}
      </p>
    );
  }
  if (shown === found) {
    return (
      <p role="status" class="verdict good">
        Shown {figure(shown)}, found {figure(found)}: the same.
      </p>
    );
  }
  return (
    <p role="alert" class="verdict bad">
      Shown {figure(shown)}, found {figure(found)}: they differ by {figure(Math.abs(found - shown))}!
    </p>
  );
}

interface Shown {
  readonly check: Check;
  readonly search: SearchTold;
  readonly fields: readonly FieldTold[];
  readonly photos: boolean;
  readonly onOpen: (params: ReadonlyMap<string, string>) => void;
}

function Behind({ check, search, fields, photos, onOpen }: Shown) {
  const { answers, waiting, error, again } = useAnswers<Found>([check.request]);
  const [answer] = answers;
  const url = urlOf(check.request);
  if (error) return <Fault message={error.message} again={again} />;
  if (!answer || waiting) return <Waiting />;
  const rows = (answer.data[search.list] ?? []) as readonly Row[];
  return (
    <>
      <Verdict shown={check.shown} found={check.found(answer.data)} />
      <p class="line">
        <code class="url">
          <span class="method">GET</span> {url.slice(location.origin.length)}
        </code>
        <Copy text={() => SNIPPETS.URL?.(url) ?? url}>Copy URL</Copy>
      </p>
      <p>
        The first {count(rows.length)} of {count(answer.data.num_found)}.{' '}
        <button type="button" class="plain" onClick={() => onOpen(check.request.params)}>
          Explore them
        </button>
      </p>
      <Listings rows={rows} fields={fields} photos={photos} />
    </>
  );
}

/** The listings behind a number, over the page. */
export function CheckPanel({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="check" aria-labelledby="check-title" onClose={onClose}>
      <article>
        <header>
          <h2 id="check-title">{shown.check.label}</h2>
          <button type="button" class="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        <Behind {...shown} />
      </article>
    </dialog>
  );
}
