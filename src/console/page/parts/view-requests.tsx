import type { Request } from '../request.ts';
import type { ViewState } from '../selection.ts';
import type { RequestAnswers } from '../use-answers.ts';
import { RequestPanel } from './request-panel.tsx';

interface Props {
  readonly state: ViewState;
  readonly asked: readonly {
    readonly requests: readonly Request[];
    readonly asked: Pick<RequestAnswers<unknown>, 'answers' | 'waiting'>;
  }[];
  /** what the requests after the first one are for */
  readonly besides: string;
  /** the first one is a search, whose plan can be told */
  readonly explained?: boolean;
}

/** The requests behind a view, the first one in full. */
export function ViewRequests({ state, asked, besides, explained = false }: Props) {
  const [main, ...others] = asked.flatMap(({ requests, asked: { answers, waiting } }) =>
    requests.map((request, at) => ({ request, answer: waiting ? undefined : answers[at] })),
  );
  const open = state.setting('request') === 'open';
  if (!main) return null;
  return (
    <RequestPanel
      main={main}
      others={others}
      besides={besides}
      explained={explained}
      open={open}
      onToggle={(now) => {
        if (now !== open) state.show({ request: now ? 'open' : undefined });
      }}
    />
  );
}
