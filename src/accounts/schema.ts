import type { Kysely } from 'kysely';

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

/**
 * Steps of the schema, in SQL that SQLite and PostgreSQL read alike; each runs once, in order. A released step is
 * never changed. month_calls and usage are written with every call: no foreign key is looked up for them.
 */
export const STEPS = [
  `CREATE TABLE account (
     id TEXT PRIMARY KEY,
     plan TEXT NOT NULL,
     created_at BIGINT NOT NULL
   );
   CREATE TABLE key (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL REFERENCES account (id),
     name TEXT,
     hash TEXT NOT NULL UNIQUE,
     rights TEXT NOT NULL DEFAULT '',
     created_at BIGINT NOT NULL,
     revoked_at BIGINT
   );`,
  `ALTER TABLE key ADD COLUMN secret_hash TEXT;
   ALTER TABLE key ADD COLUMN expires_at BIGINT;
   ALTER TABLE key ADD COLUMN last_used_at BIGINT;
   CREATE TABLE plan (
     name TEXT PRIMARY KEY,
     settings TEXT NOT NULL
   );
   CREATE TABLE accepted_terms (
     account_id TEXT NOT NULL REFERENCES account (id),
     partner TEXT NOT NULL,
     accepted_at BIGINT NOT NULL,
     PRIMARY KEY (account_id, partner)
   );
   CREATE TABLE token (
     hash TEXT PRIMARY KEY,
     key_id TEXT NOT NULL REFERENCES key (id),
     created_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL
   );
   CREATE INDEX token_by_expiry ON token (expires_at);
   CREATE TABLE month_calls (
     account_id TEXT NOT NULL,
     month TEXT NOT NULL,
     calls BIGINT NOT NULL,
     PRIMARY KEY (account_id, month)
   );
   CREATE TABLE usage (
     account_id TEXT NOT NULL,
     month TEXT NOT NULL,
     operation TEXT NOT NULL,
     status INTEGER NOT NULL,
     calls BIGINT NOT NULL,
     PRIMARY KEY (account_id, month, operation, status)
   );
   CREATE TABLE preferred_dealers (
     account_id TEXT NOT NULL REFERENCES account (id),
     country TEXT NOT NULL,
     dealer_ids TEXT NOT NULL,
     PRIMARY KEY (account_id, country)
   );`,
  // Batch jobs.
  `CREATE TABLE job (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL,
     family TEXT NOT NULL,
     status TEXT NOT NULL,
     parameters TEXT NOT NULL,
     client_reference TEXT,
     webhook_url TEXT,
     created_at BIGINT NOT NULL,
     updated_at BIGINT NOT NULL,
     started_at BIGINT,
     completed_at BIGINT,
     total_records BIGINT,
     processed_records BIGINT NOT NULL,
     failed_records BIGINT NOT NULL,
     error_code TEXT,
     error_message TEXT,
     lease TEXT,
     lease_until BIGINT,
     attempts INTEGER NOT NULL,
     announced INTEGER NOT NULL
   );
   CREATE INDEX job_by_account ON job (account_id, family, id);
   CREATE INDEX job_by_status ON job (status, lease_until);`,
  // Webhooks, and the outbox of their events.
  `CREATE TABLE webhook (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL REFERENCES account (id),
     shown_url TEXT NOT NULL,
     events TEXT NOT NULL,
     sealed TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     stopped_at BIGINT
   );
   CREATE TABLE event (
     id TEXT PRIMARY KEY,
     origin TEXT NOT NULL UNIQUE,
     type TEXT NOT NULL,
     data TEXT NOT NULL,
     created_at BIGINT NOT NULL
   );
   CREATE TABLE sending (
     id TEXT PRIMARY KEY,
     event_id TEXT NOT NULL REFERENCES event (id),
     webhook_id TEXT REFERENCES webhook (id),
     sealed TEXT,
     receiver TEXT NOT NULL,
     state TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     first_at BIGINT,
     next_at BIGINT NOT NULL,
     claim TEXT,
     fault TEXT,
     ended_at BIGINT
   );
   CREATE INDEX sending_waiting ON sending (next_at) WHERE state = 'waiting';
   CREATE INDEX sending_by_event ON sending (event_id);
   CREATE INDEX sending_by_webhook ON sending (webhook_id);`,
  // The webhook of a job has a secret, and is encrypted with it.
  `ALTER TABLE job ADD COLUMN webhook TEXT;
   ALTER TABLE job DROP COLUMN webhook_url;`,
  // Exports came: plans that were kept before have them where the built-in plan of their name has them.
  `UPDATE plan SET settings = replace(settings, '"batch/*"', '"batch/*","*/export"')
   WHERE name NOT IN ('standard', 'enterprise') AND settings NOT LIKE '%"*/export"%';`,
];

/** Version of the schema that this program writes. */
export const ACCOUNTS_VERSION = STEPS.length;

/** Thrown when accounts were written by a newer program. */
export class AccountsTooNew extends Error {
  constructor(version: number) {
    super(
      `the accounts were written by a newer release (version ${version}); this one supports versions up to ${ACCOUNTS_VERSION}`,
    );
  }
}
