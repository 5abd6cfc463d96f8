import { errors } from '@elastic/elasticsearch';
import { EngineDown, engineFault } from '../../src/engine/ask.ts';
import { diagnoseEngine, diagnosisText } from '../../src/engine/diagnosis.ts';
import { StoreFault } from '../../src/store/fault.ts';

/** How a command can end other than well (feeds.md section 1, exit codes). Anything else that is thrown is exit code 1. */

/** The delivery or request is not acceptable; nothing was changed. Exit code 3. */
export class CommandRefusal extends Error {
  readonly exitCode = 3;
}

/** Another machine has taken over, as this one stood still for longer than its lease lasted. Exit code 3. */
export class LeaseLost extends CommandRefusal {
  constructor() {
    super(
      'another machine has taken over loading, for this one had not renewed its lease: nothing was changed since. Load there, or stop it and run the same command again',
    );
  }
}

/** There is nothing to do it with: no delivery was loaded. Exit code 3. */
export class NothingLoaded extends CommandRefusal {}

/** The files hold no row for the market. Exit code 3. */
export class NoRows extends CommandRefusal {}

/** The command was called wrongly: an unknown name, a missing file, an unusable map. Exit code 2. */
export class WrongUsage extends Error {
  readonly exitCode = 2;
}

/** A disk of the search engine has no room for a load; the message says which and how much it needs. Exit code 1. */
export class EngineFull extends Error {
  constructor(what: string) {
    super(`the search engine's disk is full: ${what}`);
  }
}

/** A ledger's file is damaged. Exit code 1. */
export class LedgerDamaged extends Error {
  constructor(file: string, found: string, options?: ErrorOptions) {
    super(
      `the ledger ${file} is damaged: ${found}. Nothing was changed, and the live data is still served. Restore the ` +
        'ledger from a backup (forecourt restore --replace DIR), then load the deliveries made since',
      options,
    );
  }
}

/** Exit code for whatever a command threw: 3 refused, 2 wrong usage, 1 anything else. */
export const exitCodeOf = (error: unknown): 1 | 2 | 3 =>
  error instanceof CommandRefusal || error instanceof WrongUsage ? error.exitCode : 1;

const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EACCES: 'permission denied',
  EROFS: 'the file system is read-only',
};

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** No node could be asked, or the connection to it ended, in whatever words; what comes by way of a worker has lost its kind. */
const isUnreachable = (error: Error): boolean =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.NoLivingConnectionsError ||
  /ECONNREFUSED|ENOTFOUND|ECONNRESET|socket hang up|other side closed/.test(error.message);

/** What a person should read about an error: a full disk, a dead engine and the like in plain words. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // says all there is to say, whatever codes its words quote
  if (
    [CommandRefusal, WrongUsage, EngineFull, LedgerDamaged, StoreFault].some((kind) => error instanceof kind)
  )
    return error.message;
  const diagnosis = diagnoseEngine(error);
  if (diagnosis) return diagnosisText(diagnosis);
  const code = codeOf(error);
  if (code && SYSTEM_FAULTS[code]) return `${SYSTEM_FAULTS[code]}: ${error.message}`;
  // a worker tells the words alone, without the code
  if (/EADDRINUSE/.test(error.message))
    return `something listens there already; set PORT to another port: ${error.message}`;
  if (/No space left on device|failed to write .*space/i.test(error.message))
    return `the disk is full: ${error.message}`;
  if (/flood-stage|disk usage exceeded|create-index blocked/.test(error.message)) {
    return `the search engine's disk is full and it refuses writes; free some space there. It said: ${error.message}`;
  }
  if (isUnreachable(error)) return `the search engine is not responding: ${error.message}`;
  // its words are of several lines: what kind of fault, then its causes
  if (error instanceof errors.ElasticsearchClientError && engineFault(error) instanceof EngineDown) {
    const said = error.message.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
    return `the search engine could not do this now: ${said}. When it is well (forecourt doctor), run the same command again`;
  }
  return error.message;
}
