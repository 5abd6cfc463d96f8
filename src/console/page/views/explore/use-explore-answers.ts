import { useMemo, useRef } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { isWhole } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import type { SearchAnswer } from './answer.ts';
import type { Failure } from './failure.tsx';
import { openRanges } from './layout.ts';
import { requestsFor, together } from './requests.ts';
import { useEnds } from './use-ends.ts';

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
}

/** Whether the search has to be told more before it answers. */
const isShort = ({ needs, path }: SearchDescription, { params }: Selection): boolean =>
  !isWhole(path, params) || (needs.length > 0 && !needs.some((name) => params.get(name)));

/** What the view asks for, and what became of it. */
export function useExploreAnswers({ search, selection }: Props) {
  const isShortOf = isShort(search, selection);
  const ranges = isShortOf ? [] : openRanges(search, selection);
  const ends = useEnds(search, selection, ranges);
  const requests = ends && !isShortOf ? requestsFor(search, selection, ends) : [];
  const { outcomes, requests: asked, waiting, again } = useAnswers<SearchAnswer>(requests, search.path);
  // a later selection says nothing of answers to an earlier one
  const told = useMemo(() => together(asked, outcomes), [outcomes]);
  const [main] = outcomes;
  const isWaiting = waiting || !ends;
  const answered = useRef(selection.params);
  if (!isWaiting) answered.current = selection.params;
  const exchanges = requests.map((request, at) => {
    const outcome = waiting ? undefined : outcomes[at];
    return { request, answer: outcome && 'answer' in outcome ? outcome.answer : undefined };
  });
  return {
    isShort: isShortOf,
    waiting: isWaiting,
    /** the selection that `found` is of, shown as the page is now */
    asked: { ...selection, params: answered.current },
    again,
    exchanges,
    error: main && 'refused' in main ? main.refused : undefined,
    answer: main && 'answer' in main ? main.answer : undefined,
    found: told?.found,
    failureOf: (field: string): Failure | undefined => {
      const refused = told?.refused.get(field);
      return refused && { refused, again };
    },
  };
}
