import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';
import { writtenFields } from './log-fields.ts';

/** The log is written in pieces, and what there is of one ten times a second; a process that ends writes what is left. */
const PIECES = { sync: false, minLength: 8192, periodicFlush: 100 };

/** Version of the Elastic Common Schema whose names are used. */
const SCHEMA = '8.11.0';

/** The log of a serving process: one JSON object a line, on stderr. `to`: elsewhere. */
export const openLog = (
  { logLevel: level }: Pick<Settings, 'logLevel'>,
  to: DestinationStream = pino.destination({ dest: 2, ...PIECES }),
): Logger =>
  pino(
    {
      level,
      messageKey: 'message',
      timestamp: () => `,"@timestamp":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ 'log.level': label }),
        bindings: ({ pid, hostname }) => ({
          'process.pid': pid,
          'host.hostname': hostname,
          'service.name': 'forecourt',
          'ecs.version': SCHEMA,
        }),
        log: writtenFields,
      },
    },
    to,
  );
