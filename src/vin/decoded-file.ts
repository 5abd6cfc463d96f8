import Database from 'libsql';
import type { DecodedVehicle } from './decoded.ts';

/** Most vehicles that are kept: more builds than were ever sold, and an end to what made-up VINs can fill. */
const MOST = 1_000_000;
/** Waits for another process that writes. */
const WAIT_MS = 5000;

/** What was decoded before, by anybody who shares the state directory. */
export interface DecodedFile {
  get(key: string): DecodedVehicle | undefined;
  set(key: string, vehicle: DecodedVehicle): void;
  close(): void;
}

/** Opens the file, or makes it. Its driver is synchronous: for worker threads alone. */
export function openDecoded(file: string): DecodedFile {
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec('CREATE TABLE IF NOT EXISTS decoded (key TEXT PRIMARY KEY, vehicle TEXT NOT NULL)');
  const find = database.prepare('SELECT vehicle FROM decoded WHERE key = ?');
  const add = database.prepare(
    `INSERT OR IGNORE INTO decoded SELECT ?, ? WHERE coalesce((SELECT max(rowid) FROM decoded), 0) < ${MOST}`,
  );
  return {
    get(key) {
      const row = find.get(key) as { readonly vehicle: string } | undefined;
      return row && (JSON.parse(row.vehicle) as DecodedVehicle);
    },
    set: (key, vehicle) => void add.run(key, JSON.stringify(vehicle)),
    close: () => database.close(),
  };
}
