/**
 * Why no local engine can be had (docs/decisions, decision 4):
 * - `java_missing`, `java_too_old`, `maven_missing`: install them, or use one of the other ways
 * - `download_failed`: Maven could not fetch or unpack the server
 * - `disk_full`: under 3 GB free, or the disk filled up while fetching
 * - `memory`: too little for a useful heap
 * - `boot_failed`: the server refused to start, or its home cannot be used
 * - `timeout`: it did not answer in time, or another start held the home too long
 * - `port`: every port tried was taken
 * - `not_running`: none runs, and the one who asked only looks
 */
export type EngineUnavailableCode =
  | 'java_missing'
  | 'java_too_old'
  | 'maven_missing'
  | 'download_failed'
  | 'disk_full'
  | 'memory'
  | 'boot_failed'
  | 'timeout'
  | 'port'
  | 'not_running';

/** The three ways to an engine, in the order in which they are tried (docs/decisions, decision 4). */
export const THREE_WAYS =
  'There are three ways to provide a search engine: set ELASTICSEARCH_URL to a running one; ' +
  'run Docker; or install Java 17 or newer together with Maven (mvn).';

/** No local engine: `code` for programs, a message that says what to do for people. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
  readonly code: EngineUnavailableCode;

  constructor(code: EngineUnavailableCode, message: string) {
    super(message);
    this.code = code;
  }
}
