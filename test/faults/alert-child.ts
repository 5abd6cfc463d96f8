import Database from 'libsql';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { compareAlerts } from '../../src/api/alerts/watch.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { engineClient } from '../../src/engine/client.ts';
import { testApp } from '../market/app.ts';

// Compares alerts once, and is killed at the first statement of the accounts that fits. Arguments: one JSON object.

/** What the child is told. */
export interface AlertTask {
  readonly url: string;
  readonly prefix: string;
  readonly dataDir: string;
  /** regular expression of a statement of the change that notes a comparison */
  readonly statement: string;
  readonly when: 'before' | 'after';
}

const { url, prefix, dataDir, statement, when } = JSON.parse(process.argv[2] ?? '') as AlertTask;
const point = new RegExp(statement);
/** the change that notes a comparison is under way */
let noting = false;

/** Calls what was wrapped, and dies before or after it where it is the point. */
function around<Result>(text: string, call: () => Result): Result {
  noting ||= /^update "alert"/.test(text);
  const isHere = noting && point.test(text);
  if (isHere && when === 'before') process.kill(process.pid, 'SIGKILL');
  const result = call();
  if (isHere) process.kill(process.pid, 'SIGKILL');
  return result;
}

const { exec, prepare } = Database.prototype;
Database.prototype.exec = function (this: Database.Database, text: string) {
  return around(text, () => exec.call(this, text));
};
Database.prototype.prepare = function (this: Database.Database, text: string) {
  return around(text, () => prepare.call(this, text));
} as typeof prepare;

const accounts = await serveAccounts({ dataDir });
const database = await openAccounts({ dataDir });
const client = engineClient({ url });
const { service } = testApp({ client, prefix }, { accounts });
await compareAlerts({ service, table: OPERATIONS, database });
await Promise.all([database.destroy(), accounts.close(), client.close()]);
