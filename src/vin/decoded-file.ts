import { rmSync } from 'node:fs';
import Database from 'libsql';
import type { DecodedVehicle } from './decoded-vehicle.ts';

/** Most vehicles that are kept: more builds than were ever sold, and an end to what made-up VINs can fill. */
const MOST = 1_000_000;
/** Waits for another process that writes. */
const WAIT_MS = 5000;

/** What the driver says of a file that is damaged, or none of its own. */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** What was decoded before, by anybody who shares the state directory. What cannot be read there counts as not decoded. */
export interface DecodedFile {
  get(key: string): DecodedVehicle | undefined;
  /** keeps vehicles by their keys where that can be done: on a full disk they are decoded again */
  keep(vehicles: ReadonlyMap<string, DecodedVehicle>): void;
  close(): void;
}

function open(file: string): DecodedFile {
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = ${WAIT_MS}`);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec('CREATE TABLE IF NOT EXISTS decoded (key TEXT PRIMARY KEY, vehicle TEXT NOT NULL)');
  const find = database.prepare('SELECT vehicle FROM decoded WHERE key = ?');
  const add = database.prepare(
    `INSERT OR IGNORE INTO decoded SELECT ?, ? WHERE coalesce((SELECT max(rowid) FROM decoded), 0) < ${MOST}`,
  );
  const addAll = database.transaction((vehicles: ReadonlyMap<string, DecodedVehicle>) => {
    for (const [key, vehicle] of vehicles) add.run(key, JSON.stringify(vehicle));
  });
  return {
    get(key) {
      try {
        const row = find.get(key) as { readonly vehicle: string } | undefined;
        return row && (JSON.parse(row.vehicle) as DecodedVehicle);
      } catch {
        return undefined;
      }
    },
    keep(vehicles) {
      if (vehicles.size === 0) return;
      try {
        addAll(vehicles);
      } catch {
        // the answer is known all the same
      }
    },
    close: () => database.close(),
  };
}

const isDamaged = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && DAMAGED.includes(String(error.code));

/**
 * Opens the file, or makes it; one that is damaged is begun anew. Its driver is synchronous: for worker threads alone.
 */
export function openDecoded(file: string): DecodedFile {
  try {
    return open(file);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
    return open(file);
  }
}
