import type { OperationTold } from '../../../metadata.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Waiting } from '../../parts/states.tsx';
import type { ViewState } from '../../selection.ts';
import { type Asked, useAnswers } from '../../use-answers.ts';
import { vinRequest } from './identity.ts';

interface Recall {
  readonly oemRecallNumber?: string;
  readonly nhtsaNumber?: string;
  readonly status?: string;
  readonly recallType?: string;
  readonly recallIssueDate?: string;
  readonly recallTitle?: string;
  readonly recallDescription?: string;
}

interface Recalls {
  readonly data?: { readonly items?: readonly { readonly recalls?: readonly Recall[] }[] };
}

const column = (name: keyof Recall, title: string): Column<Recall> => ({
  name,
  title,
  text: true,
  value: (recall) => recall[name],
});

const COLUMNS: readonly Column<Recall>[] = [
  column('oemRecallNumber', "Maker's number"),
  column('nhtsaNumber', 'Campaign'),
  column('status', 'Status'),
  column('recallType', 'Type'),
  column('recallIssueDate', 'Issued'),
  column('recallTitle', 'Title'),
];

/** What a refusal means to whoever asked. */
const REFUSED: Readonly<Record<number, string>> = {
  403: 'This key may not ask for recalls: its account has not accepted the terms of the partner.',
  404: 'The server does not answer recalls of this vehicle.',
};

function Answer({ state, asked: { answers, waiting, error } }: { state: ViewState; asked: Asked<Recalls> }) {
  if (error)
    return <p role="status">{`${REFUSED[error.status] ?? 'Recalls are not to be had.'} ${error.message}`}</p>;
  const [answer] = answers;
  if (waiting || !answer) return <Waiting />;
  const recalls = (answer.data.data?.items ?? []).flatMap((item) => item.recalls ?? []);
  if (recalls.length === 0) return <p role="status">No recall of this vehicle is known.</p>;
  return (
    <DataTable
      name="Recalls of the vehicle"
      rows={recalls}
      columns={COLUMNS}
      keyOf={({ oemRecallNumber, nhtsaNumber, recallTitle }) =>
        `${oemRecallNumber} ${nhtsaNumber} ${recallTitle}`
      }
      order={state.setting('recalls-order')}
      onOrder={(order) => state.show({ 'recalls-order': order })}
    />
  );
}

/** Recalls of the vehicle, asked for when they are wanted: they may be a partner's, and cost. */
export function RecallsOf({
  state,
  vin,
  operation,
}: {
  state: ViewState;
  vin: string;
  operation: OperationTold | undefined;
}) {
  const wanted = state.setting('recalls') === 'asked' && operation;
  const asked = useAnswers<Recalls>(wanted ? [vinRequest(wanted, vin)] : []);
  return (
    <section aria-label="Recalls">
      <h3>Recalls</h3>
      {operation ? null : <p>This server has no operation that answers recalls.</p>}
      {operation && !wanted ? (
        <button type="button" class="plain" onClick={() => state.show({ recalls: 'asked' })}>
          Ask for recalls
        </button>
      ) : null}
      {wanted ? (
        <>
          <p>
            <code class="url">
              <span class="method">GET</span> /v2{vinRequest(wanted, vin).path}
            </code>
          </p>
          <Answer state={state} asked={asked} />
        </>
      ) : null}
    </section>
  );
}
