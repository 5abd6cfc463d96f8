import type { OperationDescription } from '../../../metadata.ts';
import type { ApiRefusal } from '../../api.ts';
import { hindranceOf, knowledge } from '../../knowledge.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { type RequestAnswers, useAnswers } from '../../use-answers.ts';

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
  column('oemRecallNumber', "Manufacturer's number"),
  column('nhtsaNumber', 'Campaign'),
  column('status', 'Status'),
  column('recallType', 'Type'),
  column('recallIssueDate', 'Issued'),
  column('recallTitle', 'Title'),
  column('recallDescription', 'Description'),
];

const PARTNER = 'recalls';

/** Why the key may not ask, and how it may. */
function NotAccepted({ why }: { why: string }) {
  const keyId = knowledge.value?.caller.keyId ?? 'KEY-ID';
  return (
    <div role="status">
      <p>This key may not ask for recalls: {why}.</p>
      <p>
        The operator of the server can accept the terms for the account with{' '}
        <code>{`forecourt keys accept-terms ${keyId} ${PARTNER}`}</code>; then load this page again.
      </p>
    </div>
  );
}

/** An answer without recalls, in words. */
function Refusal({ error, again }: { error: ApiRefusal; again: () => void }) {
  const { status, message, mayPass } = error;
  if (status === 403) return <NotAccepted why={message} />;
  if (status === 422) return <p role="status">There is no recall information for this vehicle: {message}</p>;
  if (status === 400) return <p role="status">Recalls need a complete VIN: {message}</p>;
  return (
    <Fault fault={{ message: `Recalls are unavailable at the moment. ${message}`, mayPass }} again={again} />
  );
}

function Answer({ state, asked }: { state: ViewState; asked: RequestAnswers<Recalls> }) {
  const { answers, waiting, error, again } = asked;
  if (error) return <Refusal error={error} again={again} />;
  const [answer] = answers;
  if (waiting || !answer) return <Waiting />;
  const recalls = (answer.data.data?.items ?? []).flatMap((item) => item.recalls ?? []);
  if (recalls.length === 0) return <p role="status">This vehicle has no recalls.</p>;
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

interface Props {
  readonly state: ViewState;
  readonly vin: string;
  readonly operation: OperationDescription;
}

/** Asks when that is wanted. */
function Asking({ state, vin, operation }: Props) {
  const isWanted = state.setting('recalls') === 'asked';
  const request = requestOf(operation.path, [['vin', vin]]);
  const asked = useAnswers<Recalls>(isWanted ? [request] : []);
  if (!isWanted) {
    return (
      <button type="button" class="plain" onClick={() => state.show({ recalls: 'asked' })}>
        Show recalls
      </button>
    );
  }
  return (
    <>
      <p>
        <code class="url">
          <span class="method">GET</span> /v2{request.path}
        </code>
      </p>
      <Answer state={state} asked={asked} />
    </>
  );
}

/** Recalls of the vehicle, asked for when they are wanted: they may be a partner's, and cost. */
export function RecallsOf({
  operation,
  ...shown
}: Omit<Props, 'operation'> & { operation: OperationDescription | undefined }) {
  const why = operation && hindranceOf(operation.path);
  return (
    <section aria-label="Recalls">
      <h3>Recalls</h3>
      {operation ? null : <p>This server has no operation for recalls.</p>}
      {why ? <NotAccepted why={why} /> : null}
      {operation && !why ? <Asking {...shown} operation={operation} /> : null}
    </section>
  );
}
