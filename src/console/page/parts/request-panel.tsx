import { useState } from 'preact/hooks';
import { type Answer, ApiRefusal, ask, urlOf } from '../api.ts';
import { hindranceOf } from '../knowledge.ts';
import type { Request } from '../request.ts';
import { milliseconds } from '../words.ts';
import { Copy } from './copy.tsx';
import { SNIPPETS } from './snippets.ts';

interface Explanation {
  readonly plan: object;
  readonly request: readonly object[];
  readonly notes: readonly string[];
}

const EXPLAIN = '/explain';

/** What the plan and the engine request are, told by the server when it is wanted. */
function Explained({ request }: { request: Request }) {
  const url = urlOf(request);
  const [explained, setExplained] = useState<{ of: string; what: Explanation | ApiRefusal }>();
  const tell = (): void => {
    const asked: Request = { path: EXPLAIN, params: new Map([['url', url]]) };
    ask<Explanation>(asked).then(
      ({ data }) => setExplained({ of: url, what: data }),
      (error: unknown) =>
        setExplained({
          of: url,
          what: error instanceof ApiRefusal ? error : new ApiRefusal(0, String(error)),
        }),
    );
  };
  const why = hindranceOf(EXPLAIN);
  if (why) return <p class="hindered">This key may not see the plan and the engine request: {why}.</p>;
  if (explained?.of !== url) {
    return (
      <button type="button" class="plain" onClick={tell}>
        Show the plan and the engine request
      </button>
    );
  }
  const { what } = explained;
  if (what instanceof ApiRefusal) return <p role="alert">{what.message}</p>;
  return (
    <div class="explained">
      <section>
        <h3 id="plan">Plan</h3>
        <textarea readOnly rows={16} aria-labelledby="plan" value={JSON.stringify(what.plan, null, 2)} />
      </section>
      <section>
        <h3 id="engine-request">Engine request</h3>
        <textarea
          readOnly
          rows={16}
          aria-labelledby="engine-request"
          value={what.request.map((line) => JSON.stringify(line, null, 2)).join('\n')}
        />
        {what.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </section>
    </div>
  );
}

/** Where the time went: as it was waited for, and as the server tells. */
function Timings({ answer }: { answer: Answer<unknown> | undefined }) {
  if (!answer) return null;
  return (
    <dl class="timings">
      {[...answer.timings, { name: 'waited', ms: answer.ms }].map(({ name, ms }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{milliseconds(ms)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Exchange {
  readonly request: Request;
  readonly answer: Answer<unknown> | undefined;
}

interface Props {
  /** the request that the page shows, and what else it had to ask */
  readonly main: Exchange;
  readonly others: readonly Exchange[];
  /** what the others are for */
  readonly besides?: string;
  /** its plan can be told */
  readonly explained?: boolean;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The request behind the page, in a line that opens: its exact URL, as programs write it, its plan, its times. */
export function RequestPanel({
  main,
  others,
  besides = 'other values to choose from, and map points',
  explained = true,
  open,
  onToggle,
}: Props) {
  const url = urlOf(main.request);
  const target = url.slice(location.origin.length);
  return (
    <details
      class="request"
      aria-label="Request"
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary title={`The request behind this page, its plan and its times: GET ${target}`}>
        <span class="method">API request</span>
        {others.length > 0 ? <small>1 of {others.length + 1}</small> : null}{' '}
        <code class="url">GET {target}</code>
      </summary>
      <code class="whole">{target}</code>
      <span class="copies">
        {Object.entries(SNIPPETS).map(([name, write]) => (
          <Copy key={name} text={() => write(url)}>{`Copy ${name}`}</Copy>
        ))}
      </span>
      <Timings answer={main.answer} />
      {explained ? <Explained request={main.request} /> : null}
      {others.length > 0 ? (
        <>
          <h3>Other requests: {besides}</h3>
          <ul>
            {others.map(({ request, answer }) => (
              <li key={urlOf(request)}>
                <code>{urlOf(request).slice(location.origin.length)}</code>
                <Timings answer={answer} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
