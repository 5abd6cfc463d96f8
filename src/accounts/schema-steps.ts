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
  // Exports came: plans that were kept before and exclude batch jobs exclude them, standard and enterprise aside.
  `UPDATE plan SET settings = replace(settings, '"batch/*"', '"batch/*","*/export"')
   WHERE name NOT IN ('standard', 'enterprise') AND settings NOT LIKE '%"*/export"%';`,
  // Saved views and their alerts; plans that were kept before and exclude batch jobs exclude alerts, standard and enterprise aside.
  `CREATE TABLE saved_view (
     id TEXT PRIMARY KEY,
     account_id TEXT NOT NULL REFERENCES account (id),
     name TEXT NOT NULL,
     path TEXT NOT NULL,
     query TEXT NOT NULL,
     console TEXT,
     created_at BIGINT NOT NULL,
     updated_at BIGINT NOT NULL,
     UNIQUE (account_id, name)
   );
   CREATE TABLE alert (
     id TEXT PRIMARY KEY,
     view_id TEXT NOT NULL UNIQUE REFERENCES saved_view (id),
     account_id TEXT NOT NULL,
     market TEXT NOT NULL,
     tells TEXT NOT NULL,
     created_at BIGINT NOT NULL,
     comparisons BIGINT NOT NULL,
     looked TEXT NOT NULL,
     data_version TEXT NOT NULL,
     compared_at BIGINT NOT NULL,
     listings BIGINT NOT NULL,
     seen TEXT NOT NULL,
     fault TEXT
   );
   CREATE INDEX alert_by_account ON alert (account_id);
   CREATE INDEX alert_by_market ON alert (market, looked);
   CREATE TABLE alert_event (
     id TEXT PRIMARY KEY,
     alert_id TEXT NOT NULL REFERENCES alert (id),
     comparison BIGINT NOT NULL,
     created_at BIGINT NOT NULL,
     told TEXT NOT NULL,
     changes TEXT NOT NULL
   );
   CREATE INDEX alert_event_by_alert ON alert_event (alert_id, comparison);
   UPDATE plan SET settings = replace(settings, '"batch/*"', '"batch/*","*/alert"')
   WHERE name NOT IN ('standard', 'enterprise') AND settings NOT LIKE '%"*/alert"%';`,
  // Who may load (./postgres/loader-lease.ts); in a file nobody asks for it, as one machine alone has it.
  `CREATE TABLE loader_lease (
     name TEXT PRIMARY KEY,
     token BIGINT NOT NULL,
     holder TEXT NOT NULL,
     expires_at DOUBLE PRECISION NOT NULL
   );`,
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
