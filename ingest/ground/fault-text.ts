import { errors } from '@elastic/elasticsearch';
import { EngineDown, engineFault } from '../../src/engine/ask.ts';
import { diagnoseEngine, diagnosisText } from '../../src/engine/diagnosis.ts';
import { StoreFault } from '../../src/store/fault.ts';
import { CommandRefusal, EngineFull, LedgerDamaged, WrongUsage } from './outcome.ts';

/** Faults in words. Beside the outcomes, as the search engine's client, which it asks for its kinds, takes a third of the start of a command. */

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
