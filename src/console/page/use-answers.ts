import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Answer, ApiRefusal, asRefusal, urlOf } from './api.ts';
import { askOnce } from './ask-once.ts';
import { hindranceOf } from './knowledge.ts';
import { inOneVersion, type Outcome } from './one-version.ts';
import type { Request } from './request.ts';
import { session } from './session.ts';

export type { Outcome };

/** What several requests gave: the answers before stay until the new ones are there. */
export interface RequestAnswers<Data> {
  /** answers in the order of the requests, once all are answered; of the requests before while `waiting`, and after an error */
  readonly answers: readonly Answer<Data>[];
  /** what became of each request; of the requests before while `waiting` */
  readonly outcomes: readonly Outcome<Data>[];
  /** requests that `outcomes` are of */
  readonly requests: readonly Request[];
  readonly waiting: boolean;
  /** the first refusal */
  readonly error?: ApiRefusal | undefined;
  /** asks again for what was refused */
  again(): void;
}

interface State<Data> {
  readonly answers: readonly Answer<Data>[];
  readonly outcomes: readonly Outcome<Data>[];
  readonly requests: readonly Request[];
  /** what was asked, and how often */
  readonly of: string;
  readonly about: string;
  readonly round: number;
}

/** What becomes of a request. What the key may not use is told, and not asked for. */
async function outcomeOf<Data>(request: Request, signal: AbortSignal): Promise<Outcome<Data>> {
  const why = hindranceOf(request.path);
  if (why) return { refused: new ApiRefusal(403, `This key may not use ${request.path}: ${why}.`) };
  return askOnce<Data>(request, signal).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ refused: asRefusal(error) }),
  );
}

const answersOf = <Data>(outcomes: readonly Outcome<Data>[]): Answer<Data>[] | undefined => {
  const answers = outcomes.flatMap((one) => ('answer' in one ? [one.answer] : []));
  return answers.length === outcomes.length ? answers : undefined;
};

const NOTHING: State<never> = { answers: [], outcomes: [], requests: [], of: '', about: '', round: 0 };

/**
 * Asks for all requests, and again when one of them changes; what is no longer wanted is given up. `about`: what the answers
 * are of; those about something else are none.
 */
export function useAnswers<Data>(requests: readonly Request[], about = ''): RequestAnswers<Data> {
  const [known, setState] = useState<State<Data>>(NOTHING);
  const state: State<Data> = known.about === about ? known : { ...NOTHING, round: known.round };
  const [round, setRound] = useState(0);
  const before = useRef(state);
  before.current = state;
  const wanted = `${session.value?.key}\n${requests.map((one) => urlOf(one)).join('\n')}`;
  // before the browser paints, so that it is asked meanwhile; `wanted` is what the requests say
  useLayoutEffect(() => {
    const given = new AbortController();
    const { of, outcomes: last } = before.current;
    const kept = (at: number): Outcome<Data> | undefined => {
      const known = of === wanted ? last[at] : undefined;
      return known && 'answer' in known ? known : undefined;
    };
    inOneVersion<Data>(requests, (request) => outcomeOf(request, given.signal), kept).then((outcomes) => {
      if (given.signal.aborted) return;
      setState((last) => ({
        answers: answersOf(outcomes) ?? (last.about === about ? last.answers : []),
        outcomes,
        about,
        requests,
        of: wanted,
        round,
      }));
    });
    return () => given.abort();
  }, [wanted, round]);
  const waiting = state.of !== wanted || state.round !== round;
  const refused = state.outcomes.flatMap((one) => ('refused' in one ? [one.refused] : []));
  return {
    answers: state.answers,
    outcomes: state.outcomes,
    requests: state.requests,
    waiting,
    error: waiting ? undefined : refused[0],
    again: () => setRound((count) => count + 1),
  };
}
