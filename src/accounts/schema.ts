import type { Kysely } from 'kysely';
import type { AlertEventRow, AlertRow, ViewRow } from './view-rows.ts';

/** The tables of the accounts, the same in SQLite and PostgreSQL. Instants are Unix seconds, months are YYYY-MM in UTC. */
export interface Tables {
  account: { id: string; plan: string; created_at: number };
  key: {
    id: string;
    account_id: string;
    name: string | null;
    /** SHA-256 of the key */
    hash: string;
    /** separated by commas */
    rights: string;
    created_at: number;
    revoked_at: number | null;
    /** SHA-256 of the OAuth client secret */
    secret_hash: string | null;
    expires_at: number | null;
    last_used_at: number | null;
  };
  /** plans that differ from the built-in ones, and further ones; settings are the JSON of a Plan */
  plan: { name: string; settings: string };
  accepted_terms: { account_id: string; partner: string; accepted_at: number };
  /** OAuth tokens by their SHA-256; an ended one is gone */
  token: { hash: string; key_id: string; created_at: number; expires_at: number };
  /** calls of a month that count against the plan */
  month_calls: { account_id: string; month: string; calls: number };
  usage: { account_id: string; month: string; operation: string; status: number; calls: number };
  /** dealer_ids is a JSON list */
  preferred_dealers: { account_id: string; country: string; dealer_ids: string };
  /** batch jobs (src/jobs/) */
  job: JobRow;
  /** where an account is told of events; `sealed` is a Target (./target.ts), encrypted (./seal.ts) */
  webhook: {
    id: string;
    account_id: string;
    /** for people to read: without userinfo, query and fragment */
    shown_url: string;
    /** separated by commas */
    events: string;
    sealed: string;
    created_at: number;
    /** the receiver said that it is gone */
    stopped_at: number | null;
  };
  /** what happened; of one origin there is one event */
  event: { id: string; origin: string; type: string; data: string; created_at: number };
  /** an event on its way to one receiver */
  sending: {
    id: string;
    event_id: string;
    /** null: `sealed` is a receiver that is told this once */
    webhook_id: string | null;
    sealed: string | null;
    /** those to one receiver follow each other */
    receiver: string;
    state: SendingState;
    attempts: number;
    first_at: number | null;
    /** not before this; while it is being sent: when another process may take it over */
    next_at: number;
    /** of the process that sends it */
    claim: string | null;
    /** why the last attempt failed */
    fault: string | null;
    ended_at: number | null;
  };
  /** named searches of an account */
  saved_view: ViewRow;
  /** what an account is told of a view */
  alert: AlertRow;
  /** what an alert has found, of each the latest ones */
  alert_event: AlertEventRow;
}

/** A batch job as it is kept. */
export interface JobRow {
  id: string;
  account_id: string;
  family: string;
  status: string;
  /** JSON of the parameters that it was submitted with */
  parameters: string;
  client_reference: string | null;
  /** URL and secret of the webhook that was sent with it, encrypted; not shown again */
  webhook: string | null;
  created_at: number;
  updated_at: number;
  /** when it was claimed last */
  started_at: number | null;
  completed_at: number | null;
  total_records: number | null;
  processed_records: number;
  failed_records: number;
  error_code: string | null;
  error_message: string | null;
  /** names the run that has it, and the file of its results */
  lease: string | null;
  /** nobody else claims it before */
  lease_until: number | null;
  /** times it was claimed and not given back */
  attempts: number;
  /** 1: whoever wants to know has been told that it ended */
  announced: number;
}

/** waiting: for its first or next attempt, or being sent; given up: a day of attempts failed, or the receiver is gone */
type SendingState = 'waiting' | 'sent' | 'given up';

/** The accounts, whatever they are kept in; `destroy` closes them. */
export type AccountsDatabase = Kysely<Tables>;
