import { type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

/** The log is written in pieces, and what there is of one ten times a second; a process that ends writes what is left. */
const PIECES = { sync: false, minLength: 8192, periodicFlush: 100 };

/** The log of a serving process: one JSON object a line, on stderr. */
export const openLog = ({ logLevel: level }: Pick<Settings, 'logLevel'>): Logger =>
  pino({ level }, pino.destination({ dest: 2, ...PIECES }));
