import { useLayoutEffect, useState } from 'preact/hooks';
import { type Answer, ask, Refused, urlOf } from './api.ts';
import type { Request } from './request.ts';
import { session } from './session.ts';

/** What several requests gave: the answers before stay until the new ones are there. */
export interface Asked<Data> {
  /** answers in the order of the requests; of the requests before while `waiting` */
  readonly answers: readonly Answer<Data>[];
  /** requests that `answers` are of */
  readonly requests: readonly Request[];
  readonly waiting: boolean;
  readonly error?: Refused;
  /** asks again */
  again(): void;
}

interface State<Data> {
  readonly answers: readonly Answer<Data>[];
  readonly requests: readonly Request[];
  readonly of: string;
  readonly error?: Refused;
}

const asRefused = (error: unknown): Refused =>
  error instanceof Refused ? error : new Refused(0, error instanceof Error ? error.message : String(error));

/** Asks for all requests at once, and again when one of them changes; what is no longer wanted is given up. */
export function useAnswers<Data>(requests: readonly Request[]): Asked<Data> {
  const [state, setState] = useState<State<Data>>({ answers: [], requests: [], of: '' });
  const [round, setRound] = useState(0);
  const wanted = `${session.value?.key}\n${round}\n${requests.map((one) => urlOf(one)).join('\n')}`;
  // before the browser paints, so that it is asked meanwhile; `wanted` is what the requests say
  useLayoutEffect(() => {
    const given = new AbortController();
    Promise.all(requests.map((one) => ask<Data>(one, given.signal))).then(
      (answers) => {
        if (!given.signal.aborted) setState({ answers, requests, of: wanted });
      },
      (error: unknown) => {
        if (!given.signal.aborted) setState((before) => ({ ...before, of: wanted, error: asRefused(error) }));
      },
    );
    return () => given.abort();
  }, [wanted]);
  const { answers, requests: asked, of, error } = state;
  return {
    answers,
    requests: asked,
    waiting: of !== wanted,
    ...(error && of === wanted ? { error } : {}),
    again: () => setRound((before) => before + 1),
  };
}
