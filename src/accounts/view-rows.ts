/** Rows of the saved views and their alerts (schema.ts). Instants are Unix seconds. */

/** A search of an account, under a name that no other of its views has. */
export interface ViewRow {
  id: string;
  account_id: string;
  name: string;
  /** of the search, below /v2 */
  path: string;
  /** its parameters as a query string, in their canonical form */
  query: string;
  /** address of the console's page where it was saved, from the hash on */
  console: string | null;
  created_at: number;
  updated_at: number;
}

/** What an account is told of a view; a view has one at most. */
export interface AlertRow {
  id: string;
  view_id: string;
  account_id: string;
  market: string;
  /** JSON of AlertTerms (alert-terms.ts) */
  tells: string;
  created_at: number;
  /** grows with each change of the row, so that of two who compare at once one is heard */
  comparisons: number;
  /** which indices it was looked at with, also where they could not be compared */
  looked: string;
  /** version of the data that `seen` is of */
  data_version: string;
  compared_at: number;
  /** how many are in `seen` */
  listings: number;
  /** the listings that the view found, packed (alert-terms.ts) */
  seen: string;
  /** why it is not compared; null: it is */
  fault: string | null;
}

/** What one comparison found. */
export interface AlertEventRow {
  id: string;
  alert_id: string;
  /** number of the comparison of its alert */
  comparison: number;
  created_at: number;
  /** JSON of an EventSummary (alert-terms.ts) */
  told: string;
  /** the listings, packed */
  changes: string;
}
