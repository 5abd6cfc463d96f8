import { useEffect, useState } from 'preact/hooks';
import { send } from '../../api.ts';
import { hindranceOf } from '../../knowledge.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { count } from '../../words.ts';
import { Events } from './events.tsx';
import type { SavedView } from './saved-view.ts';
import { useChange } from './use-change.ts';
import { useResource } from './use-resource.ts';

/** What is told, as the interface takes it. */
interface Tells {
  readonly arrived: boolean;
  readonly left: boolean;
  readonly price_change: string;
  readonly price_threshold?: number;
}

interface AnsweredAlert extends Tells {
  readonly listings: number;
  readonly data_version: string;
  readonly fault?: string;
}

const AT_FIRST: Tells = { arrived: true, left: true, price_change: 'any' };
const PRICES = [
  ['any', 'any change of price'],
  ['amount', 'a change of at least this amount'],
  ['percent', 'a change of at least this percentage'],
  ['none', 'no change of price'],
] as const;

const byThreshold = ({ price_change }: Tells): boolean =>
  price_change === 'amount' || price_change === 'percent';

/** What of a form is sent. */
const sent = ({ arrived, left, price_change, price_threshold }: Tells): Tells => ({
  arrived,
  left,
  price_change,
  ...(byThreshold({ arrived, left, price_change }) ? { price_threshold: price_threshold ?? 0 } : {}),
});

interface Choosing {
  readonly tells: Tells;
  readonly onChange: (tells: Tells) => void;
}

function Choices({ tells, onChange }: Choosing) {
  return (
    <>
      {(['arrived', 'left'] as const).map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={tells[name]}
            onChange={({ currentTarget: { checked } }) => onChange({ ...tells, [name]: checked })}
          />{' '}
          what {name}
        </label>
      ))}
      <label>
        Prices{' '}
        <select
          value={tells.price_change}
          onChange={({ currentTarget: { value } }) => onChange({ ...tells, price_change: value })}
        >
          {PRICES.map(([word, text]) => (
            <option key={word} value={word}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {byThreshold(tells) ? (
        <label>
          Threshold{' '}
          <input
            type="number"
            min={0}
            step="any"
            required
            value={tells.price_threshold ?? ''}
            onInput={({ currentTarget: { value } }) => onChange({ ...tells, price_threshold: Number(value) })}
          />
        </label>
      ) : null}
    </>
  );
}

interface Setting {
  readonly view: SavedView;
  readonly alert: AnsweredAlert | undefined;
  readonly again: () => void;
}

/** Sets, changes and ends the alert of a view. */
function Settings({ view, alert, again }: Setting) {
  const [tells, setTells] = useState<Tells>(alert ?? AT_FIRST);
  const { busy, refused, make } = useChange();
  useEffect(() => setTells(alert ?? AT_FIRST), [alert]);
  const path = `/views/${view.view_id}/alert`;
  return (
    <form
      class="line"
      onSubmit={(event) => {
        event.preventDefault();
        make(() => send('PUT', path, sent(tells)), again);
      }}
    >
      <span>After each delivery tell</span>
      <Choices tells={tells} onChange={setTells} />
      <button type="submit" disabled={busy}>
        {alert ? 'Change the alert' : 'Set the alert'}
      </button>
      {alert ? (
        <button
          type="button"
          class="plain"
          disabled={busy}
          onClick={() => make(() => send('DELETE', path), again)}
        >
          End the alert
        </button>
      ) : null}
      {refused ? <span role="alert">{refused.message}</span> : null}
    </form>
  );
}

/** The alert on a view: what is told, whether it can be compared, and what it found last. */
export function Alert({ view, again }: { view: SavedView; again: () => void }) {
  const path = `/views/${view.view_id}/alert`;
  const why = hindranceOf(path);
  const told = useResource<AnsweredAlert>(view.has_alert && !why ? path : undefined);
  const alert = view.has_alert ? told.data : undefined;
  if (why) return <p class="empty">This key may not use alerts: {why}.</p>;
  if (told.refused) return <Fault fault={told.refused} again={told.again} />;
  if (view.has_alert && !alert) return <Waiting />;
  const changed = (): void => {
    again();
    told.again();
  };
  return (
    <div class="alert">
      <Settings view={view} alert={alert} again={changed} />
      {alert?.fault ? <p role="alert">It cannot be compared at the moment: {alert.fault}</p> : null}
      {alert ? (
        <p>
          {count(alert.listings)} listings are watched since version {alert.data_version}. Events also go to
          the webhooks of the account.
        </p>
      ) : null}
      {alert ? <Events view={view} /> : null}
    </div>
  );
}
