import pino from 'pino';
import { currentWork } from '../work.ts';
import { describeError, redactDeep } from './redact.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;
type Write = (line: string) => void;

export type Log = Record<LogLevel, (message: string, fields?: Fields) => void>;

/**
 * One JSON object per line, oldest first, with everything private taken out. `error` as a field becomes plain data; a
 * line that belongs to a request or a job carries its id.
 */
export function createLog({ level = 'info', write }: { level?: LogLevel; write?: Write } = {}): Log {
  const lines = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    write ? { write } : standardStreams(),
  );
  const at =
    (name: LogLevel) =>
    (message: string, fields: Fields = {}) => {
      if (lines.isLevelEnabled(name)) lines[name](toPlain(fields), redactDeep(message) as string);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function toPlain({ error, ...fields }: Fields): Fields {
  const work = currentWork();
  return {
    ...(work && { requestId: work.id }),
    ...(work?.traceId && { traceId: work.traceId }),
    ...(redactDeep(fields) as Fields),
    ...(error !== undefined && { error: describeError(error) }),
  };
}

/**
 * Errors to stderr, the rest to stdout. What is ordinary is written beside the work and flushed when the process ends,
 * also by a crash; an error is written before the next statement runs.
 */
function standardStreams() {
  return pino.multistream(
    [
      { level: 'debug', stream: pino.destination({ dest: 1, sync: false }) },
      { level: 'error', stream: pino.destination({ dest: 2, sync: true }) },
    ],
    { dedupe: true },
  );
}
