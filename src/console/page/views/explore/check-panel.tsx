import { useEffect, useRef, useState } from 'preact/hooks';
import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { type ApiRefusal, ask, asRefusal, urlOf } from '../../api.ts';
import { Copy } from '../../parts/copy.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { SNIPPETS } from '../../parts/snippets.ts';
import type { Request } from '../../request.ts';
import { count } from '../../words.ts';
import type { SearchAnswer } from './answer.ts';
import type { Check, CheckResult } from './check-result.ts';
import { recordsOf } from './gather.ts';
import { Listings } from './listings.tsx';
import { SaveRecords } from './save-records.tsx';
import type { Verdict } from './verdict.ts';

const CLASSES = {
  same: 'verdict good',
  differs: 'verdict bad',
  apart: 'verdict',
  unknown: 'verdict',
} as const;

/** Says whether the number shown is what is found; a difference is shouted. */
function Said({ verdict: { is, words } }: { verdict: Verdict }) {
  return (
    <p role={is === 'differs' ? 'alert' : 'status'} class={CLASSES[is]}>
      {words}
    </p>
  );
}

interface Looked {
  readonly outcome?: CheckResult;
  readonly error?: ApiRefusal | undefined;
  /** everything that was asked for it */
  readonly asked: readonly Request[];
}

/** Looks behind a number once it is known, and again when that is wanted. */
function useCheck(check: Check | undefined): Looked & { again: () => void } {
  const [looked, setLooked] = useState<Looked>({ asked: [] });
  const [round, setRound] = useState(0);
  const isKnown = check !== undefined;
  useEffect(() => {
    if (!check) return undefined;
    const given = new AbortController();
    const asked: Request[] = [];
    const run = async (request: Request): Promise<SearchAnswer> => {
      asked.push(request);
      return (await ask<SearchAnswer>(request, given.signal)).data;
    };
    const tell = (more: Partial<Looked>): void => {
      if (!given.signal.aborted) setLooked({ asked, ...more });
    };
    setLooked({ asked: [] });
    check.run(run).then(
      (outcome) => tell({ outcome }),
      (error: unknown) => tell({ error: asRefusal(error) }),
    );
    return () => given.abort();
  }, [isKnown, round]);
  return { ...looked, again: () => setRound((before) => before + 1) };
}

function Url({ request }: { request: Request }) {
  const url = urlOf(request);
  return (
    <p class="line">
      <code class="url">
        <span class="method">GET</span> {url.slice(location.origin.length)}
      </code>
      <Copy text={() => SNIPPETS.URL?.(url) ?? url}>Copy URL</Copy>
    </p>
  );
}

/** What was asked besides for the comparison. */
function Besides({ asked }: { asked: readonly Request[] }) {
  if (asked.length === 0) return null;
  return (
    <details>
      <summary>
        {count(asked.length)} more {asked.length > 1 ? 'requests' : 'request'} for the comparison
      </summary>
      {asked.map((request) => (
        <Url key={urlOf(request)} request={request} />
      ))}
    </details>
  );
}

/** The records are explored a page at a time, however many were read here. */
const filtersIn = ({ params }: Request): ReadonlyMap<string, string> =>
  new Map([...params].filter(([name]) => name !== 'rows'));

interface Props {
  /** undefined: the number is not known yet */
  readonly check: Check | undefined;
  readonly search: SearchDescription;
  /** parameters that stand in the path of the search */
  readonly inPath: readonly (readonly [string, string])[];
  readonly fields: readonly FieldDescription[];
  readonly photos: boolean;
  readonly onOpen: (params: ReadonlyMap<string, string>) => void;
}

function Behind({ check, search, inPath, fields, photos, onOpen }: Props) {
  const { outcome, error, asked, again } = useCheck(check);
  if (error) return <Fault fault={error} again={again} />;
  if (!outcome) return <Waiting />;
  const { verdict, how, request, found } = outcome;
  const rows = recordsOf(search, found);
  const params = new Map([...inPath, ...filtersIn(request)]);
  return (
    <>
      <Said verdict={verdict} />
      {how ? <p class="how">{how}</p> : null}
      <Url request={request} />
      <Besides asked={asked.filter((one) => one !== request)} />
      <div class="line">
        <span>
          Showing {count(rows.length)} of {count(found.num_found)}.
        </span>
        <button type="button" class="plain" onClick={() => onOpen(params)}>
          Explore them
        </button>
        <SaveRecords name={check?.label ?? ''} search={search} params={params} fields={fields} />
      </div>
      <Listings search={search} rows={rows} fields={fields} photos={photos} />
    </>
  );
}

/** The listings behind a number, over the page. */
export function CheckPanel({ onClose, ...shown }: Props & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="check" aria-labelledby="check-title" onClose={onClose}>
      <article>
        <header>
          <h2 id="check-title">{shown.check?.label ?? 'Records behind this number'}</h2>
          <button type="button" class="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        <Behind {...shown} />
      </article>
    </dialog>
  );
}
